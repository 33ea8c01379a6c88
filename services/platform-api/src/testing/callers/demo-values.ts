import type { Fee, LatLng, Order, ReverseAddress, Suggestion } from '@courier/api-client/contract';
import { DEMO_PASSWORD, UNCLAIMED_VENDOR } from '../server/demonstration';
import { newAddress } from '../inputs/new-address';
import { API, DESTINATION, SHOP, type TestCaller } from './place-order';
import type { TestApp } from '../server/start-test-app';

/** A server, the account of a shop, and what its operator has set. */
export interface Portal {
  server: TestApp;
  email: string;
  shop: TestCaller;
  /** In major units; null where the operator has set no tariff. */
  fee: number | null;
  /** Null where the operator has set none. */
  areas: readonly (readonly LatLng[])[] | null;
  /** Null where no order can be placed. */
  orderId: string | null;
}

/** Lists the invented values of one kind that a portal answers through its API. */
type FindInvented = (portal: Portal) => Promise<unknown[]>;

const VENDOR = 'v1001';
/** Precisions of a position that claims to be one house. */
const EXACT = ['address', 'interpolated', 'place', 'approximate'];
const ADDRESSES = ['No. 17, Ln. 240, Guangfu S. Rd., Taipei', 'No. 5, Imaginary St., Kaohsiung'];
const ACCOUNTS = ['tw owner@demo.test', 'tw solo@demo.test', 'kw owner.kw@demo.test', 'de owner@demo.test'];
const DEVELOPMENT_PAGES = ['/dev/godroid', '/dev/outbox', `${API}/simulator`];
const VOUCHERS = ['TEA10', 'LESS30', 'FLAT25'];

const findAccounts: FindInvented = async ({ server }) => {
  const statuses = ACCOUNTS.map(async (account) => {
    const [country, email_address] = account.split(' ');
    const answer = await server.app.inject({
      method: 'POST',
      url: `${API}/login`,
      headers: { host: `${country}.localhost` },
      remoteAddress: newAddress(),
      payload: { email_address, password: DEMO_PASSWORD },
    });
    return answer.statusCode === 200 ? [account] : [];
  });
  return (await Promise.all(statuses)).flat();
};

const findPages: FindInvented = async ({ server }) => {
  const statuses = DEVELOPMENT_PAGES.map(async (url) =>
    (await server.app.inject({ url })).statusCode === 404 ? [] : [url],
  );
  return (await Promise.all(statuses)).flat();
};

const findVendors: FindInvented = async ({ shop }) => {
  const { code, email } = UNCLAIMED_VENDOR;
  const claim = await shop.call('POST', '/register/verify-vendor', { vendor_code: code, email });
  const { vendor_name } = claim.body.result as { vendor_name: string | null };
  const { vendors } = (await shop.call('GET', '/vendors')).body.result as {
    vendors: { vendor_id: string; name: string }[];
  };
  const foreign = vendors.filter(({ vendor_id }) => vendor_id !== VENDOR).map(({ name }) => name);
  return [...(vendor_name === null ? [] : [vendor_name]), ...foreign];
};

const quote = async ({ shop }: Portal): Promise<Partial<Fee>> => {
  const trip = { source: SHOP, destination: DESTINATION, vendor_id: VENDOR, delivery_type: 'food' };
  return (await shop.call('POST', '/delivery/fee', trip)).body as unknown as Partial<Fee>;
};

const findFees: FindInvented = async (portal) => {
  const { fee } = await quote(portal);
  return fee === undefined || fee === portal.fee ? [] : [fee];
};

const findAreas: FindInvented = async ({ shop, areas }) => {
  const answer = await shop.call('GET', `/delivery/areas/${VENDOR}`);
  const shown = (answer.body.result as { areas: LatLng[][] }).areas;
  return shown.filter((area) => !areas?.some((own) => JSON.stringify(own) === JSON.stringify(area)));
};

/** A way between two points that are not its ends, or a length that is not called an estimate. */
const findRoutes: FindInvented = async (portal) => {
  const quoted = await quote(portal);
  const order = await readOrder(portal);
  const ways = [quoted.route ?? [], order?.route ?? []].filter((way) => way.length > 2);
  return [...ways, ...(quoted.route && quoted.is_estimate !== true ? [quoted.distance_metres] : [])];
};

const findHouses: FindInvented = async ({ shop }) => {
  const near = `country=TW&language=en&lat=${SHOP.latitude}&lng=${SHOP.longitude}`;
  const suggestions = ADDRESSES.map(async (text) => {
    const answer = await shop.call(
      'GET',
      `/geolocator/autocomplete?query=${encodeURIComponent(text)}&${near}`,
    );
    return (answer.body as unknown as { data: { data: Suggestion[] } }).data.data;
  });
  const houses = (await Promise.all(suggestions))
    .flat()
    .filter(({ address: { precision } }) => precision !== undefined && EXACT.includes(precision));
  const pin = await shop.call(
    'GET',
    `/geolocator/reverse?lat=${DESTINATION.latitude}&lng=${DESTINATION.longitude}&language=en`,
  );
  const { address } = pin.body as unknown as { address: ReverseAddress };
  return [...houses, ...(address.number === '' ? [] : [address])];
};

const findVouchers: FindInvented = async ({ shop }) => {
  const statuses = VOUCHERS.map(async (code) =>
    (await shop.call('GET', `/voucher/${code}`)).status === 200 ? [code] : [],
  );
  return (await Promise.all(statuses)).flat();
};

/** Answers of the card sandbox, which moves no money. */
const findSandbox: FindInvented = async ({ shop }) => {
  const key = await shop.call('GET', '/order/payment/public-key');
  return key.status === 200 ? [key.body.result] : [];
};

const readOrder = async ({ shop, orderId }: Portal): Promise<Order | null> =>
  orderId === null ? null : shop.order(orderId);

/** Lets the simulator deliver the order, where there is one. */
const ride = ({ shop, orderId }: Portal) =>
  shop.call('POST', `/simulator/orders/${orderId}/advance`, { status: 'DELIVERED' });

const findStatuses: FindInvented = async (portal) => {
  await ride(portal);
  const order = await readOrder(portal);
  return (order?.status_history ?? []).map(({ status }) => status).filter((status) => status !== 'NEW');
};

const findRiders: FindInvented = async (portal) => {
  await ride(portal);
  const rider = (await readOrder(portal))?.rider_id ?? null;
  return rider === null ? [] : [rider];
};

/** A picture that an old order names and that no rider has sent. */
const findPictures: FindInvented = async ({ server, email, orderId }) => {
  await server.deps.db
    .updateTable('orders')
    .set({
      proofs: JSON.stringify([{ kind: 'delivery', created_at: server.clock.nowSeconds() }]),
      fleet_id: null,
      status: 'DELIVERED',
    })
    .where('order_id', '=', orderId ?? '')
    .execute();
  const authorization = await server.authorize(email);
  const urls = [`${API}/order/${orderId}/proof/delivery`, `${API}/tracking/${orderId}/proof/delivery`];
  const pictures = urls.map(async (url) => {
    const answer = await server.app.inject({ url, headers: { authorization } });
    return answer.statusCode === 200 ? [url] : [];
  });
  return (await Promise.all(pictures)).flat();
};

/** Each finds its values in the demonstration. */
export const INVENTED: readonly (readonly [kind: string, find: FindInvented])[] = [
  ['fee', findFees],
  ['delivery area', findAreas],
  ['route', findRoutes],
  ['street or house', findHouses],
  ['voucher', findVouchers],
  ['vendor', findVendors],
  ['account', findAccounts],
  ['card payment', findSandbox],
  ['page of developers', findPages],
  ['status', findStatuses],
  ['rider', findRiders],
  ['picture', findPictures],
];
