import { expect, test, type ProductionPortal } from '../../fixtures/production-portal';
import { callTaiwan } from '../../pages/call-server';
import { TEA_ORDER, fillRequestByPin, placeButton } from '../../pages/request-form';
import { WHITE_PIXEL } from '../../pages/white-pixel';
import { signIn } from '../../pages/sign-in';

const RIDER = { rider_id: 'rider-7', name: 'Chen Wei', phone_number: '+886912000007' };
/** A dispatch system: calls the fleet API of Taiwan with its key. */
function dispatchSystem({ port, fleetKey }: ProductionPortal, orderId: string) {
  let events = 0;
  const call = (method: string, path: string, body: object | Buffer) => {
    const isImage = Buffer.isBuffer(body);
    return callTaiwan(port, {
      method,
      path: `/courier/fleet/v1/deliveries/${orderId}${path}`,
      headers: {
        authorization: `Bearer ${fleetKey}`,
        'content-type': isImage ? 'image/png' : 'application/json',
      },
      body: isImage ? body : JSON.stringify(body),
    });
  };
  const occurred_at = () => Math.floor(Date.now() / 1000);
  return {
    report: (status: string, more: object = {}) =>
      call('POST', '/events', {
        event_id: `event-${(events += 1)}`,
        status,
        occurred_at: occurred_at(),
        ...more,
      }),
    locate: (latitude: number, longitude: number) =>
      call('POST', '/positions', { positions: [{ latitude, longitude, recorded_at: occurred_at() }] }),
    addPhoto: () => call('PUT', '/proofs/delivery', WHITE_PIXEL),
  };
}

test('in production an order moves by the calls of a dispatch system, live for shop and customer, to the door with a PIN', async ({
  page,
  portal,
  browser,
}) => {
  const origin = `http://tw.localhost:${portal.port}`;
  await signIn(page, origin, portal.email);
  await fillRequestByPin(page);
  await expect(page.getByText(/Distance, about/).first()).toBeVisible();
  await placeButton(page).click();
  await expect(page).toHaveURL(/\/order-tracking\/v1001\?order_id=v1001-/);
  const orderId = new URL(page.url()).searchParams.get('order_id') ?? '';
  const detail = page.getByRole('region', { name: 'Order', exact: true });
  await expect(detail.getByText(TEA_ORDER.name).first()).toBeVisible();
  const fleet = dispatchSystem(portal, orderId);

  const customer = await browser.newPage();
  await detail.getByRole('button', { name: /^Share the tracking link/ }).click();
  const link = /http\S+/.exec(await page.locator('blockquote').innerText())?.[0] ?? '';
  await page.keyboard.press('Escape');
  await customer.goto(link);
  const pinCard = customer.getByRole('region', { name: 'PIN for the rider' });
  const pin = /\d{4}/.exec(await pinCard.innerText())?.[0] ?? '';

  for (const status of ['RECEIVED', 'WAITING_FOR_TRANSPORT']) expect(await fleet.report(status)).toBe(200);
  for (const status of ['ASSIGNED_TO_TRANSPORT', 'COURIER_ACCEPTED_DELIVERY'])
    expect(await fleet.report(status, { rider: RIDER })).toBe(200);
  await expect(detail.getByText(RIDER.name).first()).toBeVisible();
  await expect(customer.getByText(RIDER.name).first()).toBeVisible();
  expect(await fleet.locate(25.0409, 121.5488)).toBe(202);
  for (const status of ['NEAR_VENDOR', 'PICKED_UP', 'COURIER_LEFT_VENDOR'])
    expect(await fleet.report(status)).toBe(200);
  await expect(customer.getByText(/^Last position /)).toBeVisible();
  expect(await fleet.report('NEAR_CUSTOMER')).toBe(200);
  expect(await fleet.addPhoto()).toBe(200);

  expect(await fleet.report('DELIVERED')).toBe(422);
  expect(await fleet.report('DELIVERED', { pin: pin === '0000' ? '0001' : '0000' })).toBe(422);
  expect(await fleet.report('DELIVERED', { pin })).toBe(200);
  await expect(detail.getByText('Delivered').first()).toBeVisible();
  await expect(detail.getByText('PIN confirmed')).toBeVisible();
  await expect(pinCard).toBeHidden();
  await expect(customer.getByRole('heading', { level: 1 })).toContainText(/delivered/i);
});
