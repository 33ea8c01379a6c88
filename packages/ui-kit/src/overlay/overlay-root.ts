const ID = 'courier-overlays';

/**
 * Parent of dialogs and drawers. Not the body itself: there antd stops the page from scrolling by a style element
 * without a nonce, which the content policy refuses, and the page never scrolls anyway.
 */
export function overlayRoot(): HTMLElement {
  const known = document.getElementById(ID);
  if (known) return known;
  const root = Object.assign(document.createElement('div'), { id: ID });
  document.body.append(root);
  return root;
}
