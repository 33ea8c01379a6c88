import { expect, type Page } from '@playwright/test';

type Json = Record<string, unknown>;

export interface WholeOrder {
  vendor: string;
  name: string;
  phone: string;
  address: RegExp;
  notes?: string;
  description: string;
  amount: number;
  method?: string;
  more?: Json;
}

interface Wire {
  orders: Json[];
  updates: Json[];
  /** Orders that were sent with a payment. */
  intents: Json[];
  confirms: Json[];
  /** Answers of the fee call, oldest first. */
  fees: { fee: number; signature: string }[];
}

const KINDS: readonly [kind: Exclude<keyof Wire, 'fees'>, method: string, path: RegExp][] = [
  ['orders', 'POST', /\/api\/v1\/order$/],
  ['updates', 'PUT', /\/api\/v1\/order\/[^/]+$/],
  ['intents', 'POST', /\/order\/payment\/intent$/],
  ['confirms', 'POST', /\/order\/payment\/intent\/confirm$/],
];

export function watchOrders(page: Page): Wire {
  const wire: Wire = { orders: [], updates: [], intents: [], confirms: [], fees: [] };
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    for (const [kind, method, path] of KINDS) {
      if (request.method() !== method || !path.test(pathname)) continue;
      const body = request.postDataJSON() as Json;
      wire[kind].push(kind === 'intents' ? (body['order'] as Json) : body);
    }
  });
  page.on('response', (response) => {
    if (!response.url().endsWith('/delivery/fee') || !response.ok()) return;
    void response.json().then(
      (answer: Wire['fees'][number]) => wire.fees.push(answer),
      () => undefined,
    );
  });
  return wire;
}

/** Compares the complete body of an order, with a quoted fee. */
export function expectWholeOrder(body: Json | undefined, wanted: WholeOrder, { fees }: Wire): void {
  expect(body).toStrictEqual({
    vendor_id: wanted.vendor,
    customer: {
      location: {
        latitude: expect.any(Number),
        longitude: expect.any(Number),
        address: expect.stringMatching(wanted.address),
        address_parts: { unit: expect.any(String), building: expect.any(String), text: expect.any(String) },
        notes: wanted.notes ?? '',
      },
      phone_number: wanted.phone,
      name: wanted.name,
    },
    order: {
      payment_method: wanted.method ?? 'PAID',
      amount: wanted.amount,
      description: wanted.description,
      cold_bag_needed: false,
    },
    age_validation_required: false,
    login_pickup_estimation: expect.any(Number),
    delivery_fee: expect.any(Number),
    signature: expect.stringMatching(/.{16}/),
    ...wanted.more,
  });
  const { delivery_fee: fee, signature } = body as { delivery_fee: number; signature: string };
  expect(fees).toContainEqual(expect.objectContaining({ fee, signature }));
}
