import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures/portal';
import { signIn } from '../pages/sign-in';

const SIDES = ['above', 'below', 'start', 'end'] as const;

/** The focus ring: line widths and distance from the element, in pixels. */
const focusRing = (link: Locator) =>
  link.evaluate((element) => {
    const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(element);
    return {
      line: `${outlineStyle} ${outlineWidth}`,
      width: parseFloat(outlineWidth),
      offset: parseFloat(outlineOffset),
    };
  });

/** Pixels on each side of a link, where its ring is drawn; nothing outside the window. */
async function capturePixelsAround(page: Page, link: Locator, ring: { width: number; offset: number }) {
  const { x, y, width, height } = (await link.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const out = ring.offset + ring.width;
  const clips = [
    { x, y: y - out, width, height: ring.width },
    { x, y: y + height + ring.offset, width, height: ring.width },
    { x: x - out, y, width: ring.width, height },
    { x: x + width + ring.offset, y, width: ring.width, height },
  ];
  const pictures: (Buffer | null)[] = [];
  for (const clip of clips) pictures.push(await page.screenshot({ clip }).catch(() => null));
  return pictures;
}

test('a link of the top bar that is reached by key shows the focus ring on every side', async ({
  page,
  portal,
}) => {
  await signIn(page, portal.origin);
  await page.goto(`${portal.origin}/order-tracking`);
  await expect(page.getByRole('tab').first()).toBeVisible();
  const links = page.getByRole('banner').getByRole('link');
  await expect(links).toHaveCount(6);
  // Switches the page to keyboard focus.
  await page.keyboard.press('Tab');
  for (const link of await links.all()) {
    await link.focus();
    const ring = await focusRing(link);
    expect(ring).toMatchObject({ line: 'solid 2px' });
    const shown = await capturePixelsAround(page, link, ring);
    await page.getByRole('tab').first().focus();
    const hidden = await capturePixelsAround(page, link, ring);
    const seen = SIDES.filter((_, index) => {
      const [drawn, bare] = [shown[index], hidden[index]];
      return drawn && bare && !drawn.equals(bare);
    });
    expect(seen).toEqual([...SIDES]);
  }
});
