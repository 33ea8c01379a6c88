/** Longest wait in milliseconds: a page in the background paints no frame. */
const LONGEST_MS = 200;

/** Resolves when the current content is painted; parallel calls resolve in their order. */
export const framePainted = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, LONGEST_MS);
  });

const PAINTED = 'courier:first-paint-painted';

export const markPainted = (): unknown => performance.mark(PAINTED);

/** With a warm cache, the large scripts would otherwise run before the prerendered HTML is painted. */
export function firstPaintPainted(): Promise<void> {
  const isShown = document.documentElement.dataset['firstPaint'] === 'shown';
  return isShown && performance.getEntriesByName(PAINTED).length === 0 ? framePainted() : Promise.resolve();
}
