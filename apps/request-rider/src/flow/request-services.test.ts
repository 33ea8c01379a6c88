import { describe, expect, it } from '@jest/globals';
import { buildOrder } from '@courier/api-client/testing';
import { countryConfig } from '@courier/config';
import { draftStorageKey } from '../model/draft/order-draft.store';
import type { Quote } from '../model/quote/quote';
import { calm, KARACHI } from '../testing/begin-request';
import { begunOnce } from '../testing/begun-once';
import { closedHours } from '../testing/closed-hours';
import { collectAtClifton } from '../testing/collect-at-clifton';
import { addClifton } from '../testing/karachi-places';
import { createGeolocation, lookupServices } from './form/address-lookup';
import { createRequestFlow } from './machine/create-request-flow';
import { laterRules } from './form/later-rules';
import { orderAt } from './machine/order-at';
import { paymentOptionsRead } from './machine/payment-options';
import { orderTime, quoteAt } from './machine/quote-at';

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
const currentQuote = ({ flow }: Begun): Quote => {
  const { quote } = flow.getSnapshot().context;
  if (!quote) throw new Error('There is no fee');
  return quote;
};

describe('the address look-up', () => {
  it('is near the shop, in the user’s language', async () => {
    const { services, shell } = await begin();
    const { country, locale } = shell.ports.locale.get();
    expect(createGeolocation(services, null)).toEqual({
      client: shell.ports.api,
      country: 'PK',
      language: country.geolocatorLanguage,
      locale,
      near: KARACHI.shop,
      places: null,
    });
  });

  it.each([{ latitude: null }, { longitude: null }])(
    'is near the centre of the country when the shop has no coordinates: %j',
    async (missing) => {
      const { services, shell, vendor } = await begin();
      const { vendor_information: known } = vendor;
      const moved = {
        ...vendor,
        vendor_information: { ...known, location: { ...known.location, ...missing } },
      };
      const now = { ...shell.ports.vendors.get(), vendors: [moved] };
      shell.ports.vendors = { ...shell.ports.vendors, get: () => now };
      expect(createGeolocation(services, null).near).toEqual(countryConfig('PK').mapCentre);
    },
  );

  it('logs a failure with its parameters', async () => {
    const { services, shell } = await begin();
    const reports: unknown[] = [];
    shell.ports.analytics.trackError = (label, error) => reports.push([label, error]);
    const error = new Error('No');
    lookupServices(services).onFailure('geolocator.error.reverse ORIGIN_ADDRESS', error);
    expect(reports).toEqual([['geolocator.error.reverse ORIGIN_ADDRESS', error]]);
  });
});

describe('the payment options', () => {
  it('follow the vendor’s methods, and NONE its flag', async () => {
    const { services, shell } = await begin();
    const offered = () => paymentOptionsRead(services).offered;
    expect(offered()).toEqual(['PAID', 'CASH_ON_DELIVERY', 'ONLINE_PAYMENT']);
    shell.setFlags({ 'none-payment-method': true });
    expect(offered()).toContain('NONE');
  });

  it('of a guest are cash and card, without a preselection', async () => {
    const { services } = await begin({ mode: 'GUEST', form: { paymentMethod: null } });
    expect(paymentOptionsRead(services)).toEqual({
      offered: ['CASH_ON_DELIVERY', 'ONLINE_PAYMENT'],
      method: null,
    });
  });

  it('of an existing order contain no card', async () => {
    const { services } = await begin({ order: ORDER() });
    expect(paymentOptionsRead(services).offered).not.toContain('ONLINE_PAYMENT');
    expect(paymentOptionsRead(services).method).toBe('PAID');
  });

  it('require a choice before sending when none is preselected', async () => {
    const begun = await begin({
      mode: 'GUEST',
      form: { paymentMethod: null },
      prepare: addClifton,
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

describe('the order body', () => {
  it.each([
    [{}, false, undefined],
    [{ 'tag-id-check-pg': true }, true, undefined],
    [{ payment_vat: true }, false, '24681357'],
  ] as const)('with %j asks for the age check: %p, and has the VAT number %p', async (flags, age, vat) => {
    const begun = await begin({ flags, form: { vat_number: '24681357' } });
    begun.draft.getState().setAgeValidation(true);
    const body = orderAt(begun.services, currentQuote(begun), SUBMISSION);
    expect([body.age_validation_required, body.vat_number]).toEqual([age, vat]);
    expect(body.order.payment_method).toBe('PAID');
    expect(body).not.toHaveProperty('sender');
  });

  it('has no age check when the form does not ask for it', async () => {
    const begun = await begin({ flags: { 'tag-id-check-pg': true } });
    const body = orderAt(begun.services, currentQuote(begun), SUBMISSION);
    expect(body.age_validation_required).toBe(false);
  });
});

describe('a fee', () => {
  const route = (begun: Begun) => ({
    vendorId: KARACHI.vendorId,
    origin: KARACHI.shop,
    destination: currentQuote(begun).destination,
  });
  const withVoucher = async (flags: object, more: object = {}) => {
    const begun = await begin({ flags, ...more });
    begun.draft.getState().setVoucher('LESS30');
    return { ...begun, quote: await quoteAt(begun.services, route(begun)) };
  };

  it('contains the applied voucher only for new orders with the flag', async () => {
    const { quote } = await withVoucher({ voucher: true });
    expect([quote.discount?.voucher.code, quote.droppedVoucher]).toEqual(['LESS30', undefined]);
    expect((await withVoucher({})).quote).not.toHaveProperty('discount');
    expect((await withVoucher({ voucher: true }, { order: ORDER() })).quote).not.toHaveProperty('discount');
  });

  it('of an update is requested for its order, which may keep its fee', async () => {
    const { backend } = await begin({ order: ORDER() });
    expect(backend.callsOf('pricing.fee')[0]?.body).toMatchObject({ order_id: 'v2002-7' });
  });

  it('removes a voucher that is no longer valid, and returns its code', async () => {
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

  it('keeps a voucher chosen while another was refused', async () => {
    const begun = await begin({ flags: { voucher: true } });
    begun.draft.getState().setVoucher('PAST10');
    const answer = begun.backend.delay('vouchers.validate');
    const asked = quoteAt(begun.services, route(begun));
    await calm();
    begun.draft.getState().setVoucher('LESS30');
    answer();
    expect([(await asked).droppedVoucher, begun.draft.getState().voucher]).toEqual(['PAST10', 'LESS30']);
  });

  it('is requested for the delivery time, by default now', async () => {
    const { services, draft } = await begin();
    const now = Math.floor(Date.now() / 1000);
    expect(orderTime(services) - now).toBeLessThanOrEqual(5);
    expect(orderTime(services)).toBeGreaterThanOrEqual(now);
    draft.getState().change({ preordered_for: now + 7200 });
    expect(orderTime(services)).toBe(now + 7200);
  });
});

describe('the service hours', () => {
  const hours = closedHours('Asia/Karachi');
  const closed = ({ state }: Begun['backend']) =>
    void (state.parameters['serviceHours'] = hours.serviceHours);

  it('determine the selectable later times, in the country’s time zone', async () => {
    const { shell, flow } = await begin({ prepare: closed });
    const { nowSeconds, timezone, window } = laterRules(shell.ports, flow);
    expect([timezone, Number.isInteger(nowSeconds)]).toEqual(['Asia/Karachi', true]);
    expect((window?.to ?? 0) - (window?.from ?? 0)).toBe(5);
    expect(Math.abs(nowSeconds - Date.now() / 1000)).toBeLessThan(5);
  });

  it('offer no later time before they are loaded', async () => {
    const { services, shell } = await begin();
    expect(laterRules(shell.ports, createRequestFlow(services)).window).toBeNull();
  });

  it('do not block the update of an existing order', async () => {
    const { flow } = await begin({ order: ORDER(), prepare: closed });
    expect(flow.getSnapshot().matches('ServiceClosed')).toBe(false);
    expect(flow.getSnapshot().context.hours).toMatchObject({ open: true, opensAt: hours.opens });
  });
});

describe('the draft', () => {
  it('of a new order is stored per vendor, and of an update in this tab, per version of the order', async () => {
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
