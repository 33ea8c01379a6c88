/** Milliseconds after which nobody waits for a frame any longer: a page in the background paints none. */
const LONGEST_MS = 200;

/** Resolves once what stands on the page now is painted; for whoever asks first, first. */
export const framePainted = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, LONGEST_MS);
  });
