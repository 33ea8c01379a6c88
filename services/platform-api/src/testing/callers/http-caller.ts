import { API, DESTINATION, SHOP } from './place-order';

export interface HttpAnswer {
  status: number;
  body: Record<string, unknown>;
}

/** Network calls as the owner of v1001; the address may change with each restart. */
export interface HttpCaller {
  authorization: string;
  /** Rejects without an answer. */
  call(method: 'GET' | 'POST', path: string, body?: unknown, key?: string): Promise<HttpAnswer>;
  text(path: string): Promise<string>;
}

export async function httpCaller(origin: () => string): Promise<HttpCaller> {
  let authorization = '';
  const request = (path: string, init: RequestInit) => fetch(`${origin()}${path}`, init);
  const call: HttpCaller['call'] = async (method, path, body, key) => {
    const headers = {
      authorization,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(key === undefined ? {} : { 'idempotency-key': key }),
    };
    const sent = body === undefined ? {} : { body: JSON.stringify(body) };
    const answer = await request(`${API}${path}`, { method, headers, ...sent });
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
  };
  const { body } = await call('POST', '/login', {
    email_address: 'owner@demo.test',
    password: 'Courier#2026',
  });
  const { AuthenticationResult } = body['result'] as {
    AuthenticationResult: { AccessToken: string; IdToken: string };
  };
  authorization = `Bearer ${AuthenticationResult.AccessToken}|${AuthenticationResult.IdToken}`;
  return {
    authorization,
    call,
    text: async (path) => (await request(path, { headers: { authorization } })).text(),
  };
}

/** A valid order body, identified by its description; throws without a quote. */
export async function prepareOrderBody({ call }: HttpCaller, description: string) {
  const quote = await call('POST', '/delivery/fee', {
    source: SHOP,
    destination: DESTINATION,
    vendor_id: 'v1001',
    delivery_type: 'food',
  });
  if (quote.status !== 200) throw new Error(`The quote was answered with ${quote.status}.`);
  return {
    vendor_id: 'v1001',
    customer: {
      name: 'Lin Chia-hao',
      phone_number: '+886912048317',
      location: { ...DESTINATION, address: '12F-3, No. 17, Ln. 240, Guangfu S. Rd.', notes: '' },
    },
    order: { payment_method: 'PAID', amount: 640, description, cold_bag_needed: false },
    age_validation_required: false,
    delivery_fee: Number(quote.body['fee']),
    signature: quote.body['signature'],
  };
}
