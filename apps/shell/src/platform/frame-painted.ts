/** Milliseconds after which nobody waits for a frame any longer: a page in the background paints none. */
const LONGEST_MS = 200;

/** Resolves once what stands on the page now is painted; for whoever asks first, first. */
export const framePainted = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, LONGEST_MS);
  });

const PAINTED = 'courier:first-paint-painted';

/** The early script has seen its first paint painted. */
export const notePainted = (): unknown => performance.mark(PAINTED);

/** Read from the cache, the large scripts would run before what the early one has shown is painted. */
export function firstPaintPainted(): Promise<void> {
  const isShown = document.documentElement.dataset['firstPaint'] === 'shown';
  return isShown && performance.getEntriesByName(PAINTED).length === 0 ? framePainted() : Promise.resolve();
}
