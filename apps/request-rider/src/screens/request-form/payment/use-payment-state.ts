import { useSelector } from '@xstate/react';
import type { SnapshotFrom } from 'xstate';
import type { paymentFlowMachine } from '../../../model/payment/payment-flow.machine';
import type { PaymentTag } from '../../../model/payment/payment-flow.types';
import { useFlow } from '../request/request-scope';

type PaymentSnapshot = SnapshotFrom<typeof paymentFlowMachine>;

/** Part of the current payment; renders again when it changes. Undefined without a payment. */
export function usePaymentState<T>(select: (snapshot: PaymentSnapshot) => T): T | undefined {
  const payment = useFlow(({ context }) => context.payment) ?? undefined;
  return useSelector(payment, (snapshot) => (snapshot ? select(snapshot) : undefined));
}

export const usePaymentTag = (tag: PaymentTag): boolean =>
  usePaymentState((snapshot) => snapshot.hasTag(tag)) ?? false;
