import { useEffect } from 'react';
import { useStore } from 'zustand';
import type { Order, Vendor } from '@courier/api-client';
import { useNarrow } from '@courier/shell-api/hooks';
import { passWhere } from '../../flow/pass-where';
import { DesktopForm } from './desktop/DesktopForm';
import { useFormKeys } from './desktop/use-form-keys';
import { FeeChangedDialog } from './fee/FeeChangedDialog';
import { openSuggestions, revealField } from './field/reveal-field';
import { useWantedField } from './field/use-wanted-field';
import { DraftBanner } from './fill/DraftBanner';
import { useFormTools } from './fill/use-form-tools';
import { useFoundDraft, type FoundDraft } from './fill/use-found-draft';
import { useOrderAgain } from './fill/use-order-again';
import { ItemValueDialog } from './goods/ItemValueDialog';
import { PhoneForm } from './phone/PhoneForm';
import { stepOfField } from './phone/phone-step';
import { usePhoneStep } from './phone/use-phone-step';
import { OriginForm } from './place/OriginForm';
import { useFlowNotices } from './placing/use-flow-notices';
import { RequestScopeProvider, useFlow, useRequest, useTag } from './request/request-scope';
import { useRequestFlow } from './request/use-request-flow';
import { ServiceClosed } from './time/ServiceClosed';

interface RequestFormProps {
  vendor: Vendor;
  order?: Order;
}

/** One request of one vendor; use the vendor id as `key`. */
export function RequestForm({ vendor, order }: RequestFormProps) {
  const request = useRequestFlow(vendor, order ?? null);
  useFlowNotices(request);
  return (
    <RequestScopeProvider request={request} vendor={vendor}>
      <CurrentStep />
    </RequestScopeProvider>
  );
}

function CurrentStep() {
  const closed = useFlow((snapshot) => snapshot.matches('ServiceClosed'));
  const asking = useTag('asking-origin');
  // Values filled in before the form opened are not a draft of an earlier visit.
  const former = useFoundDraft();
  if (closed) return <ServiceClosed />;
  return asking ? <OriginForm /> : <OrderForm former={former} />;
}

function OrderForm({ former }: { former: FoundDraft }) {
  const request = useRequest();
  const { submit, card, problems } = request;
  const phone = useNarrow();
  const paying = useTag('paying');
  const { step, go } = usePhoneStep(phone || paying);

  useWantedField((field) => {
    if (phone && stepOfField(field) !== step) go(stepOfField(field));
  });
  useOrderAgain();
  useFilledForm(phone);

  const submitOrder = () => (paying ? void card.pay() : submit.run('PLACE'));
  const focusNew = () => problems.point('address');
  const findAddress = () => {
    focusNew();
    requestAnimationFrame(openSuggestions);
  };
  const { tools, dialog, read } = useFormTools(findAddress);
  useFormKeys({ place: phone ? null : submitOrder, focusNew, again: tools.again, paste: read });

  const banner = <DraftBanner former={former} onContinue={focusNew} />;
  return (
    <>
      {phone ? (
        <PhoneForm
          tools={tools}
          banner={banner}
          step={step}
          go={go}
          onContinue={() => passWhere(request) && go('details')}
          onReview={() => submit.run('REVIEW')}
          onPlace={submitOrder}
        />
      ) : (
        <DesktopForm tools={tools} banner={banner} onPlace={submitOrder} />
      )}
      <FeeChangedDialog />
      <ItemValueDialog />
      {dialog}
    </>
  );
}

/**
 * Focuses the field that usually differs; not on a phone, where the keyboard would cover the filled fields.
 */
function useFilledForm(phone: boolean): void {
  const { filling } = useRequest();
  const filled = useStore(filling.state, (state) => state.filled);
  useEffect(() => {
    if (filled > 0 && !phone) requestAnimationFrame(() => revealField('description'));
    // oxlint-disable-next-line react/exhaustive-deps -- turning a screen is no reason to move the cursor
  }, [filled]);
}
