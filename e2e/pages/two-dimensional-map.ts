import { expect, type Locator, type Page } from '@playwright/test';

/** Coordinates as numbers with four or more decimals. */
const COORDINATES = /\d{1,3}\.\d{4,}/;

/** The size of the illustration on the landing page. */
const INVENTED_CITY = 'svg[viewBox="0 0 1600 1200"]';

/** Waits until Leaflet has drawn the map, and checks that this device keeps the choice. */
export async function expectTwoDimensions(page: Page, map: Locator): Promise<void> {
  await expect(map).toHaveAttribute('data-map', 'ready');
  await expect(map.locator('.leaflet-container')).toBeVisible();
  await expect(map.locator('.maplibregl-map')).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('map-drawing'))).toBe('canvas');
  await expect(page.locator(INVENTED_CITY)).toHaveCount(0);
  await expect(page.getByText('The map could not be shown')).toHaveCount(0);
  expect(await map.innerText()).not.toMatch(COORDINATES);
  // Key hints are only in the pin's description for screen readers.
  await expect(map.locator('[aria-hidden="true"]', { hasText: 'Arrow keys' })).toHaveCount(0);
}

/** Number of pixels that the vectors of one pane cover: `overlay` for routes, `areas` for delivery areas. */
export const countDrawnPixels = (map: Locator, pane: 'overlay' | 'areas'): Promise<number> =>
  map.evaluate((frame, name) => {
    let count = 0;
    for (const canvas of frame.querySelectorAll<HTMLCanvasElement>(`.leaflet-${name}-pane canvas`)) {
      const pen = canvas.getContext('2d');
      if (!pen || canvas.width === 0 || canvas.height === 0) continue;
      const { data } = pen.getImageData(0, 0, canvas.width, canvas.height);
      for (let index = 3; index < data.length; index += 4) if (data[index]) count += 1;
    }
    return count;
  }, pane);

/** Middle of an element on the page. */
export async function findMiddle(element: Locator): Promise<{ x: number; y: number }> {
  const box = await element.boundingBox();
  if (!box) throw new Error('The element is not on the page');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Drags with the mouse from one point of the page. */
export async function dragBy(
  page: Page,
  from: { x: number; y: number },
  [right, down]: readonly [right: number, down: number],
): Promise<void> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + right / 2, from.y + down / 2, { steps: 4 });
  await page.mouse.move(from.x + right, from.y + down, { steps: 4 });
  await page.mouse.up();
}
