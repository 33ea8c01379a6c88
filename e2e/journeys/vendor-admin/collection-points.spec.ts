import { expect, test } from '../../fixtures/portal';
import { besidePage } from '../../pages/beside-page';
import { pressOn, tabTo, typeInto } from '../../pages/by-keyboard';
import { TEA_ORDER, fillRequest, placeButton } from '../../pages/request-form';
import { signIn, signInReading } from '../../pages/sign-in';

test('a collection point is refused while its ID is taken, added, edited, and a rider is sent there', async ({
  page,
  portal,
}) => {
  // The notice covers the dialog's footer on a smaller screen.
  await page.setViewportSize({ width: 1100, height: 1000 });
  await signIn(page, portal.origin);
  await page.goto(`${portal.origin}/collection-points`);
  await page.getByRole('button', { name: 'Add collection point' }).click();
  const dialog = page.getByRole('dialog');
  const save = dialog.getByRole('button', { name: 'Save collection point' });
  await dialog.getByLabel('Collection point ID').fill('ht-03');
  await dialog.getByLabel('Label').fill('Harbour Tea · Night');
  await dialog.getByLabel('Phone').fill('+886227215009');
  await dialog.getByRole('combobox', { name: 'Pickup address' }).fill('No. 9, Ln. 240, Guangfu S. Rd.');
  await page.getByRole('option').first().click();
  await save.click();
  await expect(dialog.getByText('There is a collection point with this ID already.')).toBeVisible();

  // Free while typing, taken by a colleague before saving: only the server can detect it.
  await dialog.getByLabel('Collection point ID').fill('NIGHT-1');
  const beside = await besidePage(portal.origin, 'owner@demo.test', 'v1001');
  await beside.addOutlet({
    name: 'Harbour Tea · Morning',
    address: 'Dunhua S. Rd.',
    latitude: 25.0418,
    longitude: 121.5489,
    phone_number: '0227215001',
    client_vendor_id: 'night-1',
  });
  await save.click();
  const notice = page.getByRole('region', { name: 'Notifications' }).getByRole('alert');
  await expect(notice).toBeVisible();
  const [noticeBox, saveBox] = [await notice.boundingBox(), await save.boundingBox()];
  expect((noticeBox?.y ?? 0) + (noticeBox?.height ?? 0)).toBeLessThanOrEqual(saveBox?.y ?? 0);
  await dialog.getByLabel('Collection point ID').fill('NIGHT-2');
  const sent = page.waitForRequest(
    (request) => request.url().endsWith('/outlet') && request.method() === 'POST',
  );
  await save.click();
  const { latitude, longitude } = (await sent).postDataJSON() as { latitude: number; longitude: number };
  await expect(dialog).toHaveCount(0);

  await page.getByRole('button', { name: 'Edit Harbour Tea · Night' }).click();
  await expect(dialog.getByLabel('Collection point ID')).toBeDisabled();
  await dialog.getByLabel('Label').fill('Harbour Tea · Late');
  await save.click();
  await expect(dialog).toHaveCount(0);

  await page.getByRole('button', { name: /^Branch Harbour Tea/ }).click();
  await page.getByRole('dialog').getByText('Harbour Tea · Late').click();
  await page.getByRole('link', { name: 'Request a rider' }).click();
  await fillRequest(page, { ...TEA_ORDER, name: 'Kao Yu-jie' });
  const answered = page.waitForResponse(
    (response) => response.url().endsWith('/order') && response.request().method() === 'POST',
  );
  await placeButton(page).click();
  const { result } = (await (await answered).json()) as { result: { order: { vendor_id: string } } };
  const outlet = result.order.vendor_id;
  await expect(page).toHaveURL(new RegExp(`order_id=${outlet}-`));
  // The order belongs to the new point and is collected at its position, not at its parent's.
  await expect(page.getByText('Kao Yu-jie').first()).toBeVisible();
  const orderId = new URL(page.url()).searchParams.get('order_id') ?? '';
  const shown = await page.request.get(`${portal.origin}/courier/api/v1/tracking/${orderId}`);
  const { vendor } = (await shown.json()).result as { vendor: object };
  expect(vendor).toEqual({ name: 'Harbour Tea · Late', location: { latitude, longitude } });
});

test('a collection point is added, found and edited with the keyboard alone', async ({ page, portal }) => {
  await signIn(page, portal.origin, 'multi@demo.test');
  await page.goto(`${portal.origin}/collection-points`);
  await pressOn(page, page.getByRole('button', { name: 'Add collection point' }));
  const dialog = page.getByRole('dialog');
  await typeInto(page, dialog.getByLabel('Collection point ID'), 'CB-09');
  await typeInto(page, dialog.getByLabel('Label'), 'Camphor Bakery · Station');
  await typeInto(page, dialog.getByLabel('Phone'), '+886223215009');
  await tabTo(page, dialog.getByRole('combobox', { name: 'Pickup address' }));
  await page.keyboard.type('No. 26, Sec. 2, Zhongshan N. Rd.');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Found on the map.')).toBeVisible();
  await pressOn(page, dialog.getByRole('button', { name: 'Save collection point' }));
  await expect(dialog).toHaveCount(0);
  await typeInto(page, page.getByRole('searchbox'), 'cb-09');
  const rows = page.getByRole('list', { name: 'Collection points' }).getByRole('listitem');
  await expect(rows).toHaveCount(1);
  await pressOn(page, page.getByRole('button', { name: 'Edit Camphor Bakery · Station' }));
  await typeInto(page, dialog.getByLabel('Notes for the rider'), 'Platform side');
  await page.keyboard.press('Escape');
  const leave = page.getByRole('dialog').filter({ hasText: 'Discard what you changed?' });
  await expect(leave).toBeVisible();
  await page.keyboard.press('Escape');
  await pressOn(page, dialog.getByRole('button', { name: 'Save collection point' }));
  await expect(dialog).toHaveCount(0);
});

test('in Kuwait a collection point is added in Arabic on a phone, with nothing to scroll to the side', async ({
  page,
  portal,
}) => {
  const origin = portal.origin.replace('localhost', 'kw.localhost');
  await page.setViewportSize({ width: 390, height: 844 });
  await signInReading(page, origin, { locale: 'ar_KW', email: 'owner.kw@demo.test' });
  await page.goto(`${origin}/collection-points`);
  await page.getByRole('button', { name: 'إضافة نقطة استلام' }).click();
  const dialog = page.getByRole('dialog');
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(await overflow()).toBe(0);
  const save = dialog.getByRole('button', { name: 'حفظ نقطة الاستلام' });
  await save.click();
  await expect(dialog.getByLabel('معرّف نقطة الاستلام')).toBeFocused();
  await dialog.getByLabel('معرّف نقطة الاستلام').fill('HT-09');
  await dialog.getByLabel('الاسم').fill('شاي المساء');
  await dialog.getByLabel('الهاتف').fill('+96522250009');
  await dialog.getByRole('combobox', { name: 'عنوان الاستلام' }).fill('شارع سالم المبارك 12');
  await page.getByRole('option').first().click();
  await save.click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('list', { name: 'نقاط الاستلام' }).getByText('شاي المساء')).toBeVisible();
  expect(await overflow()).toBe(0);
});
