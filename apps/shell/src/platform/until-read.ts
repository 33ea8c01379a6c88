/** Resolves when the HTML is parsed, including the data at its end; before deferred scripts run. */
export const untilRead = (page: Document = document): Promise<void> =>
  page.readyState === 'loading'
    ? new Promise((read) => page.addEventListener('readystatechange', () => read(), { once: true }))
    : Promise.resolve();
