const TYPING = 'input, textarea, select, [contenteditable=true]';

export default function (component) {
  const { data: [wanted], parentElement } = component;
  const root = parentElement.querySelector('i');
  const state = root.realmgen ||= {};
  const within = (key, what) => document.querySelector(`.st-key-${key} :is(${what})`);
  const enter = tries => {
    const field = within(wanted.into, 'input');
    if (field) field.focus();
    else if (tries) setTimeout(() => enter(tries - 1), 30);
  };
  if (wanted.into && wanted.turn !== state.wanted?.turn) enter(20);
  state.wanted = wanted;
  if (state.hear) return state.leave;
  state.hear = event => {
    const typing = event.target.closest?.(TYPING);
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    if (typing) {
      const ours = typing.matches('input[type=text], input[type=search]') && !typing.matches('[role=combobox]');
      if (ours && (event.key === 'Escape' || event.key === 'Enter')) typing.blur();
      return;
    }
    const { fields, opens } = state.wanted, key = event.key.toLowerCase();
    const found = fields[key] ? within(fields[key], 'input, textarea') : opens[key] && within(opens[key], 'button');
    if (!found || found.disabled) return;
    event.preventDefault();
    if (fields[key]) found.focus();
    else found.click();
  };
  document.addEventListener('keydown', state.hear);
  state.leave = () => document.removeEventListener('keydown', state.hear);
  return state.leave;
}
