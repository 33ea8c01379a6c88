import { setTimeout as pause } from 'node:timers/promises';
import { DESTINATION, SHOP_POSITION } from './fill-orders';

const API = '/courier/api/v1';

export interface Account {
  authorization: string;
  call(method: 'GET' | 'POST' | 'PUT', path: string, body?: object): Promise<unknown>;
  /** Body of an order that is valid for the next five minutes. */
  orderBody(vendorId: string): Promise<object>;
  changeBody(vendorId: string): Promise<object>;
}

export async function signIn(origin: string, email: string): Promise<Account> {
  const send = async (method: string, path: string, body?: object, authorization = '') => {
    for (;;) {
      const answer = await fetch(`${origin}${API}${path}`, {
        method,
        headers: { authorization, ...(body ? { 'content-type': 'application/json' } : {}) },
        ...(body ? { body: JSON.stringify(body) } : {}),
      });
      if (answer.ok) return (await answer.json()) as Record<string, unknown>;
      if (answer.status !== 429)
        throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
      await pause(1000);
    }
  };
  const { result } = (await send('POST', '/login', { email_address: email, password: 'Courier#2026' })) as {
    result: { AuthenticationResult: { AccessToken: string; IdToken: string } };
  };
  const { AccessToken, IdToken } = result.AuthenticationResult;
  const authorization = `Bearer ${AccessToken}|${IdToken}`;
  const call: Account['call'] = (method, path, body) => send(method, path, body, authorization);
  const place = { ...DESTINATION, address: '12F-3, No. 17, Ln. 240, Guangfu S. Rd.', notes: '' };
  const requestBenchQuote = async (vendor_id: string) => {
    const asked = { source: SHOP_POSITION, destination: DESTINATION, vendor_id, delivery_type: 'food' };
    const { fee, signature } = (await call('POST', '/delivery/fee', asked)) as {
      fee: number;
      signature: string;
    };
    return { delivery_fee: fee, signature };
  };
  return {
    authorization,
    call,
    orderBody: async (vendor_id) => ({
      vendor_id,
      customer: { name: 'Lin Chia-hao', phone_number: '+886912048317', location: place },
      order: {
        payment_method: 'PAID',
        amount: 640,
        description: '2 × winter melon tea',
        cold_bag_needed: false,
      },
      age_validation_required: false,
      ...(await requestBenchQuote(vendor_id)),
    }),
    changeBody: async (vendor_id) => ({
      vendor_id,
      payment_method: 'PAID',
      amount: 640,
      item_details: '3 × winter melon tea',
      location: place,
      ...(await requestBenchQuote(vendor_id)),
    }),
  };
}

export { API };
