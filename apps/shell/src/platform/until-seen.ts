type Page = Document & { prerendering?: boolean };

/** Whether the browser opened the page ahead, out of sight. */
export const isOpenedAhead = (page: Page = document): boolean => page.prerendering === true;

/**
 * Resolves once somebody looks at the page: at once, unless it was opened ahead. Whatever depends on the session, the
 * language or the appearance is read after that.
 */
export const untilSeen = (page: Page = document): Promise<void> =>
  isOpenedAhead(page)
    ? new Promise((seen) => page.addEventListener('prerenderingchange', () => seen(), { once: true }))
    : Promise.resolve();
