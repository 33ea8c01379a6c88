import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/portal';
import {
  addressField,
  chooseAddress,
  fillDetails,
  fillRequest,
  placeButton,
  TEA_ORDER,
} from '../../pages/request-form';
import { signIn } from '../../pages/sign-in';

/** Bodies of the calls of one kind, as they go over the wire. */
function sent(page: Page, method: string, path: RegExp): Record<string, unknown>[] {
  const bodies: Record<string, unknown>[] = [];
  page.on('request', (request) => {
    if (request.method() === method && path.test(new URL(request.url()).pathname))
      bodies.push(request.postDataJSON() as Record<string, unknown>);
  });
  return bodies;
}

test.describe.configure({ timeout: 180_000 });

const ORDER = /\/courier\/api\/v1\/order$/;

test('an order for later carries its time and everything else over the wire', async ({ page, portal }) => {
  await signIn(page, portal.origin);
  const orders = sent(page, 'POST', ORDER);
  const quotes = sent(page, 'POST', /\/delivery\/fee$/);
  await fillRequest(page, { ...TEA_ORDER, name: 'Wu Po-han', amount: '701' });
  await page.getByLabel('Unit').fill('12F-3');
  await page.getByLabel('Building').fill('Block B');
  await page.getByLabel(/Notes to rider/).fill('Ring twice 🔔');
  await page.getByRole('radio', { name: 'Later' }).check({ force: true });
  await expect(page.getByLabel('Date and time')).toBeVisible();
  const earliest = Math.floor(Date.now() / 1000) + 3500;
  await placeButton(page).click();
  await expect(page).toHaveURL(/order_id=v1001-/);
  expect(orders).toHaveLength(1);
  const [order] = orders;
  const customer = order?.['customer'] as { location: Record<string, unknown> };
  expect(Object.keys(order ?? {}).sort()).toEqual([
    'age_validation_required',
    'customer',
    'delivery_fee',
    'login_pickup_estimation',
    'order',
    'preordered_for',
    'signature',
    'vendor_id',
  ]);
  expect(order).toMatchObject({
    vendor_id: 'v1001',
    customer: { name: 'Wu Po-han', phone_number: '+886912048317' },
    order: {
      payment_method: 'PAID',
      amount: 701,
      description: TEA_ORDER.description,
      cold_bag_needed: false,
    },
    age_validation_required: false,
  });
  expect(customer.location).toMatchObject({ notes: 'Ring twice 🔔' });
  expect(customer.location['address']).toMatch(/^12F-3, Block B, .*光復南路240巷17號/);
  expect(order?.['preordered_for']).toBeGreaterThan(earliest);
  const destination = quotes.at(-1)?.['destination'] as { latitude: number };
  expect(customer.location['latitude']).toBe(destination.latitude);
});

test('a repeat order needs the keyboard alone, and a fee that changed meanwhile a yes', async ({
  page,
  portal,
}) => {
  await signIn(page, portal.origin);
  await expect(addressField(page)).toBeVisible();
  await page.keyboard.press('o');
  await expect(page.getByRole('dialog', { name: 'Order again' }).getByRole('listitem').first()).toBeVisible();
  await page.keyboard.press('1');
  await expect(page.getByText('Fee held for').first()).toBeVisible();
  const simulator = (rain: boolean) =>
    page.request.post(`${portal.origin}/courier/api/v1/simulator`, { data: { rain } });
  const before = await page.getByText(/^NT/).allTextContents();
  expect(before.length).toBeGreaterThan(0);
  const orders = sent(page, 'POST', ORDER);
  await page.route(ORDER, async (route) => {
    if (route.request().method() !== 'POST' || orders.length > 1) return route.continue();
    await simulator(true);
    await route.fulfill({
      status: 400,
      json: { message: 'SignatureExpired', meta: { translation_key: null } },
    });
  });
  await page.keyboard.press('Control+Enter');
  const agree = page.getByRole('button', { name: /^Agree/ });
  await expect(agree).toBeVisible();
  await expect(page.getByRole('list', { name: 'What changed' })).toContainText('Busy-time surcharge');
  expect(orders).toHaveLength(1);
  await agree.press('Enter');
  await expect(page).toHaveURL(/order_id=v1001-/);
  expect(orders).toHaveLength(2);
  expect(Number(orders[1]?.['delivery_fee'])).toBeGreaterThan(Number(orders[0]?.['delivery_fee']));
  await simulator(false);
});

test('an order is changed until a rider sets out, in the form it was placed with', async ({
  page,
  portal,
}) => {
  await signIn(page, portal.origin, 'solo@demo.test');
  await fillRequest(page, { ...TEA_ORDER, name: 'Ho Yu-ting', amount: '702' });
  await placeButton(page).click();
  await expect(page).toHaveURL(/order_id=v4001-/);
  const orderId = new URL(page.url()).searchParams.get('order_id') ?? '';
  const updates = sent(page, 'PUT', /\/order\/v4001-/);
  const save = page.getByRole('button', { name: /Save changes/ });
  await expect(async () => {
    await page.goto(`${portal.origin}/request-a-rider/v4001?orderID=${orderId}`);
    await expect(save).toBeVisible({ timeout: 3000 });
  }).toPass({ timeout: 30_000 });
  const pause = (paused: boolean) =>
    page.request.post(`${portal.origin}/courier/api/v1/simulator`, { data: { paused } });
  await pause(true);
  await expect(page.getByLabel('Customer name')).toBeDisabled();
  await page.getByLabel('Order value').fill('711');
  await expect(page.getByText('Fee held for').first()).toBeVisible();
  await save.click();
  await expect(page.getByText('Order Updated!')).toBeVisible();
  await pause(false);
  await expect(page).toHaveURL(new RegExp(`order_id=${orderId}`));
  expect(updates).toHaveLength(1);
  expect(Object.keys(updates[0] ?? {}).sort()).toEqual([
    'amount',
    'delivery_fee',
    'item_details',
    'location',
    'payment_method',
    'signature',
    'vendor_id',
  ]);
  expect(updates[0]).toMatchObject({ amount: 711 });
});

test('a service that is closed says when it opens and takes an order for later', async ({ page, portal }) => {
  await page.route('**/get-country-parameter/serviceHours', (route) => {
    const hour = (new Date().getUTCHours() + 8 + 2) % 24;
    const two = (value: number) => String(value % 24).padStart(2, '0');
    return route.fulfill({ json: { result: `${two(hour)}00:${two(hour + 9)}30` } });
  });
  await signIn(page, portal.origin);
  await expect(page.getByRole('heading', { name: /Riders are back at/ })).toBeVisible();
  await page.getByRole('button', { name: 'Schedule for later' }).click();
  await expect(page.getByRole('radio', { name: 'As soon as possible' })).toBeDisabled();
  await chooseAddress(page, TEA_ORDER.address);
  await fillDetails(page, { ...TEA_ORDER, name: 'Tsai Ming-han', amount: '703' });
  await expect(page.getByText('Fee held for').first()).toBeVisible();
  await placeButton(page).click();
  await expect(page).toHaveURL(/order_id=v1001-/);
});

test('a message is pasted, two tabs share the draft, and the connection breaks off after the server had the order: one order', async ({
  page,
  portal,
}) => {
  await signIn(page, portal.origin);
  await page.getByRole('button', { name: 'Paste a message' }).click();
  await page
    .getByLabel('Chat message or e-mail')
    .fill('姓名：郭雅雯\n電話：0912-048-317\n地址：光復南路240巷17號\n金額：NT$704\n訂單：冬瓜茶2杯');
  await page.getByRole('button', { name: 'Fill in' }).click();
  await page.getByRole('option').first().click();
  await expect(page.getByText('Fee held for').first()).toBeVisible();
  await expect(page.getByLabel('Order value')).toHaveValue('704');

  const second = await page.context().newPage();
  await second.goto(`${portal.origin}/request-a-rider/v1001`);
  await expect(second.getByLabel('Customer name')).toHaveValue('郭雅雯');
  const keys: (string | undefined)[] = [];
  await page.route(ORDER, async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    keys.push(route.request().headers()['idempotency-key']);
    if (keys.length === 1) {
      await route.fetch();
      await page.context().setOffline(true);
    }
    // The line of this tab never comes back.
    await route.abort('connectionreset');
  });
  await placeButton(page).click();
  await expect(page.getByText('We got no answer')).toBeVisible({ timeout: 60_000 });
  await expect(page.getByLabel('Customer name')).toHaveValue('郭雅雯');
  await page.context().setOffline(false);
  await expect(placeButton(second)).toBeEnabled();
  await expect(second.getByText('Fee held for').first()).toBeVisible();
  await placeButton(second).click();
  await expect(second).toHaveURL(/order_id=v1001-/);
  await expect(second.getByRole('button', { name: /郭雅雯.*NT 704/ })).toHaveCount(1);
  await expect(page.getByLabel('Customer name')).toHaveValue('');
  expect(new Set(keys).size).toBe(1);
});

test('at 390 px in Arabic every step fits the screen and an order is placed', async ({ page, portal }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const origin = portal.origin.replace('localhost', 'kw.localhost');
  await page.addInitScript(() => localStorage.setItem('locale', 'ar_KW'));
  await page.goto(`${origin}/connect`);
  await page.locator('input[type="email"]').fill('owner.kw@demo.test');
  await page.locator('input[type="password"]').fill('Courier#2026');
  await page.locator('form button[type="submit"]').click();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page).toHaveURL(/request-a-rider/);
  const address = page.locator('input[role="combobox"]').first();
  const fits = async () =>
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
    ).toBeLessThanOrEqual(0);
  const next = page.locator('main button').last();
  await address.fill('29.3770, 47.9790');
  await page.getByRole('option').first().click();
  await fits();
  await expect(page.getByRole('timer').first()).toBeVisible();
  await next.click();
  await expect(page).toHaveURL(/step=details/);
  await page.locator('[data-field="name"] input').fill('أحمد العلي');
  await page.locator('[data-field="phone"] input').fill('٩٩٨٨٧٧٦٦');
  await page.locator('[data-field="description"] textarea').fill('شاي');
  await page.locator('[data-field="amount"] input').fill('2.5');
  await fits();
  await next.click();
  await expect(page).toHaveURL(/step=review/);
  await fits();
  await next.click();
  await expect(page).toHaveURL(/order_id=/);
});
