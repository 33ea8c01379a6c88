import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react';
import { onlineManager, useQueryClient } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import type { SnapshotFrom } from 'xstate';
import { newIdempotencyKey, NEW_INSTRUMENT, type CardProvider, type NewCard } from '@courier/api-client';
import { routes, useFlag, useLocaleState, usePorts } from '@courier/shell-api';
import type { JWK } from 'jose';
import { paymentKeyQuery } from '../../../api/payment-key.queries';
import { cardProvider } from '../../../model/card-provider';
import { vatProblem } from '../../../model/order-check';
import type { paymentFlowMachine } from '../../../model/payment-flow.machine';
import { forgetSettled, rememberPayment } from '../../../model/pending-payment';
import { isPaying } from './flow-view';
import { useFlow, useRequest } from './request-scope';
import { revealField } from './reveal-field';

export interface CardFormHandle {
  /** Shows what is wrong and puts the cursor there. */
  check(): boolean;
  encrypt(more: { holderName: string; save: boolean; provider: CardProvider; key: JWK }): Promise<NewCard>;
}

/** Why nothing was confirmed, although the button was pressed. */
type Trouble = 'offline' | 'key' | 'encryption';

interface PaymentControl {
  cardForm: RefObject<CardFormHandle | null>;
  trouble: Trouble | null;
  /** True once somebody asked to pay with the name missing. */
  asked: boolean;
  encrypting: boolean;
  pay(): void;
}

export type PaymentSnapshot = SnapshotFrom<typeof paymentFlowMachine>;
const Control = createContext<PaymentControl | null>(null);

export function PaymentProvider({ children }: { children: ReactNode }) {
  return <Control value={usePaymentControl()}>{children}</Control>;
}

export function usePayment(): PaymentControl {
  const control = useContext(Control);
  if (!control) throw new Error('usePayment was called outside a request');
  return control;
}

/** Part of the payment under way; renders again when it changes. Undefined without one. */
export function usePaymentState<T>(select: (snapshot: PaymentSnapshot) => T): T | undefined {
  const payment = useFlow(({ context }) => context.payment) ?? undefined;
  return useSelector(payment, (snapshot) => (snapshot ? select(snapshot) : undefined));
}

function usePaymentControl(): PaymentControl {
  const { api } = usePorts();
  const cache = useQueryClient();
  const { draft, flow, setProblem } = useRequest();
  const { country } = useLocaleState().country;
  const provider = cardProvider(country, useFlag('cybersource-credit-card-taiwan'));
  const vatAsked = useFlag('payment_vat');
  const cardForm = useRef<CardFormHandle>(null);
  const running = useRef(false);
  const [encrypting, setEncrypting] = useState(false);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const [asked, setAsked] = useState(false);
  useBank();
  useReloadHold();

  const encrypted = useCallback(
    async (name: string, save: boolean): Promise<NewCard | Trouble> => {
      const key = await cache.ensureQueryData(paymentKeyQuery(api)).catch(() => null);
      if (!key) return 'key';
      const form = cardForm.current;
      if (!form) return 'encryption';
      return form.encrypt({ holderName: name, save, provider, key }).catch(() => 'encryption' as const);
    },
    [api, cache, provider],
  );

  const pay = useCallback(() => {
    const { payment } = flow.getSnapshot().context;
    const snapshot = payment?.getSnapshot();
    if (!payment || !snapshot?.matches('choosingCard') || running.current) return;
    const { card, guest } = snapshot.context;
    setTrouble(null);
    const vat = vatAsked ? vatProblem(draft.getState().form.vat_number) : null;
    setProblem(vat);
    if (card.newOrExistingCard === 'NEW') {
      setAsked(true);
      const complete = cardForm.current?.check() ?? false;
      if (card.nameOnCard.trim() === '') return revealField(document.body, 'card-name');
      if (!complete) return;
    }
    if (vat) return revealField(document.body, 'vat');
    if (!onlineManager.isOnline()) return setTrouble('offline');
    const key = newIdempotencyKey();
    if (card.newOrExistingCard === 'EXISTING') {
      const instrument = card.selectedCreditCard ?? '';
      return payment.send({ type: 'CONFIRM', attempt: { key, instrument, card: null } });
    }
    running.current = true;
    setEncrypting(true);
    void encrypted(card.nameOnCard, card.saveCreditCard && !guest)
      .then((record) => {
        if (typeof record === 'string') return setTrouble(record);
        payment.send({ type: 'CONFIRM', attempt: { key, instrument: NEW_INSTRUMENT, card: record } });
      })
      .finally(() => {
        running.current = false;
        setEncrypting(false);
      });
  }, [draft, encrypted, flow, setProblem, vatAsked]);

  return useMemo(() => ({ cardForm, trouble, asked, encrypting, pay }), [asked, encrypting, pay, trouble]);
}

/** Leaves for the bank's page, remembers a payment while its end is unknown, and notices when the browser's Back brings the form to life again. */
function useBank(): void {
  const { navigation, session } = usePorts();
  const payment = useFlow(({ context }) => context.payment);
  useEffect(() => {
    const left = payment?.on('redirect', ({ url, pending }) => {
      rememberPayment(pending);
      if (pending.orderId !== null) session.addGuestOrder(pending.orderId);
      navigation.leave(url);
    });
    const others = [
      payment?.on('charging', ({ pending }) => rememberPayment(pending)),
      payment?.on('certain', ({ intentId }) => forgetSettled(intentId)),
      payment?.on('unsettled', ({ intentId }) =>
        navigation.go(routes.paymentReturn({ payment: intentId }), { replace: true }),
      ),
    ];
    const back = (event: PageTransitionEvent) => {
      if (event.persisted) payment?.send({ type: 'RETURNED' });
    };
    window.addEventListener('pageshow', back);
    return () => {
      [left, ...others].forEach((subscription) => subscription?.unsubscribe());
      window.removeEventListener('pageshow', back);
    };
  }, [navigation, payment, session]);
}

function useReloadHold(): void {
  const { navigation } = usePorts();
  const paying = useFlow(isPaying);
  useEffect(() => (paying ? navigation.holdReload() : undefined), [navigation, paying]);
}
