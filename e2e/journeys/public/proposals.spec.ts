import type { Page } from '@playwright/test';
// No rider sets out by himself there: what is proposed must not be too late meanwhile.
import { expect, test } from '../../fixtures/bulk-portal';
import { placeOrder } from '../../pages/shop-order';
import { signIn, startIn } from '../../pages/sign-in';

const NOTE = 'Ring 5F, I will come down';

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
  const notes = async () => {
    const answer = await shop.get(`${api}/order?vendorId=v1002&orderId=${orderId}`, { headers });
    return (await answer.json()).result.customer.location.notes as string;
  };
  const phone = await browser.newContext({ locale: 'en-GB', viewport: { width: 390, height: 844 } });
  const customer = await phone.newPage();
  await startIn(customer, 'en');
  await customer.goto(`${portal.origin}/tracking/${orderId}`);
  await expect(customer.getByRole('button', { name: 'Correct the pin' })).toBeVisible();
  await propose(customer, NOTE);

  await signIn(page, portal.origin);
  await page.goto(`${portal.origin}/order-tracking/v1002?order_id=${orderId}`);
  const asked = page.getByRole('region', { name: 'The customer asks for a change' });
  await expect(asked).toContainText(NOTE);
  // Until the shop agrees the order is as it was.
  expect(await notes()).toBe('');
  await asked.getByRole('button', { name: 'Accept' }).click();
  await expect(asked).toBeHidden();
  await expect.poll(notes).toContain(NOTE);
  await expect(customer.getByText(/The shop accepted your note at \d\d:\d\d/)).toBeVisible();

  await propose(customer, 'Leave it with the neighbour');
  await expect(asked).toContainText('Leave it with the neighbour');
  await asked.getByRole('button', { name: 'Decline' }).click();
  await expect(asked).toBeHidden();
  await expect(
    customer.getByText(/The shop declined your note at \d\d:\d\d. The order stays as it was./),
  ).toBeVisible();
  expect(await notes()).toContain(NOTE);
  expect(await notes()).not.toContain('neighbour');

  // Collected: nothing is left to propose, the last answer stays.
  await advance('PICKED_UP');
  await expect(customer.getByLabel('Note for the rider')).toBeHidden();
  await expect(customer.getByText(/The shop declined your note/)).toBeVisible();
  await phone.close();
  await shop.dispose();
});
