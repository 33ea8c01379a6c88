type Page = Document & { prerendering?: boolean };

/** Whether the browser is prerendering the page. */
export const isOpenedAhead = (page: Page = document): boolean => page.prerendering === true;

/**
 * Resolves at once, or at the activation of a prerendered page. Session, language and appearance must be read
 * after that.
 */
export const waitForActivation = (page: Page = document): Promise<void> =>
  isOpenedAhead(page)
    ? new Promise((seen) => page.addEventListener('prerenderingchange', () => seen(), { once: true }))
    : Promise.resolve();
