import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { onlineManager } from '@tanstack/react-query';
import { beginRequest, calm } from '../../testing/begin-request';
import { STORED } from '../../testing/pay-by-card';
import type { CardFormHandle } from './create-card-payment';

type Begun = Awaited<ReturnType<typeof beginRequest>>;
let opened: Begun | null = null;

const CARD = { encrypted_card: 'sealed' } as never;
const createCardForm = ({ check, encrypt }: Partial<CardFormHandle>) => ({
  check: jest.fn(check ?? (() => true)),
  encrypt: jest.fn(encrypt ?? (async () => CARD)),
});

async function atTheCard(changes: Partial<CardFormHandle> = {}, vatNumber = '', name = 'Ayesha Khan') {
  opened = await beginRequest({
    form: { paymentMethod: 'ONLINE_PAYMENT', vat_number: vatNumber },
    flags: { payment_vat: vatNumber === '' },
    prepare: ({ state }) => state.payments.instruments.push({ ...STORED }),
  });
  const { submit, flow, card, shell } = opened;
  submit.run('PLACE');
  await calm();
  shell.setFlags({ payment_vat: true });
  const { payment } = flow.getSnapshot().context;
  if (!payment) throw new Error('The payment step did not open');
  const form = createCardForm(changes);
  card.cardForm.current = form;
  payment.send({ type: 'CHOOSE_NEW' });
  payment.send({ type: 'NAME', name });
  payment.send({ type: 'FORM_VALID', valid: true });
  return { ...opened, payment, form };
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  opened?.close();
  opened = null;
  onlineManager.setOnline(true);
});

describe('the pay button', () => {
  it('encrypts a new card once for two presses and confirms it', async () => {
    const { card, form, payment } = await atTheCard();
    await Promise.all([card.pay(), card.pay()]);
    expect(form.encrypt).toHaveBeenCalledTimes(1);
    expect(form.encrypt.mock.calls[0]).toMatchObject([{ holderName: 'Ayesha Khan', save: false }]);
    expect(payment.getSnapshot().matches('choosingCard')).toBe(false);
  });

  it('stores a new card on request, in the format of the country’s provider', async () => {
    const { card, form, payment, shell } = await atTheCard();
    shell.setFlags({ payment_vat: true, 'cybersource-credit-card-taiwan': true });
    payment.send({ type: 'SAVE', save: true });
    await card.pay();
    expect(form.encrypt.mock.calls).toMatchObject([[{ save: true, provider: 'generic_creditcard' }]]);
  });

  it('asks for a new card only after the user chose to pay with it, and clears earlier problems', async () => {
    const { card, problems } = await atTheCard();
    problems.report({ field: 'amount', key: 'validation.fill-amount' });
    expect(card.state.getState()).toEqual({ trouble: null, asked: false, encrypting: false });
    await card.pay();
    expect(card.state.getState()).toEqual({ trouble: null, asked: true, encrypting: false });
    expect(problems.state.getState().problems).toEqual([]);
  });

  it('shows an incomplete VAT number at its field, also beside an incomplete card', async () => {
    const { card, problems } = await atTheCard({ check: () => false }, '2468');
    await card.pay();
    expect(problems.state.getState()).toMatchObject({ problems: [{ field: 'vat_number' }] });
    expect(problems.state.getState().wanted?.field).not.toBe('card-name');
  });

  it('charges nothing while the card form is not mounted', async () => {
    const { card, form } = await atTheCard();
    card.cardForm.current = null;
    await card.pay();
    expect(form.encrypt).not.toHaveBeenCalled();
    expect(card.state.getState()).toMatchObject({ trouble: null, asked: true });
  });

  it('pays with a stored card without the card form', async () => {
    const { card, form, payment, orders, problems } = await atTheCard();
    payment.send({ type: 'CHOOSE_EXISTING', id: STORED.id });
    await card.pay();
    await calm();
    expect(form.check).not.toHaveBeenCalled();
    expect(orders()).toHaveLength(1);
    expect(problems.state.getState().wanted).toBeNull();
  });

  it.each([
    ['a card that is not complete', { check: () => false }, '', 'Ayesha Khan', null],
    ['a card without a name', {}, '', ' ', 'card-name'],
    ['half a VAT number', {}, '2468', 'Ayesha Khan', 'vat_number'],
  ] as const)('confirms nothing with %s', async (_, changes, vatNumber, name, wanted) => {
    const { card, form, payment, problems } = await atTheCard(changes, vatNumber, name);
    await card.pay();
    await calm();
    expect(form.encrypt).not.toHaveBeenCalled();
    expect(payment.getSnapshot().matches('choosingCard')).toBe(true);
    expect(problems.state.getState().wanted?.field ?? null).toBe(wanted);
  });

  it('confirms nothing offline and says so', async () => {
    const { card, form } = await atTheCard();
    onlineManager.setOnline(false);
    await card.pay();
    await calm();
    expect(card.state.getState().trouble).toBe('offline');
    expect(form.encrypt).not.toHaveBeenCalled();
  });

  it('reports a missing key and tries again on the next press', async () => {
    const { card, form, backend } = await atTheCard();
    backend.fail('payments.publicKey', { status: 400 }, 1);
    await card.pay();
    expect(card.state.getState()).toMatchObject({ trouble: 'key', encrypting: false });
    await card.pay();
    expect(card.state.getState().trouble).toBeNull();
    expect(form.encrypt).toHaveBeenCalledTimes(1);
  });

  it('reports a failed encryption', async () => {
    const { card, payment } = await atTheCard({ encrypt: () => Promise.reject(new Error('no')) });
    await card.pay();
    await calm();
    expect(card.state.getState()).toMatchObject({ trouble: 'encryption', encrypting: false });
    expect(payment.getSnapshot().matches('choosingCard')).toBe(true);
  });
});
