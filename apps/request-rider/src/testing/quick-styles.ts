/** jsdom computes all rules of every style tag for each call; the forms need none of it. */
const SHOWN = { display: 'block', visibility: 'visible', opacity: '1', getPropertyValue: () => '' };

export function stubComputedStyles(): void {
  window.getComputedStyle = () => SHOWN as unknown as CSSStyleDeclaration;
}
