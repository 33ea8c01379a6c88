import { expect, test } from '../../fixtures/portal';
import { newestMailTo } from '../../pages/outbox';
import {
  dayBefore,
  openHistory,
  orderRows,
  readSavedRows,
  savedBy,
  startOfToday,
  watchLists,
} from '../../pages/history';
import { signIn } from '../../pages/sign-in';

const DAY = 86_400;
const TAIPEI = 8;
const KUWAIT = 3;

// The browser's date differs from the country's for most of the day.
test.use({ timezoneId: 'America/Los_Angeles' });

test('past orders are found by period, days, status, name, phone number and id; searches and filter come back', async ({
  page,
  portal,
}) => {
  await signIn(page, portal.origin);
  const asked = watchLists(page);
  await openHistory(page);
  await expect(orderRows(page).first()).toBeVisible();
  const today = startOfToday(TAIPEI);
  expect(asked.at(-1)).toMatchObject({ from: today - DAY, to: today - 1 });

  await page.getByText('Past 30 days').click();
  await expect(page.getByText('30 orders loaded')).toBeVisible();
  expect(asked.at(-1)).toMatchObject({ from: today - 30 * DAY, to: today - 1 });
  await page.getByRole('button', { name: 'Load more' }).click();
  await expect(page.getByText('60 orders loaded')).toBeVisible();

  const dialog = page.getByRole('dialog', { name: 'Choose the days' });
  await page.getByText('Custom', { exact: true }).click();
  const choose = async (first: number, last: number) => {
    await dialog.getByLabel('First day').fill(dayBefore(first, TAIPEI));
    await dialog.getByLabel('Last day').fill(dayBefore(last, TAIPEI));
    await dialog.getByRole('button', { name: 'Show orders' }).click();
  };
  const before = asked.length;
  await choose(2, 5);
  await expect(dialog.getByText('The last day is before the first.')).toBeVisible();
  await choose(91, 1);
  await expect(dialog.getByText('Choose at most 90 days')).toBeVisible();
  await choose(1, 0);
  await expect(dialog.getByText(/History ends yesterday/)).toBeVisible();
  expect(asked).toHaveLength(before);
  await choose(90, 1);
  await expect(dialog).toBeHidden();
  await expect(page.getByText('30 orders loaded')).toBeVisible();
  expect(asked.at(-1)).toMatchObject({ from: today - 90 * DAY, to: today - 1 });

  const search = page.getByLabel('Order ID, name or mobile');
  const name = (await orderRows(page).nth(3).getByRole('button').innerText()).trim();
  const id = (await orderRows(page).nth(4).locator('[title^="v1001-"]').getAttribute('title')) ?? '';
  await search.fill(name.toUpperCase().split('').join(' '));
  await expect(orderRows(page).first().getByRole('button')).toHaveText(name);
  await search.press('Enter');
  await search.fill(id);
  await expect(orderRows(page)).toHaveCount(1);
  await expect(orderRows(page).locator(`[title="${id}"]`)).toBeVisible();
  await search.press('Enter');

  await page.getByRole('switch', { name: 'Include all outlets' }).click();
  await search.fill('0900 000 001');
  await expect(page.getByText('No order matches “0900000001”')).toBeVisible();
  expect(asked.at(-1)).toMatchObject({ phone: '0900000001' });
  await search.press('Enter');
  await search.fill('');
  await expect(page.getByRole('option')).toHaveText([
    '0900 000 001',
    id,
    name.toUpperCase().split('').join(' '),
  ]);

  await page.getByRole('option', { name: id }).click();
  await expect(orderRows(page)).toHaveCount(1);
  await search.press('Escape');
  await page.getByRole('button', { name: 'All statuses' }).click();
  await page.getByRole('checkbox', { name: 'Returned to vendor' }).check();
  await page.keyboard.press('Escape');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Returned to vendor', exact: true })).toBeVisible();
  await expect(search).toHaveValue('');
  await expect(orderRows(page).first()).toContainText('Returned to vendor');
  await search.click();
  await expect(page.getByRole('option').first()).toHaveText(id);
});

test('exports contain exactly the filtered orders, as CSV, workbook, page and mail', async ({
  page,
  portal,
}) => {
  await page.addInitScript(() => {
    window.print = () =>
      void (window.top as Window & { printed?: string }).localStorage.setItem(
        'printed',
        document.body.innerText,
      );
  });
  await signIn(page, portal.origin, 'multi@demo.test');
  await openHistory(page);
  await page.getByText('Past 30 days').click();
  await page.getByRole('button', { name: 'All statuses' }).click();
  await page.getByRole('checkbox', { name: 'Delivered' }).check();
  await page.keyboard.press('Escape');
  await expect(orderRows(page).first()).toBeVisible();
  const summary = page.getByText(/^\d+ orders loaded(, \d+ shown)?$/);
  while (await page.getByRole('button', { name: 'Load more' }).isVisible()) {
    const before = await summary.innerText();
    await page.getByRole('button', { name: 'Load more' }).click();
    await expect(page.getByText(before, { exact: true })).toBeHidden();
  }
  const shown = Number(/(\d+) (?:shown|orders loaded)$/.exec(await summary.innerText())?.[1]);
  expect(shown).toBeGreaterThan(10);

  await page.keyboard.press('e');
  const dialog = page.getByRole('dialog', { name: 'Export orders' });
  const run = () => dialog.getByRole('button', { name: 'Export', exact: true }).click();
  const csv = await savedBy(page, run);
  expect(csv.name).toBe(`orders_${dayBefore(30, TAIPEI)}_${dayBefore(1, TAIPEI)}.csv`);
  const lines = readSavedRows(csv.content);
  expect(lines).toHaveLength(shown);
  expect(new Set(lines.map((line) => line['Status code']))).toEqual(new Set(['DELIVERED']));
  expect(new Set(lines.map((line) => line['Vendor ID']))).toEqual(new Set(['v2001']));
  expect(
    lines.flatMap((line) => Object.values(line)).filter((cell) => /^\s*[=+@-]/.test(String(cell))),
  ).toEqual([]);
  await expect(dialog.getByText(`${shown} orders exported.`)).toBeVisible();

  await dialog.getByText('Excel', { exact: true }).click();
  const workbook = await savedBy(page, run);
  expect(workbook.name).toMatch(/\.xlsx$/);
  const rows = readSavedRows(workbook.content);
  expect(rows.map((row) => row['Order ID'])).toEqual(lines.map((line) => line['Order ID']));
  expect(typeof rows[0]?.['Value']).toBe('number');

  await dialog.getByText('Print', { exact: true }).first().click();
  await dialog.getByRole('button', { name: 'Print', exact: true }).click();
  await expect(dialog.getByText(`${shown} orders exported.`)).toBeVisible();
  const printed = await page.evaluate(() => localStorage.getItem('printed') ?? '');
  for (const line of lines) expect(printed).toContain(String(line['Order ID']));

  const transactions = await savedBy(page, () =>
    dialog.getByRole('button', { name: 'Transactions (CSV)' }).click(),
  );
  expect(readSavedRows(transactions.content).length).toBeGreaterThanOrEqual(shown);

  await dialog.getByText('Email', { exact: true }).first().click();
  await expect(dialog.getByLabel('Email address')).toHaveValue('multi@demo.test');
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('The file is on its way to multi@demo.test.')).toBeVisible();
  await newestMailTo(page, portal.origin, 'multi@demo.test', `${shown} in all`);
});

test('in Kuwait in Arabic days are Kuwait’s, a time at night is listed on its day, and all fits at 390 px', async ({
  page,
  portal,
}) => {
  const origin = portal.origin.replace('localhost', 'kw.localhost');
  await page.addInitScript(() => localStorage.setItem('locale', 'ar_KW'));
  await page.goto(`${origin}/connect`);
  await page.locator('input[type="email"]').fill('owner.kw@demo.test');
  await page.locator('input[type="password"]').fill('Courier#2026');
  await page.locator('form button[type="submit"]').click();
  await expect(page).toHaveURL(/request-a-rider/);
  const asked = watchLists(page);
  await openHistory(page, 'السجل');
  const today = startOfToday(KUWAIT);
  await expect.poll(() => asked.at(-1)).toMatchObject({ from: today - DAY, to: today - 1 });

  await page.getByText('مخصص', { exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'اختيار الأيام' });
  await dialog.getByLabel('اليوم الأول').fill(dayBefore(81, KUWAIT));
  await dialog.getByLabel('اليوم الأخير').fill(dayBefore(82, KUWAIT));
  await dialog.getByRole('button', { name: 'عرض الطلبات' }).click();
  await expect(dialog.getByText('اليوم الأخير قبل اليوم الأول.')).toBeVisible();
  await dialog.getByLabel('اليوم الأخير').fill(dayBefore(80, KUWAIT));
  await dialog.getByRole('button', { name: 'عرض الطلبات' }).click();
  await expect(dialog).toBeHidden();
  await expect.poll(() => asked.at(-1)).toMatchObject({ from: today - 81 * DAY, to: today - 79 * DAY - 1 });
  // Before the demo's first order.
  await expect(page.getByText('لا طلبات في هذه الفترة')).toBeVisible();

  await page.keyboard.press('e');
  const exports = page.getByRole('dialog', { name: 'تصدير الطلبات' });
  await exports.getByRole('button', { name: 'تصدير', exact: true }).click();
  await expect(exports.getByText(/لا شيء للتصدير/)).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(await overflow()).toBeLessThanOrEqual(0);
  await page.keyboard.press('Escape');
  expect(await overflow()).toBeLessThanOrEqual(0);
});

test('history is worked through by keys alone, from the choice of a period on', async ({ page, portal }) => {
  await signIn(page, portal.origin);
  await openHistory(page);
  await expect(orderRows(page).first()).toBeVisible();
  await page.getByRole('radio', { name: 'Yesterday' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText('30 orders loaded')).toBeVisible();
  const opener = (index: number) => orderRows(page).nth(index).getByRole('button');
  await page.keyboard.press('j');
  await expect(opener(0)).toBeFocused();
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await page.keyboard.press('k');
  await expect(opener(1)).toBeFocused();
  const name = (await opener(1).innerText()).trim();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/order_id=v1001-/);
  await expect(
    page.getByRole('region', { name: 'Order', exact: true }).getByRole('heading', { name }),
  ).toBeVisible();
  await page.keyboard.press('/');
  await expect(page.getByLabel('Order ID, name or mobile')).toBeFocused();
  await page.keyboard.press('Escape');
  await page.keyboard.press('?');
  const list = page.getByRole('dialog');
  await expect(list.getByText('Export orders')).toBeVisible();
  await expect(list.getByText('Next order').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('e');
  await expect(page.getByRole('dialog', { name: 'Export orders' })).toBeVisible();
});
