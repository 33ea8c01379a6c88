import { describe, expect, it } from '@jest/globals';
import { buildOrder } from '@courier/api-client/testing';
import { countryConfig } from '@courier/config';
import { draftStorageKey } from '../model/order-draft.store';
import type { Quote } from '../model/quote';
import { calm, KARACHI } from '../testing/begin-request';
import { begunOnce } from '../testing/begun-once';
import { closedHours } from '../testing/closed-hours';
import { collectAtClifton } from '../testing/collect-at-clifton';
import { knowClifton } from '../testing/karachi-places';
import { geolocationOf, lookupServices } from './address-lookup';
import { createRequestFlow } from './create-request-flow';
import { laterRules } from './later-rules';
import { orderAt } from './order-at';
import { paymentOptionsRead } from './payment-options';
import { orderTime, quoteAt } from './quote-at';

const begin = begunOnce();
type Begun = Awaited<ReturnType<typeof begin>>;
const SUBMISSION = { paymentMethod: 'ONLINE_PAYMENT', phoneNumber: '+923012345678' } as const;
const ORDER = () =>
  buildOrder({
    order_id: 'v2002-7',
    vendor_id: KARACHI.vendorId,
    status: 'RECEIVED',
    updated_at: 77,
    preordered_for: null,
    customer: {
      name: 'Ayesha Khan',
      phone_number: '+923012345678',
      location: { latitude: 24.8668, longitude: 67.0246, address: 'Shahrah-e-Faisal 12', notes: '' },
    },
  });
const quoteOf = ({ flow }: Begun): Quote => {
  const { quote } = flow.getSnapshot().context;
  if (!quote) throw new Error('There is no fee');
  return quote;
};

describe('addresses are looked up', () => {
  it('near the shop, in the words of the reader', async () => {
    const { services, shell } = await begin();
    const { country, locale } = shell.ports.locale.get();
    expect(geolocationOf(services, null)).toEqual({
      client: shell.ports.api,
      country: 'PK',
      language: country.geolocatorLanguage,
      locale,
      near: KARACHI.shop,
      places: null,
    });
  });

  it.each([{ latitude: null }, { longitude: null }])(
    'near the centre of the country where the shop has no place: %j',
    async (missing) => {
      const { services, shell, vendor } = await begin();
      const { vendor_information: known } = vendor;
      const moved = {
        ...vendor,
        vendor_information: { ...known, location: { ...known.location, ...missing } },
      };
      const now = { ...shell.ports.vendors.get(), vendors: [moved] };
      shell.ports.vendors = { ...shell.ports.vendors, get: () => now };
      expect(geolocationOf(services, null).near).toEqual(countryConfig('PK').mapCentre);
    },
  );

  it('and what fails is recorded with what was asked', async () => {
    const { services, shell } = await begin();
    const told: unknown[] = [];
    shell.ports.analytics.trackError = (label, error) => told.push([label, error]);
    const error = new Error('No');
    lookupServices(services).onFailure('geolocator.error.reverse ORIGIN_ADDRESS', error);
    expect(told).toEqual([['geolocator.error.reverse ORIGIN_ADDRESS', error]]);
  });
});

describe('how a request may be paid', () => {
  it('is by what the shop takes, and NONE by its flag', async () => {
    const { services, shell } = await begin();
    const offered = () => paymentOptionsRead(services).offered;
    expect(offered()).toEqual(['PAID', 'CASH_ON_DELIVERY', 'ONLINE_PAYMENT']);
    shell.setFlags({ 'none-payment-method': true });
    expect(offered()).toContain('NONE');
  });

  it('is by cash or card for a guest, neither of them preselected', async () => {
    const { services } = await begin({ mode: 'GUEST', form: { paymentMethod: null } });
    expect(paymentOptionsRead(services)).toEqual({
      offered: ['CASH_ON_DELIVERY', 'ONLINE_PAYMENT'],
      method: null,
    });
  });

  it('is by no card once the order is placed', async () => {
    const { services } = await begin({ order: ORDER() });
    expect(paymentOptionsRead(services).offered).not.toContain('ONLINE_PAYMENT');
    expect(paymentOptionsRead(services).method).toBe('PAID');
  });

  it('has to be said where nothing is preselected, before anything is sent', async () => {
    const begun = await begin({
      mode: 'GUEST',
      form: { paymentMethod: null },
      prepare: knowClifton,
    });
    await collectAtClifton(begun);
    begun.submit.run('PLACE');
    await calm();
    expect(begun.problems.state.getState().problems).toEqual([
      { field: 'payment', key: 'validation.fill-payment-method' },
    ]);
    expect(begun.orders()).toEqual([]);
  });
});

describe('what would be sent', () => {
  it.each([
    [{}, false, undefined],
    [{ 'tag-id-check-pg': true }, true, undefined],
    [{ payment_vat: true }, false, '24681357'],
  ] as const)('with %j asks for the age: %p, and says the VAT number %p', async (flags, age, vat) => {
    const begun = await begin({ flags, form: { vat_number: '24681357' } });
    begun.draft.getState().setAgeValidation(true);
    const body = orderAt(begun.services, quoteOf(begun), SUBMISSION);
    expect([body.age_validation_required, body.vat_number]).toEqual([age, vat]);
    expect(body.order.payment_method).toBe('PAID');
    expect(body).not.toHaveProperty('sender');
  });

  it('asks for no age where nobody wants it checked', async () => {
    const begun = await begin({ flags: { 'tag-id-check-pg': true } });
    const body = orderAt(begun.services, quoteOf(begun), SUBMISSION);
    expect(body.age_validation_required).toBe(false);
  });
});

describe('a fee', () => {
  const route = (begun: Begun) => ({
    vendorId: KARACHI.vendorId,
    origin: KARACHI.shop,
    destination: quoteOf(begun).destination,
  });
  const withVoucher = async (flags: object, more: object = {}) => {
    const begun = await begin({ flags, ...more });
    begun.draft.getState().setVoucher('LESS30');
    return { ...begun, quote: await quoteAt(begun.services, route(begun)) };
  };

  it('has the voucher that counts, for new orders with the flag alone', async () => {
    const { quote } = await withVoucher({ voucher: true });
    expect([quote.discount?.voucher.code, quote.droppedVoucher]).toEqual(['LESS30', undefined]);
    expect((await withVoucher({})).quote).not.toHaveProperty('discount');
    expect((await withVoucher({ voucher: true }, { order: ORDER() })).quote).not.toHaveProperty('discount');
  });

  it('of a change is asked for its order, which may keep the one it has', async () => {
    const { backend } = await begin({ order: ORDER() });
    expect(backend.callsOf('pricing.fee')[0]?.body).toMatchObject({ order_id: 'v2002-7' });
  });

  it('drops a voucher that counts no more, and says which', async () => {
    const { quote, draft } = await withVoucher(
      { voucher: true },
      {
        prepare: (fake: Begun['backend']) => fake.fail('vouchers.validate', { status: 400 }),
      },
    );
    expect([quote.droppedVoucher, quote.discount, draft.getState().voucher]).toEqual([
      'LESS30',
      undefined,
      null,
    ]);
  });

  it('leaves a voucher that was chosen while another was refused', async () => {
    const begun = await begin({ flags: { voucher: true } });
    begun.draft.getState().setVoucher('PAST10');
    const answer = begun.backend.hold('vouchers.validate');
    const asked = quoteAt(begun.services, route(begun));
    await calm();
    begun.draft.getState().setVoucher('LESS30');
    answer();
    expect([(await asked).droppedVoucher, begun.draft.getState().voucher]).toEqual(['PAST10', 'LESS30']);
  });

  it('is for the time the order is wanted, which is now unless said otherwise', async () => {
    const { services, draft } = await begin();
    const now = Math.floor(Date.now() / 1000);
    expect(orderTime(services) - now).toBeLessThanOrEqual(5);
    expect(orderTime(services)).toBeGreaterThanOrEqual(now);
    draft.getState().change({ preordered_for: now + 7200 });
    expect(orderTime(services)).toBe(now + 7200);
  });
});

describe('the hours of the service', () => {
  const hours = closedHours('Asia/Karachi');
  const closed = ({ state }: Begun['backend']) =>
    void (state.parameters['serviceHours'] = hours.serviceHours);

  it('decide which later times may be chosen, in the zone of the country', async () => {
    const { shell, flow } = await begin({ prepare: closed });
    const { nowSeconds, timezone, window } = laterRules(shell.ports, flow);
    expect([timezone, Number.isInteger(nowSeconds)]).toEqual(['Asia/Karachi', true]);
    expect((window?.to ?? 0) - (window?.from ?? 0)).toBe(5);
    expect(Math.abs(nowSeconds - Date.now() / 1000)).toBeLessThan(5);
  });

  it('offer no later time before they are known', async () => {
    const { services, shell } = await begin();
    expect(laterRules(shell.ports, createRequestFlow(services)).window).toBeNull();
  });

  it('close no order that was taken: it is changed at any time', async () => {
    const { flow } = await begin({ order: ORDER(), prepare: closed });
    expect(flow.getSnapshot().matches('ServiceClosed')).toBe(false);
    expect(flow.getSnapshot().context.hours).toMatchObject({ open: true, opensAt: hours.opens });
  });
});

describe('what is typed', () => {
  it('of a new order is kept with its vendor, and of a change in this tab, with the state it was begun on', async () => {
    const { draft } = await begin();
    draft.getState().change({ riderNotes: 'Gate 2' });
    expect(localStorage.getItem(draftStorageKey(KARACHI.vendorId))).toContain('Gate 2');
    const change = await begin({ order: ORDER() });
    expect(change.draft.getState()).toMatchObject({
      form: { destinationName: 'Ayesha Khan', destinationPhoneNumber: '3012345678' },
      addressQuery: 'Shahrah-e-Faisal 12',
    });
    change.draft.getState().change({ riderNotes: 'Gate 3' });
    expect(sessionStorage.getItem(draftStorageKey(`${KARACHI.vendorId}:v2002-7:77`))).toContain('Gate 3');
    expect(Object.values({ ...localStorage }).join()).not.toContain('Gate 3');
    change.close();
  });
});
