import type { CreateOrder } from '@courier/api-client/contract';
import { DESTINATION, SHOP } from './place-order';
import type { TestBrowser } from './test-browser';

export interface GuestOrder {
  vendor_id: string;
  token: string;
  order_id: string;
}

const SENDER = { name: 'Lin Chia-hao', phone_number: '0912048317' };

/** Places a guest order with an e-mail; returns the guest's session and the order's id. */
export async function placeGuestOrder(browser: TestBrowser, email: string): Promise<GuestOrder> {
  const login = await browser.post<{ result: GuestOrder }>('/guest/login', { ...SENDER, email });
  const guest = login.body.result;
  return { ...guest, order_id: await placeAnotherGuestOrder(browser, guest, email) };
}

/** Another order of a guest with a session. @returns its id */
export async function placeAnotherGuestOrder(
  browser: TestBrowser,
  guest: Pick<GuestOrder, 'token' | 'vendor_id'>,
  email: string,
): Promise<string> {
  const authorization = `Bearer ${guest.token}`;
  const quote = await browser.post<{ fee: number; signature: string }>(
    '/delivery/fee',
    { source: SHOP, destination: DESTINATION, vendor_id: guest.vendor_id, delivery_type: 'food' },
    authorization,
  );
  const body: CreateOrder = {
    vendor_id: guest.vendor_id,
    customer: {
      name: 'Chen Yu-ting',
      phone_number: '+886912048318',
      location: { ...DESTINATION, address: 'No. 17, Guangfu S. Rd.', notes: '' },
    },
    order: {
      payment_method: 'CASH_ON_DELIVERY',
      amount: 640,
      description: '2 × tea',
      cold_bag_needed: false,
    },
    age_validation_required: false,
    delivery_fee: quote.body.fee,
    signature: quote.body.signature,
    sender: { ...SENDER, email, location: { ...SHOP, address: 'No. 36, Fuxing S. Rd.', notes: '' } },
  };
  const placed = await browser.post<{ result: GuestOrder }>('/order', body, authorization);
  if (placed.status !== 200) throw new Error(`The guest's order was answered ${placed.status}`);
  return placed.body.result.order_id;
}
