/** Resolves once all of the html has been read, its data at the end included; before any deferred script runs. */
export const untilRead = (page: Document = document): Promise<void> =>
  page.readyState === 'loading'
    ? new Promise((read) => page.addEventListener('readystatechange', () => read(), { once: true }))
    : Promise.resolve();
