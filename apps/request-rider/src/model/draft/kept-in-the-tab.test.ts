import { beforeEach, describe, expect, it } from '@jest/globals';
import { createSafeStorage, tabStorage } from '@courier/config/document';
import { isContinuedDraft, removeContinuedDraft, storeContinuedDraft } from './continued-draft';
import { given } from '../given';
import { guestProblems } from '../form/guest-details';
import { storeHandover, receiveHandover } from './handover';
import { createPendingPayments } from '../payment/pending-payment';
import { persistedIn } from './persisted-in';
import { parseAmount, destinationPoint, emptyRequestForm } from '../form/request-form';
import { clockText } from '../request-flow/service-hours';

const blocked = new Proxy({} as Storage, {
  get: () => () => {
    throw new Error('blocked');
  },
});
const PENDING = { vendorId: 'kw1001', orderId: null, intentId: 'i1' };

const payments = createPendingPayments(tabStorage());

beforeEach(() => sessionStorage.clear());

describe('a payment with an unknown outcome', () => {
  it('is stored in its tab until it is removed', () => {
    expect(payments.read()).toBeNull();
    payments.store(PENDING);
    expect(payments.read()).toEqual(PENDING);
    payments.removeSettled(PENDING.intentId);
    expect(payments.read()).toBeNull();
  });

  it('is removed only by its own outcome', () => {
    payments.store(PENDING);
    payments.removeSettled('i2');
    expect(payments.read()).toEqual(PENDING);
    payments.removeSettled('i1');
    expect(payments.read()).toBeNull();
  });

  it('is unsettled for its vendor while no order is known', () => {
    expect(payments.readUnsettled(undefined)).toBeNull();
    payments.store(PENDING);
    expect([payments.readUnsettled('kw1001'), payments.readUnsettled('kw1002')]).toEqual(['i1', null]);
    payments.store({ ...PENDING, orderId: 'o1' });
    expect(payments.readUnsettled('kw1001')).toBeNull();
  });

  it.each(['{', '7', '{"vendorId":"kw1001","intentId":"i1"}'])(
    'is absent when the storage contains %s',
    (kept) => {
      payments.store(PENDING);
      const [key = ''] = Object.keys(sessionStorage);
      sessionStorage.setItem(key, kept);
      expect(payments.read()).toBeNull();
    },
  );

  it('lasts as long as the page when storage is blocked', () => {
    const onPage = createPendingPayments(createSafeStorage(() => blocked));
    onPage.store(PENDING);
    expect(onPage.read()).toEqual(PENDING);
    onPage.removeSettled(PENDING.intentId);
    expect(onPage.read()).toBeNull();
  });
});

describe('storage of a persisted store', () => {
  it('throws nothing when the browser blocks it or has none', async () => {
    for (const open of [() => blocked, () => undefined]) {
      const storage = persistedIn(createSafeStorage(open));
      await storage.setItem('a', '1');
      expect(storage.getItem('a')).toBe('1');
      await storage.removeItem('a');
      expect(storage.getItem('a')).toBeNull();
    }
  });

  it('keeps values until they are removed', async () => {
    const storage = persistedIn(tabStorage());
    await storage.setItem('a', '1');
    expect(sessionStorage.getItem('a')).toBe('1');
    await storage.removeItem('a');
    expect(storage.getItem('a')).toBeNull();
  });
});

it('returns a handed-over draft to its collection point once', () => {
  storeHandover('kw1001', { addressQuery: 'Salmiya' });
  expect(receiveHandover('kw1002')).toBeNull();
  expect(receiveHandover('kw1001')).toEqual({ addressQuery: 'Salmiya' });
  expect(receiveHandover('kw1001')).toBeNull();
});

it('a continued draft is that of one vendor, until a form opens', () => {
  const tab = tabStorage();
  storeContinuedDraft(tab, 'kw1001');
  expect([isContinuedDraft(tab, 'kw1001'), isContinuedDraft(tab, 'kw1002')]).toEqual([true, false]);
  removeContinuedDraft(tab);
  expect(isContinuedDraft(tab, 'kw1001')).toBe(false);
});

it('names the missing value in the error', () => {
  expect([given(0, 'fee'), given('', 'note'), given(false, 'yes')]).toEqual([0, '', false]);
  for (const missing of [null, undefined])
    expect(() => given(missing, 'wallet')).toThrow('The request has no wallet');
});

describe('the details of a guest', () => {
  const isPossible = (typed: string) => typed.length === 8;
  const guest = { name: 'Noura', phoneNumber: '50012345', email: '' };
  it.each([
    [{}, {}],
    [{ email: ' noura@shop.test ' }, {}],
    [{ name: ' ' }, { name: true }],
    [{ phoneNumber: '5' }, { phoneNumber: true }],
    ...['noura', 'noura@shop', 'a b@shop.test', '@shop.test', 'noura@shop.test x'].map(
      (email) => [{ email }, { email: true }] as const,
    ),
  ])('%j need a correction: %j', (change, problems) => {
    expect(guestProblems({ ...guest, ...change }, isPossible)).toEqual(problems);
  });
});

it.each([
  ['', null],
  [' ', null],
  ['0', 0],
  ['1204.5', 1204.5],
  ['12,50', null],
  ['1,204', null],
  ['-1', null],
  ['ten', null],
  ['Infinity', null],
])('parses the amount %j as %p', (typed, amount) => {
  expect(parseAmount(typed)).toBe(amount);
});

it.each([
  [29.33, 48.07, { latitude: 29.33, longitude: 48.07 }],
  [0, 0, { latitude: 0, longitude: 0 }],
  [null, 48.07, null],
  [29.33, null, null],
])(
  'a form with the pin %p, %p has the destination %j',
  (destinationLatitude, destinationLongitude, point) => {
    expect(destinationPoint({ ...emptyRequestForm, destinationLatitude, destinationLongitude })).toEqual(
      point,
    );
  },
);

it.each([
  [0, '00:00'],
  [570, '09:30'],
  [1439, '23:59'],
])('formats %i minutes after midnight as %s', (minutes, clock) => {
  expect(clockText(minutes)).toBe(clock);
});
