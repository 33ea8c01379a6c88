import type { Page } from '@playwright/test';

export const firstPaint = (page: Page) => page.locator('#first-paint');
export const firstAddress = (page: Page) => firstPaint(page).getByRole('combobox');

/** Delays the code of a screen until the returned function is called. */
export async function delayScreen(page: Page, remote = 'request-rider'): Promise<() => void> {
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

/** Opens the prerendered HTML of a screen whose code is delayed. */
export async function openHeld(page: Page, address: string): Promise<() => void> {
  const release = await delayScreen(page);
  await page.goto(address, { waitUntil: 'commit' });
  await untilFirstPaint(page);
  return release;
}

/** Positions of fields, main button and header in a part of the page, in whole pixels. */
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

/** Records layout shifts without user input: element, from and to. */
export async function watchShifts(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const moved: string[] = [];
    Object.assign(window, { courierShifts: moved });
    const formatRect = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].join(' ');
    type Shift = {
      sources: { node?: Element; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
    };
    new PerformanceObserver((list) => {
      for (const { sources } of list.getEntries() as unknown as Shift[])
        for (const { node, previousRect, currentRect } of sources)
          moved.push(
            `${node?.outerHTML?.slice(0, 120)}: ${formatRect(previousRect)} > ${formatRect(currentRect)}`,
          );
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () =>
    page.evaluate(
      () =>
        new Promise<string[]>((resolve) => {
          const { courierShifts } = window as unknown as { courierShifts: string[] };
          requestAnimationFrame(() => requestAnimationFrame(() => resolve(courierShifts)));
        }),
    );
}
