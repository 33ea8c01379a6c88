import type { Vendor } from '@courier/api-client/contract';
import { countryConfig, supportedCountries } from '@courier/config';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { API } from '../testing/place-order';
import { startTestApp, type TestApp } from '../testing/start-test-app';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

const CAPITALS =
  'AE Abu Dhabi,AR Buenos Aires,AT Vienna,BD Dhaka,BG Sofia,BH Manama,BO La Paz,CL Santiago,CY Nicosia,CZ Prague,DE Berlin,DK Copenhagen,DO Santo Domingo,EC Quito,EG Cairo,ES Madrid,FI Helsinki,GR Athens,HK Hong Kong,HR Zagreb,HU Budapest,IQ Baghdad,JO Amman,JP Tokyo,KH Phnom Penh,KR Seoul,KW مدينة الكويت,LA Vientiane,MM Naypyidaw,MY Kuala Lumpur,NO Oslo,OM Muscat,PA Panama City,PE Lima,PH Manila,PK اسلام آباد,PL Warsaw,PY Asuncion,QA Doha,RO Bucharest,SA Riyadh,SE Stockholm,SG Singapore,SK Bratislava,TH Bangkok,TR Ankara,UY Montevideo,VE Caracas,VN Hanoi'
    .split(',')
    .map((line) => [line.slice(0, 2), line.slice(3)] as const);

it('there are fifty countries', () => {
  expect([...CAPITALS.map(([country]) => country), 'TW'].sort()).toEqual([...supportedCountries].sort());
  expect(supportedCountries).toHaveLength(50);
});

it.each(CAPITALS)(
  'the demo owner of %s signs in there, and has a vendor with an outlet that can be quoted in %s',
  async (country, capital) => {
    const host = `${country.toLowerCase()}.localhost`;
    // The one of every country first, so that the country's own has to be there already.
    const everywhere = await server.authorizationOf('owner@demo.test', host);
    const authorization = await server.authorizationOf(`owner.${country.toLowerCase()}@demo.test`, host);
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
  },
);
