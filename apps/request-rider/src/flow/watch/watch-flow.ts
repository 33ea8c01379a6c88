import { readOrder, wasPlaced } from '@courier/api-client/queries';
import type { Ports } from '@courier/shell-api';
import { remoteStorage } from '@courier/shell-api/hooks';
import { fieldOfPath } from '../../model/form/order-check';
import { addressToSave, createSavedAddresses } from '../../model/draft/saved-addresses.store';
import type { Problems } from '../form/create-problems';
import { findPlacedAddress } from '../machine/placed-address';
import type { FlowActor, FlowSnapshot } from '../machine/create-request-flow';
import { isGuest, type RequestServices } from '../services';

/** After success, clears the draft, so that nothing is sent twice, and opens tracking. */
export function watchPlaced(
  { ports, cache, draft, vendor, order }: RequestServices,
  flow: FlowActor,
): () => void {
  const { analytics, navigation, session } = ports;
  const { vendor_id: vendorId } = vendor;
  const subscription = flow.on('placed', ({ orderId }) => {
    if (!order) {
      wasPlaced(cache, vendorId, orderId);
      session.addGuestOrder(orderId);
    }
    const used = isGuest(ports) ? null : addressToSave(draft.getState().form, Date.now());
    const saved = remoteStorage(ports).local;
    if (used) createSavedAddresses(vendorId, saved).getState().remember(used);
    draft.getState().clear();
    const event = order ? 'order_request_updated' : 'order_request_placed';
    analytics.push(event, { order_id: orderId, vendor_id: vendorId });
    // After a card payment the order is known by its id alone.
    const readKey = () =>
      readOrder(ports.api, cache, vendorId, orderId).then(
        ({ handover }) => handover?.customer_key,
        () => undefined,
      );
    void findPlacedAddress(navigation, { vendorId, orderId }, readKey).then((address) =>
      navigation.go(address),
    );
  });
  return () => subscription.unsubscribe();
}

export function watchRefusals(flow: FlowActor, problems: Problems): () => void {
  const subscription = flow.on('fault', ({ fault }) => {
    const field = fault.kind === 'refused' ? fieldOfPath(fault.field) : null;
    if (field) problems.report({ field, key: fault.translationKey ?? 'general' });
  });
  return () => subscription.unsubscribe();
}

export function watchSteps({ analytics }: Ports, flow: FlowActor): () => void {
  let last: string | undefined;
  const push = ({ value, context }: FlowSnapshot) => {
    const step = typeof value === 'string' ? value : Object.keys(value).join();
    if (step === last) return;
    last = step;
    analytics.push('order_request_step', { step, vendor_id: context.vendorId });
  };
  push(flow.getSnapshot());
  const subscription = flow.subscribe(push);
  return () => subscription.unsubscribe();
}

/** Blocks automatic reloads during a card payment. */
export function blockReloadWhilePaying({ navigation }: Ports, flow: FlowActor): () => void {
  let release: (() => void) | null = null;
  const blockReload = (snapshot: FlowSnapshot) => {
    const paying = snapshot.hasTag('paying');
    if (paying === (release !== null)) return;
    release?.();
    release = paying ? navigation.holdReload() : null;
  };
  blockReload(flow.getSnapshot());
  const subscription = flow.subscribe(blockReload);
  return () => {
    subscription.unsubscribe();
    release?.();
  };
}

/** Retries a failed fee request when the connection returns. */
export function retryOnline(flow: FlowActor): () => void {
  const retry = () => {
    const { fault } = flow.getSnapshot().context;
    if (fault?.kind === 'fee-failed' || fault?.kind === 'deliverability-failed') flow.send({ type: 'RETRY' });
  };
  window.addEventListener('online', retry);
  return () => window.removeEventListener('online', retry);
}
