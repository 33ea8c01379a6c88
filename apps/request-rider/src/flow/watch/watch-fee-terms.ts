import { holdsForOtherTerms } from '../../model/quote/quote';
import type { FlowActor } from '../machine/create-request-flow';
import { feeTerms } from '../machine/quote-at';
import type { RequestServices } from '../services';

/** Requests the fee again when a field changes on which it depends: cash may cost more, and so may the evening. */
export function watchFeeTerms(services: RequestServices, flow: FlowActor): () => void {
  const compare = () => {
    const snapshot = flow.getSnapshot();
    const { quote, fault } = snapshot.context;
    if (!snapshot.hasTag('quoted') || !quote?.dependsOn) return;
    // A failed request is repeated by the user, or when the connection returns.
    // While a fee is requested, RETRY has no effect.
    if (fault || !snapshot.can({ type: 'RETRY' })) return;
    if (holdsForOtherTerms(quote, feeTerms(services))) flow.send({ type: 'RETRY' });
  };
  const subscription = flow.subscribe(compare);
  const leaveDraft = services.draft.subscribe(compare);
  return () => {
    subscription.unsubscribe();
    leaveDraft();
  };
}
