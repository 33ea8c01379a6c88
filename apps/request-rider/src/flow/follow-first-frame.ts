import { STORAGE_KEYS } from '@courier/config';
import { forgiving } from '../model/forgiving-storage';
import { hasContent } from '../model/order-draft.store';
import { pendingPayment } from '../model/pending-payment';
import type { FlowActor } from './create-request-flow';
import type { RequestServices } from './services';

const SCREEN = 'request-rider/request-form';

/**
 * Records for the next visit whether the form will differ from its prerendered HTML: it has a draft, asks for
 * the pickup address, or has an open payment.
 * @returns the function that stops it
 */
export function followFirstFrame({ draft, vendor, order }: RequestServices, flow: FlowActor): () => void {
  // The form for an update has its own URL.
  if (order !== null) return () => undefined;
  const storage = forgiving(globalThis.localStorage);
  const key = `${STORAGE_KEYS.otherFirstFrame}:${SCREEN}:${vendor.vendor_id}`;
  let noted: boolean | null = null;
  const note = () => {
    const { context } = flow.getSnapshot();
    const isOther =
      hasContent(draft.getState()) ||
      context.originWasAsked ||
      pendingPayment()?.vendorId === vendor.vendor_id;
    if (isOther === noted) return;
    noted = isOther;
    void (isOther ? storage.setItem(key, '1') : storage.removeItem(key));
  };
  note();
  const ends = [draft.subscribe(note), () => asked.unsubscribe()];
  const asked = flow.subscribe(note);
  return () => ends.forEach((end) => end());
}
