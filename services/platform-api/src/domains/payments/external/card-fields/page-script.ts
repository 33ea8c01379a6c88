/**
 * Connects the fields of a provider with the portal around the frame. Messages of the portal: `init` with labels,
 * direction and colours, `check`, `read`. Messages to it: `loaded`, `height`, `valid`, `card`, `failed`.
 */
export const PAGE_SCRIPT = `
const { parentOrigin, values } = JSON.parse(document.getElementById('values').textContent);
const send = (message) => parent.postMessage({ source: 'courier-card', ...message }, parentOrigin);
const sendHeight = () => send({ kind: 'height', height: document.documentElement.offsetHeight });
const page = {
  setValid: (isValid) => send({ kind: 'valid', isValid }),
  showError: (field, isWrong) => {
    document.getElementById(field).dataset.wrong = String(isWrong);
  },
};
let fields = null;
const start = async (init) => {
  document.documentElement.lang = init.language;
  document.documentElement.dir = init.direction;
  document.title = init.labels.number;
  for (const [name, label] of Object.entries(init.labels))
    document.getElementById(name + '-label').textContent = label;
  const root = document.documentElement.style;
  for (const [name, colour] of Object.entries(init.colours)) root.setProperty('--' + name, colour);
  fields = await startFields(values, { ...page, ...init });
  new ResizeObserver(sendHeight).observe(document.body);
};
addEventListener('message', ({ source, origin, data }) => {
  if (source !== parent || origin !== parentOrigin) return;
  const fail = () => send({ kind: 'failed' });
  if (data.kind === 'init') void start(data).then(() => send({ kind: 'ready' }), fail);
  else if (data.kind === 'check') fields?.check();
  else if (data.kind === 'read')
    Promise.resolve(fields?.read()).then((card) => send({ kind: 'card', card: card ?? null }), () => send({ kind: 'card', card: null }));
});
send({ kind: 'loaded' });
`;
