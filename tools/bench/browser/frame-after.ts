import type { Page } from '@playwright/test';

/**
 * As text: compiled functions refer to names that do not exist in the page. From an event to the first frame that shows
 * what is looked for, in milliseconds.
 */
export const WATCH = `
  window.frameAfter = (event, selector) => new Promise((resolve) => {
    let from = 0;
    const start = () => { from = performance.now(); };
    window.addEventListener(event, start, { capture: true });
    const look = () => {
      const found = from > 0 && document.querySelector(selector);
      if (!found) return;
      observer.disconnect();
      window.removeEventListener(event, start, { capture: true });
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - from)));
    };
    const observer = new MutationObserver(look);
    observer.observe(document.body, { childList: true, subtree: true, attributes: true });
  });
`;

/** Milliseconds between the event that `act` causes and the frame that shows `selector`. */
export async function frameAfter(
  page: Page,
  event: string,
  selector: string,
  act: () => Promise<unknown>,
): Promise<number> {
  const measured = page.evaluate(`window.frameAfter(${JSON.stringify(event)}, ${JSON.stringify(selector)})`);
  await act();
  return (await measured) as number;
}

/** For a click that is measured: to find out first what lies under the pointer lays out the page, which no person does. */
export const AT_ONCE = { force: true } as const;
