import { STORAGE_KEYS } from '@courier/config';
import { remoteStorage } from '@courier/shell-api/hooks';
import { hasContent } from '../../model/draft/order-draft.store';
import type { FlowActor } from '../machine/create-request-flow';
import { openPendingPayments } from './open-pending-payments';
import type { RequestServices } from '../services';

const SCREEN = 'request-rider/request-form';

/**
 * Records for the next visit whether the form will differ from its prerendered HTML: it has a draft, asks for
 * the pickup address, or has an open payment.
 * @returns the function that stops it
 */
export function recordFirstFrame(
  { ports, draft, vendor, order }: RequestServices,
  flow: FlowActor,
): () => void {
  // The form for an update has its own URL.
  if (order !== null) return () => undefined;
  const { local } = remoteStorage(ports);
  const pendingPayments = openPendingPayments(ports);
  const key = `${STORAGE_KEYS.otherFirstFrame}:${SCREEN}:${vendor.vendor_id}`;
  let noted: boolean | null = null;
  const recordFrame = () => {
    const { context } = flow.getSnapshot();
    const isOther =
      hasContent(draft.getState()) ||
      context.originWasAsked ||
      pendingPayments.read()?.vendorId === vendor.vendor_id;
    if (isOther === noted) return;
    noted = isOther;
    if (isOther) local.write(key, '1');
    else local.remove(key);
  };
  recordFrame();
  const ends = [draft.subscribe(recordFrame), () => asked.unsubscribe()];
  const asked = flow.subscribe(recordFrame);
  return () => ends.forEach((end) => end());
}
