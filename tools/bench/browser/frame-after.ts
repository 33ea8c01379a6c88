import type { ElementHandle, Locator, Page } from '@playwright/test';

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

/** Presses what the pointer has come to, as a person does. To look for what lies under it would lay out the page first. */
export async function press(page: Page, target: Locator | ElementHandle): Promise<void> {
  await target.hover({ force: true });
  await page.evaluate('new Promise((shown) => requestAnimationFrame(() => setTimeout(shown)))');
  await page.mouse.down();
  await page.mouse.up();
}
