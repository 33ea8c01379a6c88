import { expect, test } from '../../fixtures/bulk-portal';
import { chooseFile, openBulk, placeFile, sheetRow, sheetRows, workbook } from '../../pages/bulk-file';
import { besidePage } from '../../pages/beside-page';
import { signIn } from '../../pages/sign-in';

const COUNT = 500;

test('five hundred orders of one sheet are placed, and each is found once', async ({ page, portal }) => {
  await signIn(page, portal.origin, 'solo@demo.test');
  await openBulk(page);
  await chooseFile(page, workbook(sheetRows(COUNT, 'Sheet')));
  await expect(page.getByText('Ready to place')).toBeVisible();
  await placeFile(page, COUNT);
  await expect(page).toHaveURL(/\/order-tracking\/v4001/);

  const search = page.getByPlaceholder('Order ID, name or mobile');
  for (const index of [0, COUNT - 1]) {
    await search.fill(String(sheetRow(index, 'Sheet')['customer_phone']).slice(1));
    await expect(page.getByRole('button', { name: new RegExp(`NT ${120 + index}\\b`) })).toHaveCount(1);
  }
  const placed = await (await besidePage(portal.origin, 'solo@demo.test', 'v4001')).ordersByDescription();
  const wanted = sheetRows(COUNT, 'Sheet').map(({ description }) => String(description));
  expect(wanted.map((description) => [description, placed.get(description)])).toEqual(
    wanted.map((description) => [description, 1]),
  );
});
