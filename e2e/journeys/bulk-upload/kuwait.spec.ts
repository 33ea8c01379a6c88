import { expect, test } from '../../fixtures/bulk-portal';
import { chooseFile, workbook } from '../../pages/bulk-file';
import { PASSWORD } from '../../pages/sign-in';

interface PlacedOrder {
  customer: { location: { latitude: number; longitude: number } };
  order: { description: string; amount: number };
}

interface Listed {
  result: { data: PlacedOrder[] };
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
    الوصف: `عربي ${index}`,
  }));
  await page.addInitScript(() => {
    localStorage.setItem('locale', 'ar_KW');
    localStorage.setItem('onboarding-done', 'true');
  });
  await page.goto(`${origin}/connect`);
  await page.locator('input[type="email"]').fill('owner.kw@demo.test');
  await page.locator('input[type="password"]').fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/request-a-rider/);
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await page.getByRole('link', { name: 'طلبات بالجملة' }).click();
  await chooseFile(page, workbook(rows, 'طلبات.xlsx'));
  await page.getByRole('button', { name: 'افحص 4 صفوف' }).click();
  const place = { name: 'أرسل 4 طلبات', exact: true };
  await page.getByRole('button', place).click();
  // Other lists of the vendor may be read before its orders are there.
  const listed = page.waitForResponse(
    async (answer) =>
      /\/vendor\/kw1001\/orders\?/.test(answer.url()) &&
      ((await answer.json()) as Listed).result.data.length === rows.length,
  );
  await page.getByRole('dialog').getByRole('button', place).click();
  await expect(page).toHaveURL(/\/order-tracking\/kw1001/);
  const { result } = (await (await listed).json()) as Listed;
  const pins = result.data.map(({ order, customer: { location } }) => [
    order.description,
    order.amount,
    location.latitude.toFixed(4),
    location.longitude.toFixed(4),
  ]);
  expect(pins.sort()).toEqual(
    rows.map((row) => [row['الوصف'], row['المبلغ'], row['خط العرض'].toFixed(4), row['خط الطول'].toFixed(4)]),
  );
  await expect(page.getByRole('button', { name: /نورة السالم/ })).toHaveCount(rows.length);
});
