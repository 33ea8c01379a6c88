import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../fixtures/bulk-portal';
import { workbook } from '../../pages/bulk-file';
import { buildCityRows, CITIES, type City } from '../../pages/city-orders';
import { signIn } from '../../pages/sign-in';

const COUNT = 50;
const MOST_CLICKS = 8;

const WALKED = process.env['COURIER_DEEP'] ? CITIES : CITIES.filter(({ name }) => name === 'Berlin');

const originIn = (origin: string, { host }: City) => origin.replace('://', `://${host}`);

/** Clicks that count, from the tab of bulk orders on. */
function countedClicks() {
  let clicks = 0;
  return {
    click: async (control: Locator) => {
      clicks += 1;
      await control.click();
    },
    clicks: () => clicks,
  };
}

async function openFile(page: Page, click: (control: Locator) => Promise<void>, city: City): Promise<void> {
  await click(page.getByRole('link', { name: 'Bulk order' }));
  const chooser = page.waitForEvent('filechooser');
  await click(page.getByRole('button', { name: 'Choose a file' }));
  await (await chooser).setFiles(workbook(buildCityRows(city, COUNT)));
}

/** The button that a user presses next: the most urgent one on the page. */
async function nextButton(page: Page): Promise<Locator> {
  const main = page.locator('main');
  const byUrgency = [
    page.getByRole('dialog').getByRole('button', { name: `Place ${COUNT} orders` }),
    ...[/^Confirm \d+ pins?/, /^Check \d+ (rows|pins?)$/, /^Repair \d+ rows?$/, /^Place \d+ orders$/].map(
      (name) => main.getByRole('button', { name }),
    ),
  ].map((button) => button.first());
  const anyButton = byUrgency.reduce((one, other) => one.or(other));
  await anyButton.first().waitFor();
  for (const button of byUrgency) if (await button.isVisible()) return button;
  return anyButton.first();
}

for (const city of WALKED)
  test(`fifty clean orders of ${city.name} are placed with ${MOST_CLICKS} clicks at most`, async ({
    page,
    portal,
  }) => {
    const origin = originIn(portal.origin, city);
    await signIn(page, origin, city.email);
    const began = Date.now();
    const { click, clicks } = countedClicks();
    await openFile(page, click, city);
    const isPlaced = () => /\/order-tracking\//.test(page.url());
    while (!isPlaced() && clicks() < MOST_CLICKS) {
      const button = await nextButton(page);
      const text = await button.innerText();
      const dialog = page.getByRole('dialog');
      const isAsked = (await dialog.count()) > 0;
      await click(button);
      // The dialog repeats the text of its button; every other step replaces it.
      if (isAsked) await page.waitForURL(/\/order-tracking\//);
      else if (text === `Place ${COUNT} orders`) await dialog.waitFor();
      else await expect(page.getByRole('button', { name: text, exact: true })).toHaveCount(0);
    }
    expect(isPlaced()).toBe(true);
    test.info().annotations.push({
      type: 'walk',
      description: `${city.name}: ${clicks()} clicks, ${((Date.now() - began) / 1000).toFixed(1)} s`,
    });
    expect(clicks()).toBeLessThanOrEqual(MOST_CLICKS);
    await expect(page.getByRole('button', { name: new RegExp(city.names[0] ?? '') }).first()).toBeVisible();
  });
