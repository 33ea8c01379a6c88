/** Properties with which a remote can hide the page or take its clicks. */
const HIDING = [
  'display',
  'visibility',
  'opacity',
  'pointer-events',
  'transform',
  'filter',
  'clip-path',
] as const;

/** Takes back attributes and inline styles that hide html, body or the root of the page. */
export function showPage(document: Document): void {
  const root = document.getElementById('root');
  for (const element of [document.documentElement, document.body, root]) {
    if (!element) continue;
    element.hidden = false;
    element.removeAttribute('inert');
    for (const property of HIDING) element.style.removeProperty(property);
  }
}
