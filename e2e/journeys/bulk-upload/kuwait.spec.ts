import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/bulk-portal';
import { chooseFile, workbook } from '../../pages/bulk-file';
import { signInReading } from '../../pages/sign-in';

const SHEET = 'عربي';

interface PlacedOrder {
  customer: { location: { latitude: number; longitude: number } };
  order: { description: string; amount: number };
}

interface Listed {
  result: { data: PlacedOrder[] };
}

/** Records the delivery address of each order of the file, from the vendor's order lists. */
function watchPins(page: Page) {
  const pins = new Map<string, [description: string, amount: number, latitude: string, longitude: string]>();
  page.on('response', (answer) => {
    if (!/\/vendor\/kw1001\/orders\?/.test(answer.url())) return;
    void (answer.json() as Promise<Listed>).then(
      ({ result }) => {
        for (const { order, customer } of result.data) {
          const { description, amount } = order;
          const { latitude, longitude } = customer.location;
          if (description.startsWith(SHEET))
            pins.set(description, [description, amount, latitude.toFixed(4), longitude.toFixed(4)]);
        }
      },
      // A list whose page was closed is read again by the next page.
      () => undefined,
    );
  });
  return () => [...pins.values()].sort();
}

test('in Kuwait an Arabic sheet in another order of columns, with pins, is placed at its pins', async ({
  page,
  portal,
}) => {
  const origin = portal.origin.replace('localhost', 'kw.localhost');
  const rows = Array.from({ length: 4 }, (_, index) => ({
    المبلغ: 2.25 + index,
    'خط الطول': 47.9783 + index / 500,
    'خط العرض': 29.3697 - index / 500,
    'اسم العميل': 'نورة السالم',
    'رقم الهاتف': `5012345${index}`,
    العنوان: `قطعة ${index + 1}، شارع سالم المبارك`,
    الوصف: `${SHEET} ${index}`,
  }));
  await signInReading(page, origin, { locale: 'ar_KW', email: 'owner.kw@demo.test' });
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await page.getByRole('link', { name: 'طلبات مجمّعة' }).click();
  await chooseFile(page, workbook(rows, 'طلبات.xlsx'));
  await page.getByRole('button', { name: 'افحص 4 صفوف' }).click();
  const place = { name: 'قدّم 4 طلبات', exact: true };
  await page.getByRole('button', place).click();
  await page.getByRole('dialog').getByRole('button', place).click();
  await expect(page).toHaveURL(/\/order-tracking\/kw1001/);
  // The shop also has earlier orders of today, and the new ones may have arrived one by one over the live
  // channel.
  await expect(page.getByRole('button', { name: /نورة السالم/ })).toHaveCount(rows.length);
  // Amounts are left-to-right but aligned to the left end of the row, inside the row's padding.
  const beside = await page
    .getByRole('button', { name: /نورة السالم/ })
    .first()
    .evaluate((row) => {
      const amount = [...row.querySelectorAll('bdi')].at(-1);
      return amount && amount.getBoundingClientRect().left - row.getBoundingClientRect().left;
    });
  expect(beside).toBeLessThanOrEqual(16);
  const pins = watchPins(page);
  await page.reload();
  await expect
    .poll(pins)
    .toEqual(
      rows.map((row) => [
        row['الوصف'],
        row['المبلغ'],
        row['خط العرض'].toFixed(4),
        row['خط الطول'].toFixed(4),
      ]),
    );
});
