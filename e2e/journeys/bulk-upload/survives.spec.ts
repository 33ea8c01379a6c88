import { expect, test } from '../../fixtures/bulk-portal';
import { chooseFile, openBulk, placeFile, sheetRows, workbook } from '../../pages/bulk-file';
import { besidePage } from '../../pages/beside-page';
import { signIn } from '../../pages/sign-in';

const COUNT = process.env['COURIER_DEEP'] ? 4000 : 1500;

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
  const [seen] = await Promise.all([
    beside.untilRowsArePlaced(COUNT).then(async (rows) => {
      await portal.kill();
      return rows;
    }),
    placeFile(page, COUNT),
  ]);
  expect(seen).toBeLessThan(COUNT);
  await portal.start();

  await expect.poll(async () => (await ofFile()).length).toBe(COUNT);
  expect((await ofFile()).filter(([, count]) => count !== 1)).toEqual([]);
  await page.goto(`${portal.origin}/bulk-order/v4001`);
  await page
    .getByRole('button', { name: new RegExp(`${String(COUNT).replace(/(\d{3})$/, ',?$1')} rows`) })
    .first()
    .click();
  // The list shows this text for every file, the file's own page shows it once.
  await expect(page.getByText('All placed')).toHaveCount(1);
});
