import { violations } from '../../accessibility/violations';
import { expect, test } from '../../fixtures/statements-portal';
import { openHistory, savedBy } from '../../pages/history';
import { signIn } from '../../pages/sign-in';

test('an owner lists the statements, opens one to print, and anyone checks its files', async ({
  browser,
  page,
  portal,
}) => {
  await signIn(page, portal.origin);
  await openHistory(page);
  await page.getByText('Statements', { exact: true }).click();
  await expect(page).toHaveURL(/view=statements/);
  const [number = ''] = (await page.getByRole('rowheader').first().innerText()).match(/^TW-\d{4}-\d+$/) ?? [];
  expect(number).not.toBe('');
  await expect(page.getByRole('region', { name: / so far$/ })).toBeVisible();
  expect(await violations(page)).toEqual([]);

  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: `Open and print: ${number}` }).click();
  const document = await opened;
  await expect(document.getByRole('heading', { level: 1 })).toHaveText(`Statement ${number}`);
  await expect(document.getByRole('row', { name: /^Total/ }).first()).toBeVisible();
  expect(document.url()).not.toContain(
    await page.evaluate(() => sessionStorage.getItem('token') ?? '-none-'),
  );
  expect(await violations(document)).toEqual([]);
  await document.emulateMedia({ media: 'print' });
  await expect(document.getByText('Print this page')).toBeHidden();

  const csv = await savedBy(page, () => page.getByRole('button', { name: `CSV: ${number}` }).click());
  const json = await savedBy(page, () => page.getByRole('button', { name: `JSON: ${number}` }).click());
  expect([csv.name, json.name]).toEqual([`${number}.csv`, `${number}.json`]);

  const strangers = await browser.newContext({ locale: 'en-GB' });
  const stranger = await strangers.newPage();
  const href = await document.getByRole('link', { name: /evidence\/check$/ }).getAttribute('href');
  await stranger.goto(href ?? '');
  const check = async (file: string) => {
    await stranger.getByLabel('Content of the file').fill(file);
    await stranger.getByRole('button', { name: 'Check' }).click();
  };
  for (const { content } of [csv, json]) {
    const file = content.toString('utf8');
    await check(file);
    await expect(stranger.getByRole('status')).toContainText(`Unchanged. Statement ${number}`);
    const place = file.search(/\d(?=\D*$|\D*signature)/);
    const digit = String((Number(file[place]) + 1) % 10);
    await check(file.slice(0, place) + digit + file.slice(place + 1));
    await expect(stranger.getByRole('alert')).toHaveText('Not signed here, or changed since.');
  }
  await strangers.close();
});
