import { expect, test } from '../../fixtures/portal';
import { openHistory, readSavedRows, savedBy } from '../../pages/history';
import { signIn } from '../../pages/sign-in';

// The browser's date differs from the country's for most of the day.
test.use({ timezoneId: 'America/Los_Angeles' });

test('insights open in history, load their charts then, and give each as picture, table and file', async ({
  page,
  portal,
}) => {
  await signIn(page, portal.origin);
  await openHistory(page);
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.getByText('Past 30 days').click();
  await page.getByText('Insights', { exact: true }).click();
  await expect(page).toHaveURL(/view=insights/);
  const card = (name: string) => page.getByRole('region', { name, exact: true });
  for (const name of [
    'Orders by hour and weekday',
    'Delivery time',
    'Waiting at pickup',
    'Expected against actual',
    'Fee against distance',
    'Outlets compared',
    'Cancel reasons',
  ])
    await expect(card(name)).toBeVisible();
  expect(scripts.length).toBeGreaterThan(0);

  const time = card('Delivery time');
  await expect(time.getByRole('img')).toHaveAccessibleName(/half by \d+ min, 9 in 10 by \d+ min/);
  await time.getByRole('button', { name: 'Export Delivery time' }).click();
  const csv = await savedBy(page, () => time.getByRole('button', { name: 'CSV: Delivery time' }).click());
  expect(csv.name).toMatch(/^delivery-time_\d{4}-\d\d-\d\d_\d{4}-\d\d-\d\d\.csv$/);
  const inFile = readSavedRows(csv.content).reduce((sum, row) => sum + Number(row['orders']), 0);
  await time.getByRole('button', { name: 'Table: Delivery time' }).press('Enter');
  await expect(time.getByRole('row').last()).toContainText(`All${inFile}100%`);
  await time.getByRole('region', { name: 'Delivery time' }).focus();

  await page.getByRole('button', { name: 'Export Fee against distance' }).click();
  const svg = await savedBy(page, () =>
    card('Fee against distance').getByRole('button', { name: 'SVG: Fee against distance' }).click(),
  );
  expect(svg.content.toString()).toMatch(/^<svg[^>]* xmlns="http:\/\/www\.w3\.org\/2000\/svg"/);
  expect(svg.content.toString()).not.toContain('var(');

  const countPlacedOrders = async () =>
    Number((await card('Orders by hour and weekday').getByText(/^\d+$/).first().innerText()).trim());
  const one = await countPlacedOrders();
  await page.getByRole('switch', { name: 'Include all outlets' }).click();
  await expect(card('Outlets compared')).toContainText(/^Outlets compared.*4 outlets with/s);
  expect(await countPlacedOrders()).toBeGreaterThan(one);

  await page.reload();
  await expect(card('Delivery time')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('table', { name: 'Orders' })).toBeVisible();
});
