import type { CreateOrder } from '@courier/api-client/contract';
import { DESTINATION, SHOP } from './place-order';
import type { TestBrowser } from './test-browser';

export interface GuestOrder {
  vendor_id: string;
  token: string;
  order_id: string;
}

/** An order that a guest places with an e-mail; the guest's session with the order's id. */
export async function placeGuestOrder(browser: TestBrowser, email: string): Promise<GuestOrder> {
  const details = { name: 'Lin Chia-hao', email, phone_number: '0912048317' };
  const login = await browser.post<{ result: GuestOrder }>('/guest/login', details);
  const guest = login.body.result;
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
    sender: { ...details, location: { ...SHOP, address: 'No. 36, Fuxing S. Rd.', notes: '' } },
  };
  const placed = await browser.post<{ result: GuestOrder }>('/order', body, authorization);
  if (placed.status !== 200) throw new Error(`The guest's order was answered ${placed.status}`);
  return { ...guest, order_id: placed.body.result.order_id };
}
