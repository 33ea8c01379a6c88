import type { ElementHandle, Locator, Page } from '@playwright/test';

/**
 * As text, because compiled functions refer to names outside the page. Milliseconds from an event to the
 * first frame with the expected content.
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

/** Clicks at the pointer's position, because a lookup of the target would force a layout. */
export async function press(page: Page, target: Locator | ElementHandle): Promise<void> {
  await target.hover({ force: true });
  await page.evaluate('new Promise((shown) => requestAnimationFrame(() => setTimeout(shown)))');
  await page.mouse.down();
  await page.mouse.up();
}
