import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '../../fixtures/bulk-portal';
import { chooseFile, openBulk, placeFile, sheetRows, workbook } from '../../pages/bulk-file';
import { besidePage } from '../../pages/beside-page';
import { signIn } from '../../pages/sign-in';

const tomorrow = () => new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);

test('rows that became invalid stay with their reason, the others are placed, and the history shows both', async ({
  page,
  portal,
}) => {
  const rows = sheetRows(9, 'Part').map((row, index) => {
    if (index < 2) return { ...row, amount: 'free' };
    if (index > 5) return row;
    return { ...row, delivery_type: 'scheduled', delivery_date: tomorrow(), delivery_time: '12:00' };
  });
  await signIn(page, portal.origin, 'solo@demo.test');
  await openBulk(page);
  await chooseFile(page, workbook(rows));
  await expect(page.locator('main header').getByText('Ready, some rows to repair')).toBeVisible();
  // Later deliveries are switched off between the check and the placement.
  writeFileSync(join(portal.dataDir, 'flags.json'), JSON.stringify({ pre_order: false }));
  await placeFile(page, 7);
  await expect(page.getByText('3 placed, 6 with errors')).toBeVisible();
  await expect(page.getByText('Orders placed: 3. Rows left: 6.')).toBeVisible();
  writeFileSync(join(portal.dataDir, 'flags.json'), '{}');
  const placed = await (await besidePage(portal.origin, 'solo@demo.test', 'v4001')).ordersByDescription();
  expect([...placed.keys()].filter((description) => description.startsWith('Part')).sort()).toEqual([
    'Part 6',
    'Part 7',
    'Part 8',
  ]);

  await page.getByRole('button', { name: 'Another file' }).click();
  await page.getByRole('button', { name: /9 rows.*3 placed, 6 with errors/ }).click();
  await expect(page).toHaveURL(/\/bulk-order\/v4001\/[0-9a-f-]{36}$/);
  for (let look = 0; look < 2; look += 1) {
    await expect(page.getByRole('heading', { name: '6 failed' })).toBeVisible();
    await page.getByText(/^All 9$/).click();
    const summary = page.getByLabel('Summary of the file');
    await expect(summary).toContainText(/solo@demo\.test.*Rows in total9.*to be placed0.*placed3.*Errors6/);
    await page.getByText(/^Good 3$/).click();
    await expect(page.getByRole('table', { name: 'Rows of the file' })).toContainText('Placed');
    await page.getByText(/^With errors 6$/).click();
    await expect(page.getByText(/^Not placed/).first()).toBeVisible();
    await page.reload();
  }
});
