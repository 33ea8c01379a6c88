import type { APIRequestContext } from '@playwright/test';
import { PASSWORD } from './sign-in';

/** Shops of the demo, where they are. */
const SHOPS = {
  v1001: { latitude: 25.0421, longitude: 121.5443 },
  v1002: { latitude: 25.0283, longitude: 121.5437 },
};
const DESTINATION = { latitude: 25.0376, longitude: 121.5573 };

/** Places an order as its shop would, and answers with its id and a way to move it on. */
export async function placeOrder(
  calls: APIRequestContext,
  origin: string,
  vendorId: keyof typeof SHOPS = 'v1001',
) {
  const api = `${origin}/courier/api/v1`;
  const login = await calls.post(`${api}/login`, {
    data: { email_address: 'owner@demo.test', password: PASSWORD },
  });
  const { AccessToken, IdToken } = (await login.json()).result.AuthenticationResult;
  const headers = { authorization: `Bearer ${AccessToken}|${IdToken}` };
  const quote = await calls.post(`${api}/delivery/fee`, {
    headers,
    data: { source: SHOPS[vendorId], destination: DESTINATION, vendor_id: vendorId, delivery_type: 'food' },
  });
  const { fee, signature } = await quote.json();
  const placed = await calls.post(`${api}/order`, {
    headers,
    data: {
      vendor_id: vendorId,
      customer: {
        name: 'Lin Chia-hao',
        phone_number: '+886912048317',
        location: { ...DESTINATION, address: '12F-3, No. 17, Ln. 240, Guangfu S. Rd.', notes: '' },
      },
      order: {
        payment_method: 'PAID',
        amount: 640,
        description: '2 winter melon teas',
        cold_bag_needed: false,
      },
      age_validation_required: false,
      delivery_fee: fee,
      signature,
    },
  });
  const orderId = String((await placed.json()).result.order_id);
  const advance = (status: string) =>
    calls.post(`${api}/simulator/orders/${orderId}/advance`, { headers, data: { status } });
  return { orderId, advance, headers, api };
}
