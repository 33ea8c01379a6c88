import { NAMESPACE } from '../../../namespace';
import { useEffect } from 'react';
import { routes, usePorts } from '@courier/shell-api';
import { useCopy, useErrorCopy } from '@courier/i18n';
import type { OrderDraftStore } from '../../../model/order-draft.store';
import { addressToSave, createSavedAddresses } from '../../../model/saved-addresses.store';
import type { FlowFault } from '../../../model/request-flow.types';
import type { FlowActor } from './request-scope';

/** Tells outside the form what happened in the flow: toasts, analytics, and the way to tracking. */
export function useFlowNotices(flow: FlowActor, draft: OrderDraftStore, areasDrawn: () => boolean): void {
  const ports = usePorts();
  const t = useCopy(NAMESPACE);
  const errors = useCopy('errors');
  const errorCopy = useErrorCopy();

  useEffect(() => {
    const { analytics, navigation, notifications, session } = ports;
    const updated = () => flow.getSnapshot().context.orderToBeUpdated !== null;
    const notDone = () => errors(updated() ? 'order.not-updated' : 'order.not-created');
    const toastOf = (
      fault: FlowFault,
    ): { type: 'error' | 'warning'; message: string; detail?: string } | null => {
      switch (fault.kind) {
        case 'undeliverable':
          return areasDrawn() ? null : { type: 'warning', message: errors('delivery.undeliverable') };
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
            detail: errorCopy(fault.translationKey, 'address.not-updated'),
          };
        case 'refused':
          return {
            type: 'error',
            message: notDone(),
            detail: errorCopy(fault.translationKey, 'http'),
          };
        // Said in place, and by the bar at the top.
        case 'offline':
          return null;
        default:
          return { type: 'error', message: notDone(), detail: t('fault.kept') };
      }
    };
    const told = flow.on('fault', ({ fault }) => {
      const toast = toastOf(fault);
      if (toast) notifications.show({ ...toast, key: `request-${fault.kind}` });
    });
    const saved = flow.on('originSaved', () => {
      // A guest's pickup address goes with the order and is kept nowhere else.
      if (session.get().mode !== 'GUEST')
        notifications.show({ type: 'success', message: errors('address.saved') });
    });
    const placed = flow.on('placed', ({ orderId, afterAll }) => {
      const { vendorId } = flow.getSnapshot().context;
      if (!updated()) session.addGuestOrder(orderId);
      const saved = session.get().mode === 'GUEST' ? null : addressToSave(draft.getState().form, Date.now());
      if (saved) createSavedAddresses(vendorId).getState().remember(saved);
      draft.getState().clear();
      if (updated()) {
        analytics.push('order_request_updated', { order_id: orderId, vendor_id: vendorId });
        notifications.show({ type: 'success', message: errors('order.updated') });
      } else {
        analytics.push('order_request_placed', { order_id: orderId, vendor_id: vendorId });
        const detail = afterAll ? t('placed.after-all') : t('placed.detail');
        notifications.show({ type: 'success', message: errors('order.created'), detail });
      }
      navigation.go(routes.orderTracking({ vendorId, orderId }));
    });
    return () => [told, saved, placed].forEach((subscription) => subscription.unsubscribe());
  }, [areasDrawn, draft, errorCopy, errors, flow, ports, t]);

  useEffect(() => {
    let last: unknown = null;
    const push = (snapshot: ReturnType<FlowActor['getSnapshot']>) => {
      const step = typeof snapshot.value === 'string' ? snapshot.value : Object.keys(snapshot.value)[0];
      if (!step || step === last) return;
      last = step;
      ports.analytics.push('order_request_step', { step, vendor_id: snapshot.context.vendorId });
    };
    push(flow.getSnapshot());
    const subscription = flow.subscribe(push);
    return () => subscription.unsubscribe();
  }, [flow, ports]);
}
