import { STORAGE_KEYS } from '@courier/config';
import { forgiving } from '../model/forgiving-storage';
import { hasContent } from '../model/order-draft.store';
import { pendingPayment } from '../model/pending-payment';
import type { FlowActor } from './create-request-flow';
import type { RequestServices } from './services';

/** As the shell names the screen whose first frame it shows. */
const SCREEN = 'request-rider/request-form';

/**
 * Notes for the next visit whether the form will begin otherwise than its first paint: with a draft, with the question
 * where to collect, or with a payment that is not settled.
 * @returns the function that stops it
 */
export function followFirstFrame({ draft, vendor, order }: RequestServices, flow: FlowActor): () => void {
  // What is changed of an order has an address of its own.
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
