import type { Page } from '@playwright/test';
// Riders move only on command, because a proposal is only possible before pick-up.
import { expect, test } from '../../fixtures/bulk-portal';
import { placeOrder } from '../../pages/shop-order';
import { signIn, startIn } from '../../pages/sign-in';

const NOTE = 'Ring the bell at 5F, I will come down';

/** The customer's page polls every ten seconds. */
const asksAgain = (customer: Page) => customer.clock.fastForward(10_000);

async function propose(customer: Page, note: string) {
  await customer.getByLabel('Note for the rider').fill(note);
  await customer.getByRole('button', { name: 'Send to the shop' }).click();
  await expect(customer.getByText('The shop has your note and has not answered yet.')).toBeVisible();
}

test('a customer asks for a change twice before pickup: the shop takes one, declines the other, and the page says so', async ({
  page,
  portal,
  playwright,
  browser,
}) => {
  const shop = await playwright.request.newContext();
  const { orderId, advance, headers, api } = await placeOrder(shop, portal.origin, 'v1002');
  await advance('WAITING_FOR_TRANSPORT');
  const read = async () => {
    const answer = await shop.get(`${api}/order?vendorId=v1002&orderId=${orderId}`, { headers });
    return (await answer.json()).result;
  };
  const { customer_key: key } = (await read()).handover;
  const notes = async () => (await read()).customer.location.notes as string;
  const phone = await browser.newContext({ locale: 'en-GB', viewport: { width: 390, height: 844 } });
  const customer = await phone.newPage();
  await customer.clock.install();
  await startIn(customer, 'en');
  await customer.goto(`${portal.origin}/tracking/${orderId}#key=${key}`);
  await expect(customer.getByRole('button', { name: 'Correct the marker' })).toBeVisible();
  await propose(customer, NOTE);

  await signIn(page, portal.origin);
  await page.goto(`${portal.origin}/order-tracking/v1002?order_id=${orderId}`);
  const asked = page.getByRole('region', { name: 'The customer asks for a change' });
  await expect(asked).toContainText(NOTE);
  // The order is unchanged until the shop agrees.
  expect(await notes()).toBe('');
  await asked.getByRole('button', { name: 'Accept' }).click();
  await expect(asked).toBeHidden();
  await expect.poll(notes).toContain(NOTE);
  await asksAgain(customer);
  await expect(customer.getByText(/The shop accepted your note at \d\d:\d\d/)).toBeVisible();

  await propose(customer, 'Leave it with the neighbour');
  await expect(asked).toContainText('Leave it with the neighbour');
  await asked.getByRole('button', { name: 'Decline' }).click();
  await expect(asked).toBeHidden();
  await asksAgain(customer);
  await expect(
    customer.getByText(/The shop declined your note at \d\d:\d\d. The order stays as it was./),
  ).toBeVisible();
  expect(await notes()).toContain(NOTE);
  expect(await notes()).not.toContain('neighbour');

  // After pick-up no proposal is possible; the last answer stays.
  await advance('PICKED_UP');
  await asksAgain(customer);
  await expect(customer.getByLabel('Note for the rider')).toBeHidden();
  await expect(customer.getByText(/The shop declined your note/)).toBeVisible();
  await phone.close();
  await shop.dispose();
});

test('in Kuwait a customer puts the pin right by keys, no farther than it may go, and the order moves there once the shop agrees', async ({
  page,
  portal: { origin },
  playwright,
  browser,
}) => {
  const shop = await playwright.request.newContext();
  const { orderId, advance, headers, api, portal, customer } = await placeOrder(shop, origin, 'kw1001');
  await advance('WAITING_FOR_TRANSPORT');
  const stored = async () => {
    const answer = await shop.get(`${api}/order?vendorId=kw1001&orderId=${orderId}`, { headers });
    const { status, delivery_fee, customer, handover } = (await answer.json()).result;
    return { status, fee: delivery_fee as number, at: customer.location, key: handover.customer_key };
  };
  const before = await stored();
  const { key } = before;
  const phone = await browser.newContext({ locale: 'en-GB', viewport: { width: 390, height: 844 } });
  const door = await phone.newPage();
  await door.clock.install();
  await startIn(door, 'en');
  await door.goto(`${portal}/tracking/${orderId}#key=${key}`);
  await door.getByRole('button', { name: 'Correct the marker' }).click();
  await door.getByRole('button', { name: /^Delivery marker at/ }).focus();
  const far = door.getByRole('alert').filter({ hasText: /You can move the marker by at most 80\sm/ });
  const send = door.getByRole('button', { name: 'Send to the shop' });
  const pressUntil = (key: string, isFar: boolean) =>
    expect(async () => {
      await door.keyboard.press(key);
      expect(await far.isVisible()).toBe(isFar);
    }).toPass();
  await pressUntil('Shift+ArrowUp', true);
  await send.press('Enter');
  expect(await stored()).toEqual(before);
  await door.getByRole('button', { name: /^Delivery marker at/ }).focus();
  await pressUntil('Shift+ArrowDown', false);
  await send.click();
  await expect(door.getByText('The shop has your marker and has not answered yet.')).toBeVisible();
  expect(await stored()).toEqual(before);

  await signIn(page, portal, 'owner.kw@demo.test');
  await page.goto(`${portal}/order-tracking/kw1001?order_id=${orderId}`);
  const asked = page.getByRole('region', { name: 'The customer asks for a change' });
  await expect(asked).toContainText(/Move the marker by \d\d\sm\. The fee (stays|becomes KWD\s\d\.\d{3})/);
  const metresAsked = Number(/by (\d+)\sm/.exec(await asked.innerText())?.[1]);
  await asked.getByRole('button', { name: 'Accept' }).click();
  await expect(asked).toBeHidden();
  await expect.poll(async () => (await stored()).status).toBe('MODIFIED');
  const { at } = await stored();
  expect(at.longitude).toBeCloseTo(customer.location.longitude, 5);
  const metresNorth = (at.latitude - customer.location.latitude) * 111_195;
  expect(metresAsked).toBeLessThanOrEqual(80);
  expect(Math.abs(metresNorth - metresAsked)).toBeLessThan(2);
  await asksAgain(door);
  await expect(door.getByText(/The shop accepted your marker at \d\d:\d\d/)).toBeVisible();
  // Other journeys count new orders of this shop. A pending change may delay this command.
  await expect(async () => expect((await advance('DELIVERED')).ok()).toBe(true)).toPass();
  await phone.close();
  await shop.dispose();
});
