import { describe, expect, it, jest } from '@jest/globals';
import type { NewCard } from '@courier/api-client';
import { countryConfig } from '@courier/config';
import { calm } from '../../testing/begin-request';
import { begunOnce } from '../../testing/begun-once';
import { collectAtClifton } from '../../testing/collect-at-clifton';
import { addClifton } from '../../testing/karachi-places';
import type { CardFormHandle } from './create-card-payment';

const begin = begunOnce();

async function atTheCard({ form, ...more }: NonNullable<Parameters<typeof begin>[0]> = {}) {
  const begun = await begin({
    prepare: addClifton,
    ...more,
    form: { paymentMethod: 'ONLINE_PAYMENT', ...form },
  });
  if (more.mode === 'GUEST') await collectAtClifton(begun);
  begun.submit.run('PLACE');
  await calm();
  const { payment } = begun.flow.getSnapshot().context;
  payment?.send({ type: 'NAME', name: 'Ayesha Khan' });
  payment?.send({ type: 'FORM_VALID', valid: true });
  const encrypt = jest.fn<CardFormHandle['encrypt']>(async () => ({ holder_name: 'x' }) as NewCard);
  begun.card.cardForm.current = { check: () => true, encrypt };
  return { ...begun, payment, encrypt };
}

describe('a new card', () => {
  it('of a guest is never stored', async () => {
    const { payment, card, encrypt } = await atTheCard({ mode: 'GUEST' });
    payment?.send({ type: 'SAVE', save: true });
    await card.pay();
    expect(encrypt.mock.calls).toMatchObject([[{ save: false }]]);
  });

  it.each([
    [true, 'cybersource_creditcard'],
    [false, 'generic_creditcard'],
  ])('in Taiwan with the flag set to %p is encrypted and confirmed as %s', async (flag, provider) => {
    const { card, encrypt, shell, backend } = await atTheCard();
    const { locale } = shell.ports;
    const inTaiwan = { ...locale.get(), country: countryConfig('TW') };
    shell.ports.locale = { ...locale, get: () => inTaiwan };
    shell.setFlags({ 'cybersource-credit-card-taiwan': flag });
    await card.pay();
    await calm();
    expect(encrypt.mock.calls).toMatchObject([[{ provider }]]);
    expect(backend.callsOf('payments.confirm')[0]?.body).toMatchObject({ payment_method: provider });
  });

  it('is sent without a VAT number when the form does not ask for one', async () => {
    const { card, encrypt, problems } = await atTheCard({ form: { vat_number: '2468' } });
    await card.pay();
    expect(encrypt).toHaveBeenCalledTimes(1);
    expect(problems.state.getState().problems).toEqual([]);
  });

  it('is not encrypted when its form was closed while the key was loading', async () => {
    const { card, encrypt, backend, payment } = await atTheCard();
    const answer = backend.delay('payments.publicKey');
    const paid = card.pay();
    card.cardForm.current = null;
    answer();
    await paid;
    expect(encrypt).not.toHaveBeenCalled();
    expect(card.state.getState()).toMatchObject({ trouble: 'encryption', encrypting: false });
    expect(payment?.getSnapshot().matches('choosingCard')).toBe(true);
  });
});

describe('the pay button does nothing', () => {
  it('without a card payment', async () => {
    const { card } = await begin();
    await card.pay();
    expect(card.state.getState()).toEqual({ trouble: null, asked: false, encrypting: false });
  });

  it('while the payment is not open', async () => {
    const { card, submit } = await begin({
      form: { paymentMethod: 'ONLINE_PAYMENT' },
      prepare: (fake) => fake.fail('payments.auth', { status: 400 }),
    });
    submit.run('PLACE');
    await calm();
    await card.pay();
    expect(card.state.getState()).toEqual({ trouble: null, asked: false, encrypting: false });
  });
});
