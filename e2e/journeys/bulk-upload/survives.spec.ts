import { expect, test } from '../../fixtures/bulk-portal';
import { chooseFile, openBulk, placeFile, sheetRows, workbook } from '../../pages/bulk-file';
import { besidePage } from '../../pages/beside-page';
import { signIn } from '../../pages/sign-in';

const COUNT = process.env['COURIER_DEEP'] ? 4000 : 500;

test('a server that is killed while it places a file places every row once when it is back', async ({
  page,
  portal,
}) => {
  const beside = await besidePage(portal.origin, 'solo@demo.test', 'v4001');
  const ofFile = async () =>
    [...(await beside.ordersByDescription())].filter(([description]) => description.startsWith('Killed'));
  await signIn(page, portal.origin, 'solo@demo.test');
  await openBulk(page);
  await chooseFile(page, workbook(sheetRows(COUNT, 'Killed')));
  await placeFile(page, COUNT);
  let seen = 0;
  await expect.poll(async () => (seen = (await ofFile()).length), { intervals: [50] }).toBeGreaterThan(0);
  await portal.kill();
  expect(seen).toBeLessThan(COUNT);
  await portal.start();

  await expect.poll(async () => (await ofFile()).length).toBe(COUNT);
  expect((await ofFile()).filter(([, count]) => count !== 1)).toEqual([]);
  await page.goto(`${portal.origin}/bulk-order/v4001`);
  await page
    .getByRole('button', { name: new RegExp(`${COUNT} rows`) })
    .first()
    .click();
  await expect(page.getByText('All placed')).toBeVisible();
});
