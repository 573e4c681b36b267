const TYPING = 'input, textarea, select, [contenteditable=true]';

export default function (component) {
  const { data: [wanted], parentElement } = component;
  const root = parentElement.querySelector('i');
  const state = root.realmgen ||= {};
  state.wanted = wanted;
  if (state.hear) return state.leave;
  const within = (key, what) => document.querySelector(`.st-key-${key} :is(${what})`);
  state.hear = event => {
    const typing = event.target.closest?.(TYPING);
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    if (typing) {
      const own = Object.values(state.wanted.fields).some(key => typing.closest(`.st-key-${key}`));
      if (own && (event.key === 'Escape' || event.key === 'Enter')) typing.blur();
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
