/** jsdom works out every rule of every style tag for each call; forms ask hundreds of times and need none of it. */
const SHOWN = { display: 'block', visibility: 'visible', opacity: '1', getPropertyValue: () => '' };

export function stubComputedStyles(): void {
  window.getComputedStyle = () => SHOWN as unknown as CSSStyleDeclaration;
}
