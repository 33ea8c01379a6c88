const ID = 'courier-development-problems';

/** Set one by one, because the CSP refuses style attributes and sheets without its nonce. */
const STYLE: Readonly<Record<string, string>> = {
  position: 'fixed',
  'inset-inline': '0',
  'inset-block-end': '0',
  'z-index': '2147483647',
  'max-block-size': '45vh',
  overflow: 'auto',
  margin: '0',
  padding: '12px 16px',
  background: '#2b0b0b',
  color: '#ffd9d9',
  font: '13px/1.5 ui-monospace, monospace',
  'white-space': 'pre-wrap',
  'text-align': 'left',
};

/** Shows the source errors of each app at the bottom of the page. */
export function createProblemList(page: Document): (app: string, problems: readonly string[]) => void {
  const byApp = new Map<string, readonly string[]>();
  return (app, problems) => {
    byApp.set(app, problems);
    page.getElementById(ID)?.remove();
    const lines = [...byApp].flatMap(([name, texts]) => texts.map((text) => `${name}: ${text}`));
    if (lines.length === 0) return;
    const list = page.createElement('pre');
    list.id = ID;
    list.lang = 'en';
    list.dir = 'ltr';
    list.setAttribute('role', 'alert');
    for (const [name, value] of Object.entries(STYLE)) list.style.setProperty(name, value);
    list.textContent = lines.join('\n');
    page.body.append(list);
  };
}
