import { authorizationHeader, createApiClient } from '@courier/api-client';
import { requestTicket, createLiveChannel } from '@courier/api-client/realtime';

const VENDOR = 'v1001';
const DESTINATION = { latitude: 25.0376, longitude: 121.5573 };
const SHOP = { latitude: 25.0421, longitude: 121.5443 };

export type Portal = Awaited<ReturnType<typeof openPortal>>;

/** Calls of the portal's own client at an address, with its retries and its idempotency keys. */
export async function openPortal(origin: string) {
  let authorization: string | null = null;
  const api = createApiClient({
    baseUrl: `${origin}/courier/api/v1`,
    authorization: () => authorization,
    language: () => 'en',
    // The first fee after a start reads the streets, which takes long on a busy machine.
    timeoutMs: 240_000,
  });
  const account = { email_address: 'owner@demo.test', password: 'Courier#2026' };
  const { result } = await api.identity.login({ body: account });
  authorization = authorizationHeader.classic(result.AuthenticationResult);
  const quote = await api.pricing.fee({
    body: { source: SHOP, destination: DESTINATION, vendor_id: VENDOR, delivery_type: 'food' },
  });
  const location = { ...DESTINATION, address: '12F-3, No. 17, Ln. 240, Guangfu S. Rd.', notes: '' };
  return {
    /** @returns the order's id */
    placeOrder: async (description: string) => {
      const body = {
        vendor_id: VENDOR,
        customer: { name: 'Lin Chia-hao', phone_number: '+886912048317', location },
        order: { payment_method: 'PAID', amount: 640, description, cold_bag_needed: false },
        age_validation_required: false,
        delivery_fee: quote.fee,
        signature: quote.signature,
      };
      return (await api.orders.create({ body })).result.order_id;
    },
    listDescriptions: async () => {
      const page = await api.orders.list({ params: { vendorId: VENDOR }, query: { count: 60 } });
      return page.result.data.map(({ order }) => order.description);
    },
    /** A live channel of the portal, which opens again by itself. */
    watchOrders: () => {
      const seen = new Set<string>();
      const states: string[] = [];
      const channel = createLiveChannel({
        url: `${origin.replace(/^http/, 'ws')}/live`,
        ticket: () => requestTicket(api),
        authorization: () => authorization,
        onOrderUpdate: (order) => seen.add(order.order_id),
        onState: (state) => states.push(state),
      });
      channel.subscribe(VENDOR);
      return { seen, states, state: channel.state, close: channel.close };
    },
  };
}
