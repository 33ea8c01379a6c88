/** Milliseconds after which nobody waits for a frame any longer: a page in the background paints none. */
const LONGEST_MS = 200;

/** Resolves once what stands on the page now is painted; for whoever asks first, first. */
export const framePainted = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, LONGEST_MS);
  });

const { dataset } = document.documentElement;

/** The early script has seen its first paint painted. */
export function notePainted(): void {
  if (dataset['firstPaint'] === 'shown') dataset['firstPaint'] = 'painted';
}

/** Read from the cache, the large scripts would run before what the early one has shown is painted. */
export const firstPaintPainted = (): Promise<void> =>
  dataset['firstPaint'] === 'shown' ? framePainted() : Promise.resolve();
