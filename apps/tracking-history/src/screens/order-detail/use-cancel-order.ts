import { useMutation } from '@tanstack/react-query';
import { LIMITS } from '@courier/config';
import { usePorts } from '@courier/shell-api';
import { NotCancellableError, cancelOrderOptions } from '../../api/cancel-order';
import { nowInSeconds } from '../../api/list-scope';
import { cancelState } from '../../model/cancel-state';
import { useWording } from '../../wording/use-wording';
import { useErrorDetail } from '../../wording/use-error-detail';

/** Cancels an order and tells how it went. */
export function useCancelOrder(onSuccess: () => void) {
  const { api, flags, notifications } = usePorts();
  const { errors } = useWording();
  const errorDetail = useErrorDetail();
  const options = cancelOrderOptions(api, (order) =>
    cancelState(order, {
      nowSeconds: nowInSeconds(),
      delayedCancellation: flags.isOn('delayed-cancellation'),
    }),
  );
  const { mutate, isPending } = useMutation({
    ...options,
    onSuccess: (...args) => {
      options.onSuccess?.(...args);
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
  return { cancel: mutate, isCancelling: isPending };
}
