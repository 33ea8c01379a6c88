import type { APIRequestContext } from '@playwright/test';
import { PASSWORD } from './sign-in';

interface Shop {
  /** First label of the portal's host name. */
  country: 'tw' | 'kw' | 'pk';
  email: string;
  position: { latitude: number; longitude: number };
  customer: {
    name: string;
    phone_number: string;
    location: { latitude: number; longitude: number; address: string; notes: string };
  };
  amount: number;
}

const TAIPEI = {
  country: 'tw',
  email: 'owner@demo.test',
  customer: {
    name: 'Lin Chia-hao',
    phone_number: '+886912048317',
    location: {
      latitude: 25.0376,
      longitude: 121.5573,
      address: '12F-3, No. 17, Ln. 240, Guangfu S. Rd.',
      notes: '',
    },
  },
  amount: 640,
} as const;

const SHOPS = {
  v1001: { ...TAIPEI, position: { latitude: 25.0421, longitude: 121.5443 } },
  v1002: { ...TAIPEI, position: { latitude: 25.0283, longitude: 121.5437 } },
  kw1001: {
    country: 'kw',
    email: 'owner.kw@demo.test',
    position: { latitude: 29.3759, longitude: 47.9774 },
    customer: {
      name: 'Noura Al-Salem',
      phone_number: '+96550123456',
      location: { latitude: 29.3697, longitude: 47.9783, address: 'Block 3, Salem Al Mubarak St', notes: '' },
    },
    amount: 6.25,
  },
  pk1001: {
    country: 'pk',
    email: 'owner.pk@demo.test',
    position: { latitude: 33.6844, longitude: 73.0479 },
    customer: {
      name: 'عائشہ صدیقی بیگم',
      phone_number: '+923012341077',
      location: {
        latitude: 33.6924,
        longitude: 73.0539,
        address: 'مکان 12، گلی 4، سیکٹر ایف سیون، اسلام آباد',
        notes: '',
      },
    },
    amount: 1250,
  },
} as const satisfies Record<string, Shop>;

/** The shop's session on the API, and a function that moves one of its orders to a status. */
export async function signInShop(
  calls: APIRequestContext,
  origin: string,
  vendorId: keyof typeof SHOPS = 'v1001',
) {
  const api = `${origin}/courier/api/v1`;
  const { country, email } = SHOPS[vendorId];
  // Only browsers resolve `kw.localhost`.
  const host = `${country}.${new URL(origin).host}`;
  const login = await calls.post(`${api}/login`, {
    headers: { host },
    data: { email_address: email, password: PASSWORD },
  });
  const { AccessToken, IdToken } = (await login.json()).result.AuthenticationResult;
  const headers = { authorization: `Bearer ${AccessToken}|${IdToken}`, host };
  const advance = (orderId: string, status: string) =>
    calls.post(`${api}/simulator/orders/${orderId}/advance`, { headers, data: { status } });
  return { api, headers, host, advance };
}

/** Places an order as its shop; returns its id and a function that advances it. */
export async function placeOrder(
  calls: APIRequestContext,
  origin: string,
  vendorId: keyof typeof SHOPS = 'v1001',
  name: string = SHOPS[vendorId].customer.name,
) {
  const { position, amount } = SHOPS[vendorId];
  const customer = { ...SHOPS[vendorId].customer, name };
  const { api, headers, host, advance: advanceOrder } = await signInShop(calls, origin, vendorId);
  const quote = await calls.post(`${api}/delivery/fee`, {
    headers,
    data: {
      source: position,
      destination: { latitude: customer.location.latitude, longitude: customer.location.longitude },
      vendor_id: vendorId,
      delivery_type: 'food',
    },
  });
  const { fee, signature } = await quote.json();
  const placed = await calls.post(`${api}/order`, {
    headers,
    data: {
      vendor_id: vendorId,
      customer,
      order: {
        payment_method: 'PAID',
        amount,
        description: '2 winter melon teas',
        cold_bag_needed: false,
      },
      age_validation_required: false,
      delivery_fee: fee,
      signature,
    },
  });
  if (!placed.ok()) throw new Error(`The order was refused: ${await placed.text()}`);
  const orderId = String((await placed.json()).result.order_id);
  const advance = (status: string) => advanceOrder(orderId, status);
  return { orderId, advance, headers, api, portal: `http://${host}`, customer };
}
