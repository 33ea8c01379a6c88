import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/bulk-portal';
import { signInReading } from '../../pages/sign-in';

const sheetPath = (name: string) =>
  fileURLToPath(new URL(`../../../packages/sheet-reader/src/testing/cases/${name}`, import.meta.url));

interface Shop {
  origin: string;
  country: 'de' | 'sg' | 'tr';
}

/** Opens the bulk page of the country's demo shop in English, and a sheet there by its file. */
async function openShopSheet(page: Page, { origin, country }: Shop, file: string) {
  await signInReading(page, origin.replace('localhost', `${country}.localhost`), {
    locale: `en_${country.toUpperCase()}`,
    email: `owner.${country}@demo.test`,
  });
  await page.getByRole('link', { name: 'Bulk order' }).click();
  await page.locator('input[type="file"]').setInputFiles(sheetPath(file));
  await expect(page.getByRole('heading', { level: 1, name: file })).toBeVisible();
}

/** The end of a heading of the grid, in pixels from the window's left edge. */
async function findHeadingEdges(page: Page, name: string) {
  const box = await page.getByRole('columnheader', { name }).boundingBox();
  if (!box) throw new Error(`no heading ${name}`);
  return { left: box.x, right: box.x + box.width };
}

// The dates of the files are past one day, so no journey asks whether their rows are good.
test('a Turkish sheet with cash, date and time shows all three beside the map without scrolling', async ({
  page,
  portal,
}) => {
  await openShopSheet(page, { origin: portal.origin, country: 'tr' }, 'tr-own-list-optional-headings.csv');
  const row = page.getByRole('row', { name: /Ayşe Demirel/ });
  for (const words of ['Kapıda nakit', '01.12.2026', '18:30', 'Zile basmayın'])
    await expect(row.getByRole('gridcell', { name: words, exact: true })).toBeAttached();
  await expect(page.getByRole('button', { name: 'Map', pressed: true })).toBeVisible();
  const found = await findHeadingEdges(page, 'Found');
  for (const heading of ['Payment Ödeme', 'Date Tarih', 'Time Saat'])
    expect((await findHeadingEdges(page, heading)).right).toBeLessThanOrEqual(found.left + 1);
});

test('a German sheet with semicolons keeps the commas of an address', async ({ page, portal }) => {
  await openShopSheet(page, { origin: portal.origin, country: 'de' }, 'de-semicolon-many-commas.csv');
  const row = page.getByRole('row', { name: /Anna Berg/ });
  await expect(
    row.getByRole('gridcell', { name: 'Torstraße 61, Vorderhaus, 2. OG, links, Klingel Berg, Berlin' }),
  ).toBeAttached();
  await expect(row.getByRole('gridcell', { name: '12,50', exact: true })).toBeAttached();
  await expect(page.getByRole('radio', { name: 'Good 2' })).toBeAttached();
});

test('of a shop system’s export in Singapore, the refunded order is left out and named, and two lines are one order', async ({
  page,
  portal,
}) => {
  await openShopSheet(page, { origin: portal.origin, country: 'sg' }, 'sg-square-like.csv');
  await expect(page.getByText('row 4, Lim Hui')).toBeVisible();
  const row = page.getByRole('row', { name: /Tan Wei/ });
  await expect(row.getByRole('gridcell', { name: '#55: 2 × Tea, 1 × Cake' })).toBeAttached();
});
