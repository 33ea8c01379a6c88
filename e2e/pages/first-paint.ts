import type { Page } from '@playwright/test';

/** The html's own form, before the screen's code is there. */
export const firstPaint = (page: Page) => page.locator('#first-paint');
export const firstAddress = (page: Page) => firstPaint(page).getByRole('combobox');

/** Holds the code of a screen back until the returned function is called. */
export async function holdScreen(page: Page, remote = 'request-rider'): Promise<() => void> {
  let release: () => void = () => undefined;
  const until = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(new RegExp(`/remotes/${remote}/.*\\.js$`), async (route) => {
    await until;
    await route.continue();
  });
  return () => release();
}

const marked = (page: Page, name: string) =>
  page.waitForFunction((mark) => performance.getEntriesByName(mark).length > 0, name);

export const untilFirstPaint = (page: Page) => marked(page, 'courier:first-paint');
export const untilTakenOver = (page: Page) => marked(page, 'courier:taken-over');

/** Opens a screen whose code is held back, as far as its first paint. */
export async function openHeld(page: Page, address: string): Promise<() => void> {
  const release = await holdScreen(page);
  await page.goto(address, { waitUntil: 'commit' });
  await untilFirstPaint(page);
  return release;
}

/** Where fields, main button and header stand in a part of the page, whole pixels. */
export const placesIn = (page: Page, scope: '#first-paint' | '#root') =>
  page.evaluate((selector) => {
    const parts = document.querySelectorAll<HTMLElement>(
      ['header', '[data-field] input:not([type="radio"])', '[data-field] textarea', '[data-press]']
        .map((part) => `${selector} ${part}`)
        .join(),
    );
    return [...parts]
      .filter((part) => part.getClientRects().length > 0)
      .map((part) => {
        const { x, y, width, height } = part.getBoundingClientRect();
        const field = part.closest<HTMLElement>('[data-field]')?.dataset['field'] ?? part.tagName;
        return [field, ...[x, y, width, height].map(Math.round)].join(' ');
      });
  }, scope);

/** Counts from now on what moves without anybody's doing. */
export async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const counted = { sum: 0 };
    Object.assign(window, { courierShifts: counted });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) counted.sum += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () =>
    page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const { courierShifts } = window as unknown as { courierShifts: { sum: number } };
          requestAnimationFrame(() => requestAnimationFrame(() => resolve(courierShifts.sum)));
        }),
    );
}
