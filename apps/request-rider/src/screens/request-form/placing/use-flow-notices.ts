import { useEffect, useEffectEvent } from 'react';
import { usePorts } from '@courier/shell-api';
import { useCopy, useErrorCopy } from '@courier/i18n';
import { NAMESPACE } from '../../../copy';
import type { RiderRequest } from '../../../flow/create-request';
import { isGuest } from '../../../flow/services';
import { watchNews } from '../../../flow/watch/watch-news';
import type { PaymentFault, PaymentFaultKind } from '../../../model/payment/payment-flow.types';
import type { FlowFault } from '../../../model/request-flow/request-flow.types';
import type { ServiceHoursState } from '../../../model/request-flow/service-hours';
import { useOpeningWords } from '../time/use-opening-words';

/** Payment faults with a toast; the fee is shown elsewhere. */
const FEE_FAULTS = {
  'fee-changed': 'error.fee.changed',
  recompute: 'error.fee.recompute',
} as const;
const isFeeFault = (kind: PaymentFaultKind): kind is keyof typeof FEE_FAULTS => kind in FEE_FAULTS;

const UNPLACED = 'validation.invalid-coordinates';

interface FaultToast {
  type: 'error' | 'warning';
  message: string;
  detail?: string;
}

/** The toast for a fault; null when the message in place is enough. */
function useFaultToast({ services, areas }: RiderRequest): (fault: FlowFault) => FaultToast | null {
  const t = useCopy(NAMESPACE);
  const errors = useCopy('errors');
  const errorCopy = useErrorCopy();
  return ({ kind, translationKey }) => {
    const notDone = errors(services.order ? 'order.not-updated' : 'order.not-created');
    switch (kind) {
      case 'undeliverable':
        return areas.getState().drawn ? null : { type: 'warning', message: errors('delivery.undeliverable') };
      case 'deliverability-failed':
        return { type: 'error', message: errors('delivery.unverified') };
      case 'fee-failed':
        return { type: 'error', message: errors('request.error.cannot-compute-price') };
      case 'recompute-failed':
        return { type: 'error', message: errors('error.fee.recompute') };
      case 'origin-not-saved':
        return {
          type: 'error',
          message: errors('address.not-saved'),
          detail: errorCopy(translationKey, 'address.not-updated'),
        };
      case 'refused':
        return { type: 'error', message: notDone, detail: errorCopy(translationKey, 'http') };
      // Shown in place, and by the bar at the top.
      case 'offline':
        return null;
      case 'create-failed':
      case 'unanswered':
        return { type: 'error', message: notDone, detail: t('fault.kept') };
    }
  };
}

export function useFlowNotices(request: RiderRequest): void {
  const openingWords = useOpeningWords();
  const { notifications } = usePorts();
  const t = useCopy(NAMESPACE);
  const errors = useCopy('errors');
  const createFaultToast = useFaultToast(request);

  const onFault = useEffectEvent((fault: FlowFault) => {
    const toast = createFaultToast(fault);
    if (toast) notifications.show({ ...toast, key: `request-${fault.kind}` });
  });
  const onOriginSaved = useEffectEvent(() => {
    // A guest's pickup address is sent with the order and not saved.
    if (isGuest(request.services.ports)) return;
    notifications.show({ type: 'success', message: errors('address.saved') });
  });
  const onPlaced = useEffectEvent((afterAll: boolean) => {
    if (request.services.order) {
      notifications.show({ type: 'success', message: errors('order.updated') });
      return;
    }
    const detail = afterAll ? t('placed.after-all') : t('placed.detail');
    notifications.show({ type: 'success', message: errors('order.created'), detail });
  });
  const onUnplaced = useEffectEvent(() => {
    notifications.show({ type: 'warning', message: errors(UNPLACED), key: UNPLACED });
  });
  const onClosed = useEffectEvent((hours: ServiceHoursState | null) => {
    if (!hours?.opensAt || !hours.closesAt) return;
    const times = { ...openingWords(hours), now: hours.now };
    notifications.show({ type: 'warning', message: errors('delivery.closed', times), key: 'request-closed' });
  });
  const onPaymentFault = useEffectEvent(({ kind }: PaymentFault) => {
    if (!isFeeFault(kind)) return;
    notifications.show({ type: 'error', message: errors(FEE_FAULTS[kind]), key: `payment-${kind}` });
  });
  useEffect(() => {
    const { flow, problems } = request;
    const subscriptions = [
      flow.on('fault', ({ fault }) => onFault(fault)),
      flow.on('originSaved', () => onOriginSaved()),
      flow.on('placed', ({ afterAll }) => onPlaced(afterAll)),
    ];
    const stop = problems.state.subscribe((now, before) => {
      if (now.wanted !== before.wanted && now.problems[0]?.key === UNPLACED) onUnplaced();
    });
    const stopNews = watchNews(flow, {
      onClosed: (hours) => onClosed(hours),
      onPaymentFault: (fault) => onPaymentFault(fault),
    });
    return () => {
      stop();
      stopNews();
      subscriptions.forEach((subscription) => subscription.unsubscribe());
    };
  }, [request]);
}
