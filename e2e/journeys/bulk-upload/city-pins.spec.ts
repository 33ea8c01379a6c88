import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../fixtures/bulk-portal';
import { workbook } from '../../pages/bulk-file';
import { buildCityRows, CITIES, type City } from '../../pages/city-orders';
import { signIn } from '../../pages/sign-in';
import { expectTwoDimensions } from '../../pages/two-dimensional-map';

const COUNT = 50;
const MOST_CLICKS = 8;

const WALKED = process.env['COURIER_DEEP'] ? CITIES : CITIES.filter(({ name }) => name === 'Berlin');

const findCity = (name: string): City => {
  const city = CITIES.find((each) => each.name === name);
  if (!city) throw new Error(`${name} has no orders`);
  return city;
};

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
    ...[
      /^Confirm \d+ markers?/,
      /^Check \d+ (rows|markers?)$/,
      /^Repair \d+ rows?$/,
      /^Place \d+ orders$/,
    ].map((name) => main.getByRole('button', { name })),
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

interface CheckedRow {
  row_number: number;
  order: { place: { latitude: number; longitude: number } | null };
}

/** Row numbers whose pins the test moves, and by how many degrees of latitude: 0.5, 1.3 and 5 km. */
const SEEDS: Readonly<Record<number, number>> = { 9: 0.0045, 21: -0.012, 35: 0.045 };

/** Lets the server answer wrong places for the rows of `SEEDS`. */
const moveFoundPins = (page: Page) =>
  page.route(/\/bulk-job\/(create$|detail\/)/, async (route) => {
    const url = new URL(route.request().url());
    // Only browsers resolve subdomains of localhost.
    const headers = { ...route.request().headers(), host: url.host };
    url.hostname = 'localhost';
    const answer = await route.fetch({ url: url.href, headers });
    const text = await answer.text();
    const job = JSON.parse(text, (key, value: unknown) => {
      if (key === 'orders' && Array.isArray(value))
        for (const { row_number: number, order } of value as CheckedRow[]) {
          const north = SEEDS[number];
          if (north !== undefined && order.place) order.place.latitude += north;
        }
      return value;
    }) as unknown;
    await route.fulfill({ response: answer, json: job });
  });

for (const name of ['Taipei', 'Singapore'])
  test(`three pins of ${name} that are found 0.5 to 5 km beside their addresses are shown before anything is placed`, async ({
    page,
    portal,
  }) => {
    const city = findCity(name);
    await moveFoundPins(page);
    await signIn(page, originIn(portal.origin, city), city.email);
    await openFile(page, (control) => control.click(), city);
    await page.getByRole('button', { name: `Check ${COUNT} rows` }).click();
    await page.getByRole('button', { name: /^(Check \d+ markers|Repair \d+ rows)$/ }).click();
    const review = page.getByRole('region', { name: 'Markers on the map' }).first();
    await expect(review.getByRole('heading', { name: 'Something does not fit 3' })).toBeVisible();
    await expectTwoDimensions(page, review.getByRole('region', { name: /^Markers|^Where/ }));
    for (const number of Object.keys(SEEDS))
      await expect(
        review.getByRole('button', { name: new RegExp(`^Row ${number} .*second look-up`) }),
      ).toBeVisible();
  });
