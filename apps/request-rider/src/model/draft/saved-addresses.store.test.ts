import { beforeEach, describe, expect, it } from '@jest/globals';
import type { AddressBookEntry } from '@courier/api-client';
import { countryConfig } from '@courier/config';
import { buildOrder } from '@courier/api-client/testing';
import { formOfAddress, formOfCustomer } from './known-address';
import { onePerCustomer } from '../latest-customers';
import { emptyRequestForm } from '../form/request-form';
import { addressToSave, matchingAddresses, savedAddressId } from './saved-addresses.store';
import { openStoredAddresses } from '../../testing/stored-values';

const SAVED = {
  text: 'شارع الخليج 12، السالمية',
  unit: '3',
  building: 'Sea Tower',
  latitude: 29.33,
  longitude: 48.07,
  notes: 'Ring twice',
  usedAt: 100,
};
const other = (text: string, more: object = {}) => ({ ...SAVED, text, ...more });

beforeEach(() => localStorage.clear());

describe('the addresses of a vendor', () => {
  it('are stored only in this browser, latest first, each once regardless of spaces', () => {
    const { remember } = openStoredAddresses('kw1001').getState();
    remember(other('Block 4'));
    remember(other('Block 5'));
    remember(other(' BLOCK 4', { unit: '3 ', usedAt: 200 }));
    remember(other('Block 5', { unit: '4' }));
    const kept = openStoredAddresses('kw1001').getState().addresses;
    expect(kept.map(({ text, unit }) => [text, unit])).toEqual([
      ['Block 5', '4'],
      [' BLOCK 4', '3 '],
      ['Block 5', '3'],
    ]);
    expect(openStoredAddresses('kw1002').getState().addresses).toEqual([]);
  });

  it('are limited to sixty, and the oldest is dropped', () => {
    const store = openStoredAddresses('kw1001');
    for (let number = 1; number <= 61; number += 1) store.getState().remember(other(`Block ${number}`));
    const { addresses } = store.getState();
    expect([addresses.length, addresses[0]?.text, addresses.at(-1)?.text]).toEqual([
      60,
      'Block 61',
      'Block 2',
    ]);
  });

  it('are empty when the stored value is not valid', () => {
    const [name] = (openStoredAddresses('kw1001').getState().remember(SAVED), Object.keys(localStorage));
    localStorage.setItem(name ?? '', JSON.stringify({ state: { addresses: [{ text: 7 }] }, version: 1 }));
    expect(openStoredAddresses('kw1001').getState().addresses).toEqual([]);
  });

  it('in two units of one house are two entries', () => {
    expect(savedAddressId({ unit: '3', text: 'A' })).not.toBe(savedAddressId({ unit: '', text: '3A' }));
  });
});

describe('the address search', () => {
  const addresses = [
    SAVED,
    other('Block 4, Hawally', { unit: '', building: '' }),
    other('Gulf Road, Block 4'),
  ];
  it.each([
    ['', 3],
    ['block 4', 2],
    ['4, BLOCK', 2],
    ['hawally block', 1],
    ['sea tower', 2],
    ['3sea', 2],
    ['الخليج،12', 1],
    ['gulf 9', 0],
  ])('matches every word of %j: %i', (typed, count) => {
    expect(matchingAddresses(addresses, typed)).toHaveLength(count);
  });

  it('returns at most two others', () => {
    const many = ['1', '2', '3', '4'].map((number) => other(`Block ${number}`));
    expect(matchingAddresses(many, 'block').map(({ text }) => text)).toEqual([
      'Block 1',
      'Block 2',
      'Block 3',
    ]);
  });
});

describe('an address of a form', () => {
  const form = {
    ...emptyRequestForm,
    destinationTextAddress: SAVED.text,
    destinationUnitNumber: '3',
    destinationBuilding: 'Sea Tower',
    destinationLatitude: 29.33,
    destinationLongitude: 48.07,
    riderNotes: 'Ring twice',
  };
  it('is saved as it was sent', () => {
    expect(addressToSave(form, 100)).toEqual(SAVED);
  });

  it.each([{ destinationLatitude: null }, { destinationLongitude: null }, { destinationTextAddress: ' ' }])(
    'is not saved without coordinates: %j',
    (change) => {
      expect(addressToSave({ ...form, ...change }, 100)).toBeNull();
    },
  );

  it('keeps a typed note when it is chosen again', () => {
    const { destinationCity: _city, ...filled } = formOfAddress(SAVED, emptyRequestForm) as typeof form;
    expect({ ...emptyRequestForm, ...filled }).toEqual(form);
    expect(formOfAddress(SAVED, { ...form, riderNotes: 'Gate 2' }).riderNotes).toBe('Gate 2');
  });
});

describe('a customer of the address book', () => {
  const entry: AddressBookEntry = {
    id: 'c1',
    name: 'Noura',
    phone_number: '+96550012345',
    latitude: 29.33,
    longitude: 48.07,
    address: '3, Sea Tower, Gulf Road 12, Salmiya',
    notes: 'Ring twice',
  };

  it('fills name, number, place and note, the number without its prefix', () => {
    expect(formOfCustomer(entry, countryConfig('KW'))).toEqual({
      destinationName: 'Noura',
      destinationPhoneNumber: '50012345',
      destinationLatitude: 29.33,
      destinationLongitude: 48.07,
      destinationUnitNumber: '3',
      destinationBuilding: 'Sea Tower',
      destinationTextAddress: 'Gulf Road 12, Salmiya',
      riderNotes: 'Ring twice',
    });
    expect(formOfCustomer(entry, countryConfig('AE')).destinationPhoneNumber).toBe('+96550012345');
  });

  const textOnly = (address: string) => ({
    destinationUnitNumber: '',
    destinationBuilding: '',
    destinationTextAddress: address,
  });

  it.each(['Gulf Road 12', 'Gulf Road 12, Salmiya'])(
    'with the address %s has neither unit nor building',
    (address) => {
      expect(formOfCustomer({ ...entry, address }, countryConfig('KW'))).toMatchObject(textOnly(address));
    },
  );

  it.each([
    'No. 17, Ln. 240, Guangfu S. Rd., Taipei City',
    '8F, No. 17, Ln. 240, Guangfu S. Rd.',
    '12 Jalan Ipoh, Sentul, 51200 Kuala Lumpur',
    'ul. Chmielna 5, Śródmieście, Warszawa',
    '光復南路240巷17號, 大安區, 台北市',
    'Friedrichstraße 12, Mitte, Berlin',
    'شارع سالم المبارك 12, السالمية, حولي',
  ])('keeps %s as the street text when the order had no parts', (address) => {
    expect(formOfCustomer({ ...entry, address }, countryConfig('KW'))).toMatchObject(textOnly(address));
  });

  it('is split by the marks of its country when the order had no parts', () => {
    const address = 'Floor 2 Flat 5, Block 4 Street 12 House 7, Salwa';
    expect(formOfCustomer({ ...entry, address }, countryConfig('KW'))).toMatchObject({
      destinationUnitNumber: 'Floor 2 Flat 5',
      destinationBuilding: 'Block 4 Street 12 House 7',
      destinationTextAddress: 'Salwa',
    });
  });

  it('is restored in the parts of the order, including commas', () => {
    const address_parts = { unit: '3, left door', building: '', text: 'No. 5, Gulf Road, Salmiya' };
    const address = '3, left door, No. 5, Gulf Road, Salmiya';
    expect(formOfCustomer({ ...entry, address, address_parts }, countryConfig('KW'))).toMatchObject({
      destinationUnitNumber: '3, left door',
      destinationBuilding: '',
      destinationTextAddress: 'No. 5, Gulf Road, Salmiya',
    });
  });

  it('occurs once per address in the latest customers, with the latest order', () => {
    const buildOrderTo = (order_id: string, phone_number: string, address: string) => {
      const order = buildOrder({ order_id });
      return {
        ...order,
        customer: { ...order.customer, phone_number, location: { ...order.customer.location, address } },
      };
    };
    const orders = [
      buildOrderTo('o4', '1', 'A'),
      buildOrderTo('o3', '1', 'B'),
      buildOrderTo('o2', '2', 'A'),
      buildOrderTo('o1', '1', 'A'),
    ];
    expect(onePerCustomer(orders).map(({ order_id }) => order_id)).toEqual(['o4', 'o3', 'o2']);
  });
});
