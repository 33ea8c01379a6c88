import { onlineManager } from '@tanstack/react-query';
import type { JWK } from 'jose';
import { createStore } from 'zustand/vanilla';
import { newIdempotencyKey, NEW_INSTRUMENT, type CardProvider, type NewCard } from '@courier/api-client';
import { optionalTextProblem } from '@courier/api-client/order-rules';
import { paymentKeyQuery } from '../../api/payment-key.queries';
import { cardProvider, hostedProvider } from '../../model/card/card-provider';
import type { CardState, Intent } from '../../model/payment/payment-flow.types';
import type { Problems } from '../form/create-problems';
import type { FlowActor } from '../machine/create-request-flow';
import type { RequestServices } from '../services';

/** Interface of the mounted card form; the typed card data leaves it only encrypted. */
export interface CardFormHandle {
  /** Shows the problems and focuses the first one. */
  check(): boolean;
  encrypt(more: {
    holderName: string;
    save: boolean;
    provider: CardProvider;
    /** Null when the fields of the provider encrypt the card. */
    key: JWK | null;
  }): Promise<NewCard>;
}

export type CardTrouble = 'offline' | 'key' | 'encryption';

export interface CardPaymentState {
  trouble: CardTrouble | null;
  /** True after the user asked to pay with a new card. */
  asked: boolean;
  encrypting: boolean;
}

export function createCardPayment(services: RequestServices, flow: FlowActor, problems: Problems) {
  const { ports, draft } = services;
  const state = createStore<CardPaymentState>(() => ({ trouble: null, asked: false, encrypting: false }));
  const cardForm: { current: CardFormHandle | null } = { current: null };

  /** @returns whether VAT number and card are complete; scrolls to the first incomplete one */
  const isComplete = (card: CardState): boolean => {
    const { country } = ports.locale.get().country;
    const vat = ports.flags.isOn('payment_vat')
      ? optionalTextProblem('vat_number', draft.getState().form.vat_number, country)
      : null;
    if (vat) problems.show(vat);
    else problems.clear();
    if (card.newOrExistingCard === 'NEW') {
      state.setState({ asked: true });
      const isTyped = cardForm.current?.check() ?? false;
      if (card.nameOnCard.trim() === '') {
        problems.point('card-name');
        return false;
      }
      if (!isTyped) return false;
    }
    if (vat) problems.point('vat_number');
    return vat === null;
  };
  return {
    state,
    cardForm,
    async pay(): Promise<void> {
      const { payment } = flow.getSnapshot().context;
      if (!payment?.getSnapshot().matches('choosingCard') || state.getState().encrypting) return;
      const { card, guest, intent } = payment.getSnapshot().context;
      state.setState({ trouble: null });
      if (!isComplete(card)) return;
      if (!onlineManager.isOnline()) return state.setState({ trouble: 'offline' });
      const key = newIdempotencyKey();
      const { selectedCreditCard: instrument } = card;
      if (instrument !== null) {
        return payment.send({ type: 'CONFIRM', attempt: { key, instrument, card: null } });
      }
      state.setState({ encrypting: true });
      const record = await encrypted(services, cardForm, card, { guest, intent });
      state.setState({ encrypting: false });
      if (typeof record === 'string') return state.setState({ trouble: record });
      payment.send({ type: 'CONFIRM', attempt: { key, instrument: NEW_INSTRUMENT, card: record } });
    },
  };
}

async function encrypted(
  { ports, cache }: RequestServices,
  cardForm: { current: CardFormHandle | null },
  { nameOnCard, saveCreditCard }: CardState,
  { guest, intent }: { guest: boolean; intent: Intent | null },
): Promise<NewCard | CardTrouble> {
  const [method] = intent?.paymentMethods ?? [];
  const isHosted = method?.cardFields !== undefined;
  const key = isHosted ? null : await cache.ensureQueryData(paymentKeyQuery(ports.api)).catch(() => null);
  if (!key && !isHosted) return 'key';
  const form = cardForm.current;
  if (!form) return 'encryption';
  const { country } = ports.locale.get().country;
  const provider =
    hostedProvider(method) ?? cardProvider(country, ports.flags.isOn('cybersource-credit-card-taiwan'));
  const more = { holderName: nameOnCard, save: saveCreditCard && !guest, provider, key };
  return form.encrypt(more).catch(() => 'encryption' as const);
}
