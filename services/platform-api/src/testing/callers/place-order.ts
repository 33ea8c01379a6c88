import type { CreateOrder, Order } from '@courier/api-client/contract';
import { newAddress } from '../inputs/new-address';
import type { TestApp } from '../server/start-test-app';

export const API = '/courier/api/v1';
/** Inside the delivery area of v1001. */
export const DESTINATION = { latitude: 25.0376, longitude: 121.5573 };
export const SHOP = { latitude: 25.0421, longitude: 121.5443 };

type Method = 'GET' | 'POST' | 'PUT';
type Headers = Record<string, string>;

export interface TestCaller {
  call(
    method: Method,
    path: string,
    payload?: unknown,
    headers?: Headers,
  ): Promise<{ status: number; body: Answer }>;
  orderBody(change?: (body: CreateOrder) => CreateOrder): Promise<CreateOrder>;
  placeOrder(change?: (body: CreateOrder) => CreateOrder): Promise<string>;
  order(orderId: string): Promise<Order>;
}

export interface Answer {
  message?: string;
  meta?: { translation_key: string; field?: string };
  result?: unknown;
}

export async function signedInCaller(
  server: TestApp,
  email = 'owner@demo.test',
  vendorId = 'v1001',
  shop = SHOP,
): Promise<TestCaller> {
  const authorization = await server.authorize(email);
  const call: TestCaller['call'] = async (method, path, payload, headers = {}) => {
    const answer = await server.app.inject({
      method,
      url: `${API}${path}`,
      remoteAddress: newAddress(),
      headers: { authorization, ...headers },
      ...(payload === undefined ? {} : { payload: payload as object }),
    });
    return { status: answer.statusCode, body: answer.json() };
  };
  const orderBody: TestCaller['orderBody'] = async (change = (body) => body) => {
    const quote = await call('POST', '/delivery/fee', {
      source: shop,
      destination: DESTINATION,
      vendor_id: vendorId,
      delivery_type: 'food',
    });
    const { fee, signature } = quote.body as unknown as { fee: number; signature: string };
    return change({
      vendor_id: vendorId,
      customer: {
        name: 'Lin Chia-hao',
        phone_number: '+886912048317',
        location: { ...DESTINATION, address: '12F-3, No. 17, Ln. 240, Guangfu S. Rd.', notes: '' },
      },
      order: {
        payment_method: 'PAID',
        amount: 640,
        description: '2 × winter melon tea',
        cold_bag_needed: false,
      },
      age_validation_required: false,
      delivery_fee: fee,
      signature,
    });
  };
  return {
    call,
    orderBody,
    placeOrder: async (change) => {
      const { status, body } = await call('POST', '/order', await orderBody(change));
      if (status !== 200) throw new Error(`The order was refused: ${JSON.stringify(body)}`);
      return (body.result as { order_id: string }).order_id;
    },
    order: async (orderId) =>
      (await call('GET', `/order?vendorId=${vendorId}&orderId=${orderId}`)).body.result as Order,
  };
}
