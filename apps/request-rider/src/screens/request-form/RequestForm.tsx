import { useCallback, useEffect, useMemo, useRef, type RefObject } from 'react';
import type { Order, Vendor } from '@courier/api-client';
import { fieldOfPath, whereProblem, type FormProblem } from '../../model/order-check';
import { orderToBeUpdated } from '../../model/order-update';
import { DesktopForm } from './DesktopForm';
import { PhoneForm } from './PhoneForm';
import { DraftBanner } from './parts/DraftBanner';
import { FeeChangedDialog } from './parts/FeeChangedDialog';
import { ItemValueDialog } from './parts/ItemValueDialog';
import { OriginForm } from './parts/OriginForm';
import { ServiceClosed } from './parts/ServiceClosed';
import { AreaSwitchProvider } from './state/area-switch';
import { DraftOfferProvider, useDraftOffer } from './state/draft-offer';
import { DestinationProvider } from './state/destination-control';
import { asksForOrigin, isChecking, isPaying, isQuoted } from './state/flow-view';
import { RequestScopeProvider, useFlow, useRequest } from './state/request-scope';
import { openSuggestions, revealField, stepOfField } from './state/reveal-field';
import { useFoundDraft, type FoundDraft } from './state/use-found-draft';
import { useFormDraft } from './state/use-form-draft';
import { useFormKeys } from './state/use-form-keys';
import { useFormTools } from './state/use-form-tools';
import { useOrderAgain } from './state/use-order-again';
import { useTabSync } from './state/use-tab-sync';
import { useFlowNotices } from './state/use-flow-notices';
import { usePhoneCheck } from './state/use-phone-check';
import { usePhoneLayout } from './state/use-phone-layout';
import { usePhoneStep } from './state/use-phone-step';
import { useRequestFlow, type Submission } from './state/use-request-flow';
import { useSubmit } from './state/use-submit';
import { PaymentProvider, usePayment } from './state/use-payment';
import { VoucherProvider } from './state/voucher-control';

/** One request of one vendor; mount it anew for another vendor. */
export function RequestForm(props: RequestFormProps) {
  return <AreaSwitchProvider>{(drawn) => <ScopedForm {...props} areasDrawn={drawn} />}</AreaSwitchProvider>;
}

interface RequestFormProps {
  vendor: Vendor;
  /** The order to update; a new one is made without it. */
  order?: Order;
}

function ScopedForm({ vendor, order, areasDrawn }: RequestFormProps & { areasDrawn: () => boolean }) {
  const draft = useFormDraft(vendor, order);
  const toUpdate = useMemo(() => (order ? orderToBeUpdated(order) : null), [order]);
  const submission = useRef<Submission | null>(null);
  const flow = useRequestFlow(vendor, draft, submission, toUpdate);
  useFlowNotices(flow, draft, areasDrawn);
  useTabSync(draft, flow);
  return (
    <RequestScopeProvider vendor={vendor} draft={draft} flow={flow}>
      <DestinationProvider>
        <DraftOfferProvider>
          <VoucherProvider>
            <PaymentProvider>
              <CurrentStep submission={submission} />
            </PaymentProvider>
          </VoucherProvider>
        </DraftOfferProvider>
      </DestinationProvider>
    </RequestScopeProvider>
  );
}

function CurrentStep({ submission }: { submission: RefObject<Submission | null> }) {
  const closed = useFlow((snapshot) => snapshot.matches('ServiceClosed'));
  const asking = useFlow(asksForOrigin);
  // What is filled in on the way to the form was not left by an earlier visit.
  const former = useFoundDraft();
  if (closed) return <ServiceClosed />;
  return asking ? <OriginForm /> : <OrderForm submission={submission} former={former} />;
}

interface OrderFormProps {
  submission: RefObject<Submission | null>;
  former: FoundDraft;
}

function OrderForm({ submission, former }: OrderFormProps) {
  const { draft, flow, setProblem } = useRequest();
  const fields = useRef<HTMLFieldSetElement>(null);
  const phone = usePhoneLayout();
  const paying = useFlow(isPaying);
  const { step, go } = usePhoneStep(phone || paying);
  const { pay } = usePayment();
  const loadPhoneCheck = usePhoneCheck();

  const reveal = useCallback(
    ({ field }: FormProblem) => {
      if (phone) go(stepOfField(field));
      // After the step with the field is on the screen.
      requestAnimationFrame(() => revealField(fields.current, field));
    },
    [go, phone],
  );
  const submit = useSubmit(submission, reveal);
  const { run } = submit;
  const place = useCallback(() => (paying ? pay() : run('PLACE')), [pay, paying, run]);
  const review = useCallback(() => run('REVIEW'), [run]);

  useEffect(() => {
    const refused = flow.on('fault', ({ fault }) => {
      const field = fault.kind === 'refused' ? fieldOfPath(fault.field) : null;
      if (!field) return;
      const problem = { field, key: fault.translationKey ?? 'general' };
      setProblem(problem);
      reveal(problem);
    });
    return () => refused.unsubscribe();
  }, [flow, reveal, setProblem]);

  useOrderAgain();
  const { filled } = useDraftOffer();
  useEffect(() => {
    // What differs from the last time comes next; on a phone a keyboard would cover what was filled in.
    if (filled > 0 && !phone) requestAnimationFrame(() => revealField(fields.current, 'description'));
    // eslint-disable-next-line react-hooks/exhaustive-deps -- turning a screen is no reason to move the cursor
  }, [filled]);
  const focusNew = useCallback(() => reveal({ field: 'address', key: '' }), [reveal]);
  const findAddress = useCallback(() => {
    focusNew();
    requestAnimationFrame(() => openSuggestions(fields.current));
  }, [focusNew]);
  const { tools, dialog, openPaste } = useFormTools(findAddress);
  useFormKeys({ place, focusNew, again: tools.again, paste: tools.paste && openPaste }, !phone);

  useEffect(() => {
    const retry = () => {
      const { fault } = flow.getSnapshot().context;
      if (fault?.kind === 'fee-failed' || fault?.kind === 'deliverability-failed')
        flow.send({ type: 'RETRY' });
    };
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [flow]);

  const onPhoneFocus = useCallback(() => void loadPhoneCheck(), [loadPhoneCheck]);
  const toDetails = useCallback(() => {
    const snapshot = flow.getSnapshot();
    if (isQuoted(snapshot)) return go('details');
    if (isChecking(snapshot)) return;
    const problem = whereProblem(draft.getState().form, snapshot.context.fault?.kind === 'undeliverable');
    if (!problem) return flow.send({ type: 'RETRY' });
    setProblem(problem);
    reveal(problem);
  }, [draft, flow, go, reveal, setProblem]);
  const banner = <DraftBanner former={former} onContinue={focusNew} />;
  return (
    <>
      {phone ? (
        <PhoneForm
          fieldsRef={fields}
          tools={tools}
          banner={banner}
          step={step}
          go={go}
          onPhoneFocus={onPhoneFocus}
          onContinue={toDetails}
          onReview={review}
          onPlace={place}
        />
      ) : (
        <DesktopForm
          fieldsRef={fields}
          tools={tools}
          banner={banner}
          onPhoneFocus={onPhoneFocus}
          onPlace={place}
        />
      )}
      <FeeChangedDialog />
      <ItemValueDialog submit={submit} />
      {dialog}
    </>
  );
}
