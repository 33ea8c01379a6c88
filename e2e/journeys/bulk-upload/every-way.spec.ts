import { expect, test } from '../../fixtures/bulk-portal';
import { pressOn, tabTo } from '../../pages/by-keyboard';
import { chooseFile, placeFile, sheetRows, workbook } from '../../pages/bulk-file';
import { besidePage } from '../../pages/beside-page';
import { signIn } from '../../pages/sign-in';

test('a file is chosen, repaired and placed with the keyboard alone', async ({ page, portal }) => {
  const rows = sheetRows(3, 'Keys').map((row, index) => (index === 1 ? { ...row, amount: 'free' } : row));
  await signIn(page, portal.origin, 'solo@demo.test');
  await pressOn(page, page.getByRole('link', { name: 'Bulk order' }));
  const chooser = page.waitForEvent('filechooser');
  await pressOn(page, page.getByRole('button', { name: 'Choose a file' }));
  await (await chooser).setFiles(workbook(rows));
  await pressOn(page, page.getByRole('button', { name: 'Repair 1 row' }));
  await tabTo(page, page.getByRole('grid', { name: 'Rows of the file' }));
  const amount = page.getByRole('gridcell', { name: /free/ });
  await expect(amount).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('121');
  await page.keyboard.press('Enter');
  await pressOn(page, page.getByRole('button', { name: 'Check 3 rows' }));
  await pressOn(page, page.getByRole('button', { name: 'Place 3 orders' }));
  await pressOn(page, page.getByRole('dialog').getByRole('button', { name: 'Place 3 orders' }));
  await expect(page).toHaveURL(/\/order-tracking\/v4001/);
  const placed = await (await besidePage(portal.origin, 'solo@demo.test', 'v4001')).ordersByDescription();
  expect(rows.map(({ description }) => placed.get(String(description)))).toEqual([1, 1, 1]);
});

test('on a phone a file is repaired field by field, placed and read back', async ({ page, portal }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const rows = sheetRows(5, 'Phone').map((row, index) => (index === 3 ? { ...row, amount: 'free' } : row));
  await signIn(page, portal.origin, 'solo@demo.test');
  await page.goto(`${portal.origin}/bulk-order/v4001`);
  await chooseFile(page, workbook(rows));
  await page.getByRole('button', { name: 'Repair 1 row' }).click();
  await page.setViewportSize({ width: 320, height: 690 });
  const choices = page.getByRole('radiogroup').first().locator('label');
  const tops = await choices.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
  expect(tops.length).toBeGreaterThan(2);
  expect(new Set(tops).size).toBe(1);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByLabel('Value').fill('123');
  await page.getByRole('button', { name: 'Check 5 rows' }).click();
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await expect(page.getByRole('button', { name: 'Place 5 orders' })).toBeVisible();
  expect(await overflow()).toBe(0);
  await placeFile(page, 5);
  await expect(page).toHaveURL(/\/order-tracking\/v4001/);
  expect(
    (await (await besidePage(portal.origin, 'solo@demo.test', 'v4001')).ordersByDescription()).get('Phone 3'),
  ).toBe(1);
});
