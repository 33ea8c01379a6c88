import type { Browser, Page } from '@playwright/test';
import { signInShop } from './shop-order';

export async function openCustomerPage(browser: Browser): Promise<Page> {
  const customer = await browser.newPage();
  await customer.addInitScript(() => localStorage.setItem('locale', 'en'));
  return customer;
}

interface Readers {
  page: Page;
  customer: Page;
  origin: string;
}

/** Opens the customer's page of an order, and reads the PIN that it shows. */
export async function readCustomerPin({ page, customer, origin }: Readers, orderId: string): Promise<string> {
  const { api, headers } = await signInShop(page.request, origin);
  const answer = await page.request.get(`${api}/order?vendorId=v1001&orderId=${orderId}`, { headers });
  const { customer_key: key } = (await answer.json()).result.handover;
  await customer.goto(`${origin}/tracking/${orderId}#key=${key}`);
  const card = customer.getByRole('region', { name: 'PIN for the rider' });
  return (await card.getByText(/^\d{4}$/).textContent()) ?? '';
}
