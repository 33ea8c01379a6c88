import { beforeAll, beforeEach, expect, it, jest } from '@jest/globals';
import type { OptionalText } from '@courier/api-client/order-rules';

/** A field that the portal does not have, added as docs/how-to/field.md says: by a name and a rule. */
const FIELD = 'shop_reference' as OptionalText;
const RULE = {
  flag: null,
  problem: 'validation.shop-reference',
  toStored: (typed: string) => (typed.trim().length <= 8 ? typed.trim() : null),
};

/** Loads the modules that read the list after the field is in it. */
async function loadWithField() {
  jest.resetModules();
  const rules = await import('@courier/api-client/order-rules');
  (rules.OPTIONAL_TEXTS as unknown as OptionalText[]).push(FIELD);
  Object.assign(rules.OPTIONAL_TEXT_RULES, { [FIELD]: RULE });
  return {
    ...rules,
    ...(await import('@courier/api-client/contract')),
    ...(await import('@courier/api-client/testing')),
    ...(await import('./form/request-form')),
    ...(await import('./draft/order-draft.store')),
    ...(await import('../testing/stored-values')),
    ...(await import('./request-flow/order-payload')),
    ...(await import('./request-flow/order-update')),
    ...(await import('./draft/order-again')),
    ...(await import('./form/order-check')),
  };
}
let portal: Awaited<ReturnType<typeof loadWithField>>;

beforeAll(async () => {
  portal = await loadWithField();
});
beforeEach(() => localStorage.clear());

const QUOTE = {
  origin: { latitude: 25.03, longitude: 121.56 },
  destination: { latitude: 25.04, longitude: 121.55 },
  fee: 74,
  signature: 'signed',
  validUntil: null,
  parts: [],
  route: null,
  estimations: { pickUp: 9, dropOff: 20 },
};
const typedForm = (typed: string) => ({
  ...portal.emptyRequestForm,
  destinationTextAddress: 'Zhongxiao East Road 7',
  destinationName: 'Lin',
  [FIELD]: typed,
});
const body = (typed: string) =>
  portal.orderPayload({
    vendorId: 'v1001',
    vendorPickupMinutes: 7,
    form: typedForm(typed),
    paymentMethod: 'CASH_ON_DELIVERY',
    phoneNumber: '+886912048317',
    quote: QUOTE,
    ageValidation: false,
    sender: null,
  });

it('keeps the text of a new optional field in the draft, and a draft of before the field with the rest of it', () => {
  const store = portal.openStoredDraft('v1');
  expect(store.getState().form[FIELD]).toBe('');
  store.getState().change({ [FIELD]: 'PO-7', destinationName: 'Lin' });
  expect(portal.openStoredDraft('v1').getState().form[FIELD]).toBe('PO-7');

  const key = portal.draftStorageKey('v1');
  const stored = JSON.parse(localStorage.getItem(key) ?? '') as { state: { form: Record<string, unknown> } };
  delete stored.state.form[FIELD];
  localStorage.setItem(key, JSON.stringify(stored));
  expect(portal.openStoredDraft('v1').getState().form).toMatchObject({
    destinationName: 'Lin',
    [FIELD]: '',
  });
});

it.each([
  ['PO-7', null],
  ['', null],
  ['much too long', { field: FIELD, key: 'validation.shop-reference' }],
])('checks %j of a new optional field by its rule, at the field', (typed, problem) => {
  const [shown = null] = portal
    .checkOrder({
      vendorId: 'v1001',
      form: typedForm(typed),
      country: 'TW',
      paymentMethod: 'PAID',
      paymentMethods: ['PAID'],
      isPossiblePhone: () => true,
      later: { nowSeconds: 0, timezone: 'Asia/Taipei', window: null },
      requestedTexts: portal.listRequestedTexts(() => false),
      laterOnly: false,
    })
    .filter(({ field }) => field === FIELD);
  expect(shown).toEqual(problem);
  expect(portal.fieldOfPath(FIELD)).toBe(FIELD);
});

it('sends a typed text of a new optional field in a body of the contract, and no empty one', () => {
  expect(body('PO-7')).toMatchObject({ [FIELD]: 'PO-7' });
  expect(body('')).not.toHaveProperty(FIELD);
  expect(portal.contract.orders.create.body.parse(body('PO-7'))).toMatchObject({ [FIELD]: 'PO-7' });
  expect(portal.storedOptionalText(FIELD, ' PO-7 ', 'TW')).toBe('PO-7');
});

it('reads a new optional field of an answered order into the form, and repeats no order with it', () => {
  const answered = portal.orderSchema.parse({ ...portal.buildOrder(), [FIELD]: 'PO-7' });
  expect(portal.formOfOrder(answered, '+886')).toMatchObject({ [FIELD]: 'PO-7' });
  expect(portal.draftLike(answered, '+886').form).toMatchObject({ [FIELD]: '' });
  const ofOlderServer = portal.orderSchema.parse(portal.buildOrder());
  expect(portal.formOfOrder(ofOlderServer, '+886')).toMatchObject({ [FIELD]: '' });
});
