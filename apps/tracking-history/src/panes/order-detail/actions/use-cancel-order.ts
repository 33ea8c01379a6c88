import { useMutation, useQueryClient } from '@tanstack/react-query';
import { waitsUntil, type Order } from '@courier/api-client';
import { cancelVerdict, type CancelReason, type CancelVerdict } from '@courier/api-client/order-rules';
import { cancelOrder, refetchOpenOrders } from '@courier/api-client/queries';
import { LIMITS, nowInSeconds } from '@courier/config';
import { usePorts } from '@courier/shell-api';
import { useErrorDetail } from '@courier/i18n';
import { useWording } from '../../../copy';
import { NotCancellableError } from '../../../model/order/not-cancellable';
import { cancelWords } from './action-words';

export function useCancelOrder(onSuccess: () => void) {
  const { api, flags, notifications } = usePorts();
  const client = useQueryClient();
  const wording = useWording();
  const { errors } = wording;
  const errorDetail = useErrorDetail();

  const showRefusal = (detail: string) =>
    notifications.show({
      type: 'error',
      message: errors('error.cant-cancel-order'),
      detail,
      durationMs: LIMITS.cancelNoticeMs,
      key: 'cancel-order',
    });
  const {
    mutate,
    isPending,
    error: refusal,
  } = useMutation({
    mutationFn: async ({ order, reason }: { order: Order; reason: CancelReason }) => {
      const delayedCancellation = flags.isOn('delayed-cancellation');
      // The order's status may have changed since the dialog was opened.
      const verdict = cancelVerdict(order, { nowSeconds: nowInSeconds(), delayedCancellation });
      if (!verdict.allowed) throw new NotCancellableError(verdict);
      return cancelOrder(api, client, order, reason);
    },
    onSuccess: () => {
      notifications.show({ type: 'info', message: errors('action.attempt-cancel') });
      onSuccess();
    },
    onError: (error) => {
      if (error instanceof NotCancellableError) return void refuse(error.verdict);
      showRefusal(errorDetail(error));
      // The status shown may be outdated, so the orders are fetched again.
      void refetchOpenOrders(client);
    },
  });

  const refuse = (verdict: CancelVerdict) =>
    showRefusal(`${errors('order.not-cancellable')} ${cancelWords(verdict, wording)}`);

  return { cancel: mutate, refuse, isCancelling: isPending, waitsUntilMs: waitsUntil(refusal) };
}
