import { expect, test } from '../../fixtures/portal';
import {
  continueDraft,
  addressField,
  chooseAddress,
  fillDetails,
  fillRequest,
  placeButton,
  selectFirstAddress,
  TEA_ORDER,
} from '../../pages/request-form';
import { expectWholeOrder, watchOrders } from '../../pages/order-on-wire';
import { signIn } from '../../pages/sign-in';

const TEA = {
  vendor: 'v1001',
  phone: '+886912048317',
  address: /光復南路240巷17號/,
  description: TEA_ORDER.description,
};

const ORDER = /\/courier\/api\/v1\/order$/;

test('an order for later carries its time and everything else over the wire', async ({ page, portal }) => {
  await signIn(page, portal.origin);
  const wire = watchOrders(page);
  await fillRequest(page, { ...TEA_ORDER, name: 'Wu Po-han', amount: '701' });
  await page.getByLabel('Unit').fill('12F-3');
  await page.getByLabel('Building').fill('Block B');
  await page.getByLabel(/Notes to rider/).fill('Ring twice 🔔');
  await page.getByRole('radio', { name: 'Later' }).check({ force: true });
  await expect(page.getByLabel('Date and time')).toBeVisible();
  const earliest = Math.floor(Date.now() / 1000) + 3500;
  await placeButton(page).click();
  await expect(page).toHaveURL(/order_id=v1001-/);
  expect(wire.orders).toHaveLength(1);
  const [order] = wire.orders;
  const preordered_for = expect.any(Number);
  expectWholeOrder(
    order,
    {
      ...TEA,
      name: 'Wu Po-han',
      amount: 701,
      address: /^12F-3, Block B, .*光復南路240巷17號/,
      notes: 'Ring twice 🔔',
      more: { preordered_for },
    },
    wire,
  );
  expect(order?.['preordered_for']).toBeGreaterThan(earliest);
});

test('a repeat order needs the keyboard alone, and a changed fee needs a confirmation', async ({
  page,
  portal,
}) => {
  await signIn(page, portal.origin);
  await expect(addressField(page)).toBeVisible();
  await page.keyboard.press('o');
  await expect(page.getByRole('dialog', { name: 'Order again' }).getByRole('listitem').first()).toBeVisible();
  await page.keyboard.press('1');
  await expect(page.getByText('Fee valid for another').first()).toBeVisible();
  const simulator = (rain: boolean) =>
    page.request.post(`${portal.origin}/courier/api/v1/simulator`, { data: { rain } });
  const before = await page.getByText(/^NT/).allTextContents();
  expect(before.length).toBeGreaterThan(0);
  const wire = watchOrders(page);
  const { orders } = wire;
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
  const { delivery_fee: _fee, signature: _signature, ...first } = orders[0] ?? {};
  const { delivery_fee: fee, signature, ...second } = orders[1] ?? {};
  expect(second).toStrictEqual(first);
  expect(wire.fees).toContainEqual(expect.objectContaining({ fee, signature }));
  await simulator(false);
});

test('an order is changed until a rider sets out, in the form it was placed with', async ({
  page,
  portal,
}) => {
  await signIn(page, portal.origin, 'solo@demo.test');
  const simulator = `${portal.origin}/courier/api/v1/simulator`;
  const simulate = (data: object) => page.request.post(simulator, { data });
  // No rider starts before the form is open, even on a slow machine.
  await simulate({ paused: true });
  await fillRequest(page, { ...TEA_ORDER, name: 'Ho Yu-ting', amount: '702' });
  await placeButton(page).click();
  await expect(page).toHaveURL(/order_id=v4001-/);
  const orderId = new URL(page.url()).searchParams.get('order_id') ?? '';
  const wire = watchOrders(page);
  const { updates } = wire;
  const save = page.getByRole('button', { name: /Save changes/ });
  await page.request.post(`${simulator}/orders/${orderId}/advance`, {
    data: { status: 'WAITING_FOR_TRANSPORT' },
  });
  await page.goto(`${portal.origin}/request-a-rider/v4001?orderID=${orderId}`);
  await expect(save).toBeVisible();
  await expect(page.getByLabel('Customer name')).toBeDisabled();
  await page.getByLabel('Order value').fill('711');
  await expect(page.getByText('Fee valid for another').first()).toBeVisible();
  await save.click();
  await expect(page.getByText('Order Updated!')).toBeVisible();
  await simulate({ paused: false, speed: 60 });
  await expect(page).toHaveURL(new RegExp(`order_id=${orderId}`));
  expect(updates).toHaveLength(1);
  expect(updates[0]).toStrictEqual({
    vendor_id: 'v4001',
    payment_method: 'PAID',
    amount: 711,
    item_details: TEA_ORDER.description,
    location: {
      latitude: expect.any(Number),
      longitude: expect.any(Number),
      address: expect.stringMatching(TEA.address),
      address_parts: { unit: expect.any(String), building: expect.any(String), text: expect.any(String) },
      notes: '',
    },
    delivery_fee: expect.any(Number),
    signature: wire.fees.at(-1)?.signature,
  });
});

test('a service that is closed says when it opens and takes an order for later', async ({ page, portal }) => {
  const opensAt = Math.ceil(Date.now() / 3_600_000) * 3600 + 3600;
  await page.route('**/vendor/*/service-hours?**', (route) =>
    route.fulfill({
      json: {
        result: { windows: [{ from: opensAt, to: opensAt + 9.5 * 3600 }], timezone: 'Asia/Taipei' },
      },
    }),
  );
  const wire = watchOrders(page);
  await signIn(page, portal.origin);
  await expect(page.getByRole('heading', { name: /Riders are back at/ })).toBeVisible();
  await page.getByRole('button', { name: 'Schedule for later' }).click();
  await expect(page.getByRole('radio', { name: 'As soon as possible' })).toBeDisabled();
  await chooseAddress(page, TEA_ORDER.address);
  await fillDetails(page, { ...TEA_ORDER, name: 'Tsai Ming-han', amount: '703' });
  await expect(page.getByText('Fee valid for another').first()).toBeVisible();
  await placeButton(page).click();
  await expect(page).toHaveURL(/order_id=v1001-/);
  expect(wire.orders).toHaveLength(1);
  const later = { ...TEA, name: 'Tsai Ming-han', amount: 703, more: { preordered_for: expect.any(Number) } };
  expectWholeOrder(wire.orders[0], later, wire);
});

test('a message is pasted, two tabs share the draft, and the connection fails after the server received the order: one order', async ({
  page,
  portal,
}) => {
  const wire = watchOrders(page);
  await signIn(page, portal.origin);
  await page.getByRole('button', { name: 'Paste a message' }).click();
  await page
    .getByLabel('Chat message or email')
    .fill('姓名：郭雅雯\n電話：0912-048-317\n地址：光復南路240巷17號\n金額：NT$704\n訂單：冬瓜茶2杯');
  await page.getByRole('button', { name: /^Fill \d+ fields$/ }).click();
  await selectFirstAddress(page);
  await expect(page.getByText('Fee valid for another').first()).toBeVisible();
  await expect(page.getByLabel('Order value')).toHaveValue('704');

  const second = await page.context().newPage();
  const otherWire = watchOrders(second);
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
    // The connection of this tab never recovers.
    await route.abort('connectionreset');
  });
  await placeButton(page).click();
  await expect(page.getByText('We got no answer')).toBeVisible();
  await expect(page.getByLabel('Customer name')).toHaveValue('郭雅雯');
  await page.context().setOffline(false);
  await continueDraft(second);
  await expect(placeButton(second)).toBeEnabled();
  await expect(second.getByText('Fee valid for another').first()).toBeVisible();
  await placeButton(second).click();
  await expect(second).toHaveURL(/order_id=v1001-/);
  await expect(second.getByRole('button', { name: /郭雅雯.*NT 704/ })).toHaveCount(1);
  await expect(page.getByLabel('Customer name')).toHaveValue('');
  expect(new Set(keys).size).toBe(1);
  const pasted = { ...TEA, name: '郭雅雯', amount: 704, description: '冬瓜茶2杯' };
  expectWholeOrder(otherWire.orders.at(-1), pasted, {
    ...wire,
    fees: [...wire.fees, ...otherWire.fees],
  });
});

test('at 390 px in Arabic every step fits the screen and an order is placed', async ({ page, portal }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const origin = portal.origin.replace('localhost', 'kw.localhost');
  await page.addInitScript(() => localStorage.setItem('locale', 'ar_KW'));
  const wire = watchOrders(page);
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
  await expect(page.locator('[data-map="ready"]').first()).toBeVisible();
  await page.getByRole('button', { name: 'لصق رسالة' }).click();
  await page.getByRole('dialog').locator('textarea').fill('الاسم: أحمد العلي\nرقم: 9988 7766');
  const isHitByFinger = (number: Element) => {
    const { left, top, width, height } = number.getBoundingClientRect();
    return [-20, 20].every(
      (far) => document.elementFromPoint(left + width / 2, top + height / 2 + far) === number,
    );
  };
  await expect.poll(() => page.locator('mark button').first().evaluate(isHitByFinger)).toBe(true);
  await page.keyboard.press('Escape');
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
  expect(wire.orders).toHaveLength(1);
  const vendor = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  expectWholeOrder(
    wire.orders[0],
    { vendor, name: 'أحمد العلي', phone: '+96599887766', address: /./, description: 'شاي', amount: 2.5 },
    wire,
  );
  await page.setViewportSize({ width: 1024, height: 768 });
  const toggle = page.locator('main label').filter({ has: page.getByRole('switch') });
  await expect(toggle).toBeVisible();
  expect(await toggle.evaluate((words) => words.getClientRects()[0]?.height)).toBeLessThan(36);
});
