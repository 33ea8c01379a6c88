import { useMutation, useQueryClient } from '@tanstack/react-query';
import { waitsUntil, type Order } from '@courier/api-client';
import type { CancelReason } from '@courier/api-client/order-rules';
import { cancelOrder } from '@courier/api-client/queries';
import { LIMITS, nowInSeconds } from '@courier/config';
import { usePorts } from '@courier/shell-api';
import { useErrorDetail } from '@courier/i18n';
import { useWording } from '../../copy';
import { cancelState, NotCancellableError } from '../../model/cancel-state';

/** Cancels an order and tells how it went. */
export function useCancelOrder(onSuccess: () => void) {
  const { api, flags, notifications } = usePorts();
  const client = useQueryClient();
  const { errors } = useWording();
  const errorDetail = useErrorDetail();
  const {
    mutate,
    isPending,
    error: refusal,
  } = useMutation({
    mutationFn: async ({ order, reason }: { order: Order; reason: CancelReason }) => {
      const delayedCancellation = flags.isOn('delayed-cancellation');
      // The order may have moved on since the dialog was opened.
      if (!cancelState(order, { nowSeconds: nowInSeconds(), delayedCancellation }).allowed)
        throw new NotCancellableError();
      return cancelOrder(api, client, order, reason);
    },
    onSuccess: () => {
      notifications.show({ type: 'info', message: errors('action.attempt-cancel') });
      onSuccess();
    },
    onError: (error) =>
      notifications.show({
        type: 'error',
        message: errors('error.cant-cancel-order'),
        detail: error instanceof NotCancellableError ? errors('order.not-cancellable') : errorDetail(error),
        durationMs: LIMITS.cancelNoticeMs,
      }),
  });
  return { cancel: mutate, isCancelling: isPending, waitsUntilMs: waitsUntil(refusal) };
}
