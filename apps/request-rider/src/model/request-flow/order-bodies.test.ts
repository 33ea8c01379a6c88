import { describe, expect, it } from '@jest/globals';
import { buildOrder } from '@courier/api-client/testing';
import { draftLike } from '../draft/order-again';
import { attemptFor } from '../draft/order-attempt';
import { emptyDraft } from '../draft/order-draft.store';
import { orderPayload, type PayloadInput } from './order-payload';
import { formOfOrder, orderToBeUpdated, updatePayload } from './order-update';
import { emptyPickup } from '../form/pickup';
import type { Quote } from '../quote/quote';
import { emptyRequestForm, type RequestForm } from '../form/request-form';

const SALMIYA = { latitude: 29.33, longitude: 48.07 };
const QUOTE: Quote = {
  origin: { latitude: 29.36, longitude: 47.97 },
  destination: { latitude: 29.3, longitude: 48 },
  fee: 1.25,
  signature: 'signed',
  validUntil: null,
  parts: [],
  route: null,
  estimations: { pickUp: 9, dropOff: 20 },
};
const FORM: RequestForm = {
  ...emptyRequestForm,
  destinationName: ' Noura ',
  destinationUnitNumber: '3',
  destinationBuilding: ' ',
  destinationTextAddress: 'Gulf Road 12',
  destinationLatitude: SALMIYA.latitude,
  destinationLongitude: SALMIYA.longitude,
  riderNotes: 'Ring twice',
  orderAmount: '1204.500',
  orderDescription: 'Dates',
};
const INPUT: PayloadInput = {
  vendorId: 'kw1001',
  vendorPickupMinutes: 7,
  form: FORM,
  paymentMethod: 'CASH_ON_DELIVERY',
  phoneNumber: '+96550012345',
  quote: QUOTE,
  ageValidation: true,
  sender: null,
};
const BODY = {
  vendor_id: 'kw1001',
  customer: {
    location: {
      ...SALMIYA,
      address: '3, Gulf Road 12',
      address_parts: { unit: '3', building: '', text: 'Gulf Road 12' },
      notes: 'Ring twice',
    },
    phone_number: '+96550012345',
    name: 'Noura',
  },
  order: {
    payment_method: 'CASH_ON_DELIVERY',
    amount: 1204.5,
    description: 'Dates',
    cold_bag_needed: false,
  },
  age_validation_required: true,
  login_pickup_estimation: 7,
  delivery_fee: 1.25,
  signature: 'signed',
};

describe('the body of an order', () => {
  it('contains the typed values at the signed price, and no field that was not asked for', () => {
    expect(orderPayload(INPUT)).toEqual(BODY);
  });

  it.each([
    ['a VAT number', { form: { ...FORM, vat_number: '12345678' } }, { vat_number: '12345678' }],
    ['a later time', { form: { ...FORM, preordered_for: 1_790_000_000 } }, { preordered_for: 1_790_000_000 }],
    ['the estimate where the shop has none', { vendorPickupMinutes: null }, { login_pickup_estimation: 9 }],
    [
      'a voucher, with the fee that is left and its signature',
      {
        quote: {
          ...QUOTE,
          discount: {
            voucher: { code: 'EID', amount: 1, type: 'amount' as const },
            fee: 0.25,
            signature: 'less',
          },
        },
      },
      {
        voucher: { code: 'EID', amount: 1, type: 'amount' },
        discounted_delivery_fee: 0.25,
        discounted_delivery_fee_signature: 'less',
      },
    ],
  ])('contains %s', (_, change, more) => {
    expect(orderPayload({ ...INPUT, ...change })).toEqual({ ...BODY, ...more });
  });

  it('contains the guest as sender at the entered place', () => {
    const pickup = { ...emptyPickup, ...SALMIYA, text: 'Block 4', unit: '1', building: 'B', notes: 'Gate' };
    const sender = { pickup, name: 'Fahad', email: 'f@x.test', phoneNumber: '+965 (500) 11-222' };
    expect(orderPayload({ ...INPUT, sender })).toEqual({
      ...BODY,
      sender: {
        location: { ...SALMIYA, address: '1, B, Block 4', notes: 'Gate' },
        name: 'Fahad',
        email: 'f@x.test',
        phone_number: '+96550011222',
      },
    });
  });

  it('goes to the priced destination when the form has lost its pin', () => {
    const form = { ...FORM, destinationLatitude: null };
    expect(orderPayload({ ...INPUT, form }).customer.location).toMatchObject(QUOTE.destination);
    expect(updatePayload('kw1001', form, 'PAID', QUOTE).location).toMatchObject(QUOTE.destination);
  });

  it('contains only the fields that an update may change', () => {
    expect(updatePayload('kw1001', FORM, 'PAID', QUOTE)).toEqual({
      vendor_id: 'kw1001',
      payment_method: 'PAID',
      amount: 1204.5,
      item_details: 'Dates',
      location: {
        ...SALMIYA,
        address: '3, Gulf Road 12',
        address_parts: { unit: '3', building: '', text: 'Gulf Road 12' },
        notes: 'Ring twice',
      },
      delivery_fee: 1.25,
      signature: 'signed',
    });
    expect(updatePayload('kw1001', { ...FORM, orderAmount: '' }, 'NONE', QUOTE).amount).toBe(0);
    expect(orderPayload({ ...INPUT, form: { ...FORM, orderAmount: '' } }).order.amount).toBe(0);
  });
});

const ORDER = buildOrder({
  order_id: 'kw1001-9',
  vendor_id: 'kw1001',
  status: 'RECEIVED',
  preordered_for: 1_790_000_000,
  vat_number: '12345678',
  age_validation_required: true,
  delivery_fee: 2,
  customer: {
    name: 'Noura',
    phone_number: '+96550012345',
    location: {
      ...SALMIYA,
      address: '3, Gulf Road 12',
      address_parts: { unit: '3', building: '', text: 'Gulf Road 12' },
      notes: 'Ring twice',
    },
  },
  order: {
    description: 'Dates',
    amount: 12,
    payment_method: 'PAID',
    payment_status: 'PAID',
    cold_bag_needed: false,
  },
});

describe('an existing order', () => {
  it('fills the form with its values when it is updated', () => {
    expect(formOfOrder(ORDER, '+965')).toEqual({
      ...emptyRequestForm,
      destinationName: 'Noura',
      destinationPhoneNumber: '50012345',
      destinationUnitNumber: '3',
      destinationTextAddress: 'Gulf Road 12',
      destinationLatitude: SALMIYA.latitude,
      destinationLongitude: SALMIYA.longitude,
      riderNotes: 'Ring twice',
      orderAmount: '12',
      orderDescription: 'Dates',
      paymentMethod: 'PAID',
      vat_number: '12345678',
      preordered_for: 1_790_000_000,
    });
    expect(formOfOrder({ ...ORDER, vat_number: null }, '+971')).toMatchObject({
      destinationPhoneNumber: '+96550012345',
      vat_number: '',
    });
  });

  it('without address parts puts the whole address into the street text', () => {
    const { address_parts: _parts, ...location } = ORDER.customer.location;
    const order = { ...ORDER, customer: { ...ORDER.customer, location } };
    expect(formOfOrder(order, '+965')).toMatchObject({
      destinationUnitNumber: '',
      destinationTextAddress: '3, Gulf Road 12',
    });
  });

  it('can be updated while the server allows it, starting from its destination and fee', () => {
    expect(orderToBeUpdated(ORDER)).toEqual({ orderId: 'kw1001-9', fee: 2, destination: SALMIYA });
    expect(orderToBeUpdated({ ...ORDER, status: 'PICKED_UP' })).toBeNull();
  });

  it('is repeated as soon as possible, without VAT number, pickup and earlier attempts', () => {
    const draft = draftLike(ORDER, '+965');
    expect(draft).toMatchObject({
      form: { destinationName: 'Noura', preordered_for: null, vat_number: '' },
      addressQuery: 'Gulf Road 12',
      ageValidation: true,
      selectedSaveAddress: 'kw1001-9',
      voucher: null,
      pinConfirmed: false,
    });
    expect(Object.keys(emptyDraft).filter((key) => !(key in draft))).toEqual(['pickup', 'attempt']);
  });
});

describe('an attempt with an unknown outcome', () => {
  it('keeps its key and each body sent once', () => {
    const first = attemptFor(null, '{"a":1}');
    expect(first.sent).toEqual(['{"a":1}']);
    expect(first.key).not.toBe(attemptFor(null, '{"a":1}').key);
    expect(attemptFor(first, '{"a":1}')).toBe(first);
    expect(attemptFor(first, '{"a":2}')).toEqual({ key: first.key, sent: ['{"a":1}', '{"a":2}'] });
  });
});
