import { expect, test } from '../../fixtures/bulk-portal';
import { chooseFile, openBulk, placeFile, sheetRows, workbook } from '../../pages/bulk-file';
import { besidePage } from '../../pages/beside-page';
import { signIn } from '../../pages/sign-in';

const COUNT = 1200;

test('placing stops between two rows, stays stopped after a reload, and then continues to place each row once', async ({
  page,
  portal,
}) => {
  const beside = await besidePage(portal.origin, 'solo@demo.test', 'v4001');
  const ofFile = async () =>
    [...(await beside.ordersByDescription())].filter(([description]) => description.startsWith('Stopped'));
  await signIn(page, portal.origin, 'solo@demo.test');
  await openBulk(page);
  await chooseFile(page, workbook(sheetRows(COUNT, 'Stopped')));
  // Pauses the server after the first placed rows, so that it cannot finish before the click.
  await Promise.all([beside.untilRowsArePlaced(COUNT).then(portal.pause), placeFile(page, COUNT)]);
  await page.getByRole('button', { name: 'Stop placing' }).click();
  portal.goOn();
  const goOn = page.getByRole('button', { name: /^Place the other [\d,]+ orders$/ });
  await expect(goOn).toBeVisible();
  const stopped = (await ofFile()).length;
  expect(stopped).toBeLessThan(COUNT);
  const left = Number(/[\d,]+/.exec((await goOn.textContent()) ?? '')?.[0].replace(',', ''));
  expect(stopped + left).toBe(COUNT);

  await page.reload();
  await page
    .getByRole('button', { name: /1,?200 rows/ })
    .first()
    .click();
  await expect(goOn).toBeVisible();
  expect((await ofFile()).length).toBe(stopped);
  await goOn.click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: /^Place/ }).click();
  await expect.poll(async () => (await ofFile()).length).toBe(COUNT);
  expect((await ofFile()).filter(([, count]) => count !== 1)).toEqual([]);
});
