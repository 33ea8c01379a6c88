import { useCallback, useRef, useState, type RefObject } from 'react';
import { waitFor } from 'xstate';
import { onlineManager, useQuery, useQueryClient } from '@tanstack/react-query';
import { useFlag, useLocaleState, usePorts } from '@courier/shell-api';
import { useCopy } from '@courier/i18n';
import { exceedsItemValueLimit } from '@courier/api-client/order-rules';
import { itemValueLimitQuery } from '../../../api/country-parameters.queries';
import { checkOrder, type FormProblem } from '../../../model/order-check';
import { samePrice } from '../../../model/request-flow.setup';
import { amountOf } from '../../../model/request-form';
import { asksAboutFee, isChecking, isPaying, isQuoted, isRenewing, isSending } from './flow-view';
import { useRequest } from './request-scope';
import { useLaterRules } from './use-later-rules';
import { usePaymentOptions } from './use-payment-options';
import { usePhoneCheck } from './use-phone-check';
import type { Submission } from './use-request-flow';
import { useVoucher } from './voucher-control';

type Goal = 'REVIEW' | 'PLACE';

export interface ValueQuestion {
  /** Major units. */
  amount: number;
  limit: number;
  goal: Goal;
}

export interface Submit {
  /** Checks everything and goes on to the review or places the order; a second call while one runs does nothing. */
  run(goal: Goal): void;
  /** Set while a high order value waits for a yes. */
  question: ValueQuestion | null;
  answer(confirmed: boolean): void;
}

/** @param onProblem told of each failed check, e.g. to bring its field into sight. */
export function useSubmit(
  submission: RefObject<Submission | null>,
  onProblem: (problem: FormProblem) => void,
): Submit {
  const { vendor, draft, flow, setProblem } = useRequest();
  const { api, notifications } = usePorts();
  const errors = useCopy('errors');
  const cache = useQueryClient();
  const { country } = useLocaleState().country;
  const payment = usePaymentOptions();
  const phoneCheck = usePhoneCheck();
  const vatAsked = useFlag('payment_vat');
  const voucher = useVoucher();
  const laterRules = useLaterRules();
  const running = useRef(false);
  const [question, setQuestion] = useState<ValueQuestion | null>(null);

  const fail = useCallback(
    (problem: FormProblem) => {
      setProblem(problem);
      onProblem(problem);
      if (problem.key === 'validation.invalid-coordinates') {
        notifications.show({
          type: 'warning',
          message: errors('validation.invalid-coordinates'),
          key: problem.key,
        });
      }
    },
    [errors, notifications, onProblem, setProblem],
  );

  // Asked while the form is filled in, so that the click on the button waits for nothing but the order.
  useQuery(itemValueLimitQuery(api));
  const valueLimit = useCallback(async () => {
    const query = itemValueLimitQuery(api);
    // Offline the cache would hold the question back, and place the order unasked once the connection returns.
    if (!onlineManager.isOnline()) return Number(cache.getQueryData(query.queryKey) ?? -1);
    try {
      return Number(await cache.ensureQueryData(query));
    } catch {
      return -1;
    }
  }, [api, cache]);

  /** A fee that is being asked again is waited for. @returns whether it is still the one that was seen */
  const renewed = useCallback(async () => {
    const before = flow.getSnapshot();
    if (!isRenewing(before)) return true;
    const after = await waitFor(flow, (snapshot) => !isRenewing(snapshot)).catch(() => null);
    const seen = before.context.quote;
    const now = after?.context.quote ?? null;
    return seen !== null && now !== null && samePrice(seen, now);
  }, [flow]);

  const attempt = useCallback(
    async (goal: Goal) => {
      const phone = await phoneCheck();
      const { form, itemValueConfirmed } = draft.getState();
      const before = flow.getSnapshot();
      const updates = before.context.orderToBeUpdated !== null;
      const problem = checkOrder({
        vendorId: vendor.vendor_id,
        // The time of an order stays as it was promised.
        form: updates ? { ...form, preordered_for: null } : form,
        country,
        paymentMethod: payment.method,
        paymentMethods: payment.offered,
        isPossiblePhone: phone.isPossible,
        later: laterRules(),
        vatAsked,
        laterOnly: before.context.laterOnly && !updates,
      });
      if (problem) return fail(problem);
      if (before.context.fault?.kind === 'undeliverable')
        return fail({ field: 'address', key: 'delivery.not-there-yet' });
      if (!isQuoted(before)) return void flow.send({ type: 'RETRY' });
      const amount = amountOf(form.orderAmount) ?? 0;
      const limit = itemValueConfirmed ? -1 : await valueLimit();
      if (exceedsItemValueLimit(amount, limit)) return setQuestion({ amount, limit, goal });
      if (!payment.method) return;
      // A code that was typed and not applied was meant to count.
      if (voucher.shown && !(await voucher.apply())) return onProblem({ field: 'voucher', key: '' });
      setProblem(null);
      submission.current = {
        paymentMethod: payment.method,
        phoneNumber: phone.toInternational(form.destinationPhoneNumber),
      };
      if (payment.method !== 'ONLINE_PAYMENT') return flow.send({ type: goal });
      flow.send({ type: draft.getState().attempt === null ? 'PAY' : 'UNSETTLED' });
    },
    [
      country,
      draft,
      fail,
      flow,
      laterRules,
      onProblem,
      payment,
      phoneCheck,
      setProblem,
      submission,
      valueLimit,
      vatAsked,
      vendor,
      voucher,
    ],
  );

  const run = useCallback(
    (goal: Goal) => {
      const snapshot = flow.getSnapshot();
      const busy =
        isPaying(snapshot) || isSending(snapshot) || isChecking(snapshot) || asksAboutFee(snapshot);
      if (running.current || busy || question) return;
      running.current = true;
      void renewed()
        .then((same) => (same ? attempt(goal) : undefined))
        .finally(() => {
          running.current = false;
        });
    },
    [attempt, flow, question, renewed],
  );

  const answer = useCallback(
    (confirmed: boolean) => {
      const goal = question?.goal ?? 'PLACE';
      setQuestion(null);
      if (!confirmed) return onProblem({ field: 'amount', key: '' });
      draft.getState().setItemValueConfirmed(true);
      void attempt(goal);
    },
    [attempt, draft, onProblem, question],
  );

  return { run, question, answer };
}
