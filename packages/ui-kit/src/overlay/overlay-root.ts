const ID = 'courier-overlays';

/**
 * Parent of dialogs and drawers. Not the body: there antd blocks scrolling by a style element without a
 * nonce, which the content security policy refuses, and the page never scrolls.
 */
export function overlayRoot(): HTMLElement {
  const known = document.getElementById(ID);
  if (known) return known;
  const root = Object.assign(document.createElement('div'), { id: ID });
  document.body.append(root);
  return root;
}
