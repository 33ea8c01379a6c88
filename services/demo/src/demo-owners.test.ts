import type { Order, Vendor } from '@courier/api-client/contract';
import { joinAddress } from '@courier/api-client/order-rules';
import { countryConfig, demoAccount, supportedCountries, type CountryConfig } from '@courier/config';
import { composeSlot, countryAddressForm, readAddressLine } from '@courier/config/address-form';
import { isInside } from '@courier/config/geometry';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { parsePhoneNumber } from 'libphonenumber-js/max';
import { deliveryArea } from './prices/delivery-area';
import { mobileNumber } from './riders/mobile-number';
import { API } from '../../platform-api/src/testing/callers/place-order';
import { startTestApp, type TestApp } from '../../platform-api/src/testing/server/start-test-app';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

/** City of each country's shop, and the script of its people's names. */
const CAPITALS = (
  'AE أبوظبي Arab,AR Buenos Aires Latn,AT Wien Latn,BD ঢাকা Beng,BG София Cyrl,BH المنامة Arab,BO La Paz Latn,CL Santiago Latn,' +
  'CY Λευκωσία Grek,CZ Praha Latn,DE Berlin Latn,DK København Latn,DO Santo Domingo Latn,EC Quito Latn,EG القاهرة Arab,' +
  'ES Madrid Latn,FI Helsinki Latn,GR Αθήνα Grek,HK 香港 Hani,HR Zagreb Latn,HU Budapest Latn,IQ بغداد Arab,JO عمّان Arab,' +
  'JP 東京 Hani,KH ភ្នំពេញ Khmr,KR 서울 Hang,KW مدينة الكويت Arab,LA ວຽງຈັນ Laoo,MM နေပြည်တော် Mymr,MY Kuala Lumpur Latn,' +
  'NO Oslo Latn,OM مسقط Arab,PA Ciudad de Panamá Latn,PE Lima Latn,PH Manila Latn,PK اسلام آباد Arab,PL Warszawa Latn,' +
  'PY Asunción Latn,QA الدوحة Arab,RO București Latn,SA الرياض Arab,SE Stockholm Latn,SG Singapore Latn,SK Bratislava Latn,' +
  'TH กรุงเทพฯ Thai,TR Ankara Latn,UY Montevideo Latn,VE Caracas Latn,VN Hà Nội Latn'
)
  .split(',')
  .map((line) => [line.slice(0, 2), line.slice(3, -5), line.slice(-4)] as const);

it('there are fifty countries', () => {
  expect([...CAPITALS.map(([country]) => country), 'TW'].sort()).toEqual([...supportedCountries].sort());
  expect(supportedCountries).toHaveLength(50);
});

it.each(CAPITALS)(
  'the demo owner of %s can sign in and has a vendor with an outlet that can be quoted in %s, and sixty days of orders in local spelling (%s)',
  async (country, capital, script) => {
    const host = `${country.toLowerCase()}.localhost`;
    // The shared owner first, because the country's own must exist by then.
    const everywhere = await server.authorize('owner@demo.test', host);
    const authorization = await server.authorize(`owner.${country.toLowerCase()}@demo.test`, host);
    expect(everywhere).not.toBe(authorization);
    const headers = { host, authorization };
    const answer = await server.app.inject({ url: `${API}/vendors`, headers });
    const { vendors } = answer.json<{ result: { vendors: Vendor[] } }>().result;
    expect(vendors.map(({ is_parent }) => is_parent)).toEqual([true, false]);
    for (const { vendor_information: information } of vendors) {
      expect(information).toMatchObject({
        currency: countryConfig(country).isoCurrency,
        location: { country_code: country, city: capital },
      });
    }
    const [parent] = vendors;
    const { latitude, longitude } = parent?.vendor_information.location ?? {};
    const quote = await server.app.inject({
      method: 'POST',
      url: `${API}/delivery/fee`,
      headers,
      payload: {
        source: { latitude, longitude },
        destination: { latitude: Number(latitude) + 0.01, longitude },
        vendor_id: parent?.vendor_id,
        delivery_type: 'food',
      },
    });
    expect(quote.json()).toMatchObject({ fee: expect.any(Number), signature: expect.any(String) });
    const past = await server.app.inject({
      url: `${API}/vendor/${parent?.vendor_id}/orders?count=100&include_outlets=true`,
      headers,
    });
    const orders = past.json<{ result: { data: Order[] } }>().result.data;
    expect(orders).toHaveLength(100);
    const area = deliveryArea(parent?.vendor_id ?? '', {
      latitude: Number(latitude),
      longitude: Number(longitude),
    });
    const writing = new RegExp(`^[\\p{sc=${script}}\\p{M}\\p{sc=Hira} .·-]+$`, 'u');
    for (const { vendor_id, customer, order } of orders) {
      expect(customer.name).toMatch(writing);
      expect(customer.location.address).toContain(country === 'HK' ? '九龍' : capital);
      const phone = parsePhoneNumber(customer.phone_number);
      expect([phone.country, phone.isValid()]).toEqual([country, true]);
      expect(['MOBILE', 'FIXED_LINE_OR_MOBILE']).toContain(phone.getType());
      expect(order.amount).toBeGreaterThan(0);
      if (vendor_id === parent?.vendor_id) expect(isInside(area, customer.location)).toBe(true);
    }
  },
);

/** Two coins more than a whole amount, where the currency has coins. */
const amountIn = ({ decimals }: CountryConfig) => 120 + (decimals === 0 ? 0 : 2 * 10 ** -decimals);

/** Every marked field of the country has a number. */
function addressIn(country: CountryConfig['country'], city: string) {
  const form = countryAddressForm(country);
  const marked = form.fields.filter(({ mark }) => mark !== '{}');
  const values = Object.fromEntries(marked.map(({ key }, index) => [key, String(index + 2)]));
  return {
    unit: composeSlot(form, 'unit', values),
    building: composeSlot(form, 'building', values),
    text: city,
  };
}

it.each(supportedCountries)(
  'the demo owner of %s places an order in the own capital with an address of that country',
  async (code) => {
    const country = countryConfig(code);
    const host = `${code.toLowerCase()}.localhost`;
    const headers = { host, authorization: await server.authorize(demoAccount(code), host) };
    const send = async <Body>(method: 'GET' | 'POST', url: string, payload?: object): Promise<Body> => {
      const answer = await server.app.inject({
        method,
        url: `${API}${url}`,
        headers,
        ...(payload && { payload }),
      });
      expect([url, answer.statusCode, answer.statusCode === 200 ? '' : answer.body]).toEqual([url, 200, '']);
      return answer.json<Body>();
    };
    const { result } = await send<{ result: { vendors: Vendor[] } }>('GET', '/vendors');
    const shop = result.vendors.find(({ is_parent }) => is_parent) as Vendor;
    const { latitude, longitude, city } = shop.vendor_information.location;
    const destination = { latitude: Number(latitude) + 0.008, longitude: Number(longitude) };
    const { fee, signature } = await send<{ fee: number; signature: string }>('POST', '/delivery/fee', {
      source: { latitude, longitude },
      destination,
      vendor_id: shop.vendor_id,
      delivery_type: 'food',
    });
    const address_parts = addressIn(code, city);
    const address = joinAddress(address_parts);
    const amount = amountIn(country);
    const placed = await send<{ result: { order_id: string } }>('POST', '/order', {
      vendor_id: shop.vendor_id,
      customer: {
        name: 'Sami Weber',
        phone_number: mobileNumber(code, 7),
        location: { ...destination, address, address_parts, notes: '' },
      },
      order: { payment_method: 'PAID', amount, description: 'Tea', cold_bag_needed: false },
      age_validation_required: false,
      delivery_fee: fee,
      signature,
    });
    const query = `vendorId=${shop.vendor_id}&orderId=${placed.result.order_id}`;
    const { result: order } = await send<{ result: Order }>('GET', `/order?${query}`);
    expect(order).toMatchObject({
      customer: { location: { address, address_parts } },
      order: { amount },
      delivery_fee: fee,
    });
    // The line alone, as fleets get it, still has its parts.
    expect(readAddressLine(countryAddressForm(code), address)).toEqual(address_parts);
  },
);
