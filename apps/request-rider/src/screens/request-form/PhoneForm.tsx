import { useCallback, type ReactNode, type RefObject } from 'react';
import type { FormTools } from './parts/FormHead';
import { PendingPaymentNotice } from './parts/payment/PendingPaymentNotice';
import { FlowFaultNotice } from './parts/FlowFaultNotice';
import { DetailsStep } from './parts/DetailsStep';
import { PhoneFoot } from './parts/PhoneFoot';
import { ReviewStep } from './parts/ReviewStep';
import { StepBar } from './parts/StepBar';
import { WhereStep } from './parts/WhereStep';
import { isSending, type PhoneStep } from './state/flow-view';
import { useFlow } from './state/request-scope';
import styles from './PhoneForm.module.css';

interface PhoneFormProps {
  fieldsRef: RefObject<HTMLFieldSetElement | null>;
  step: PhoneStep;
  tools: FormTools;
  banner: ReactNode;
  go(step: PhoneStep): void;
  onPhoneFocus(): void;
  onContinue(): void;
  onReview(): void;
  onPlace(): void;
}

/** Where, Details, Review: one at a time, with a foot that stays. */
export function PhoneForm({
  fieldsRef,
  step,
  tools,
  banner,
  go,
  onPhoneFocus,
  onContinue,
  onReview,
  onPlace,
}: PhoneFormProps) {
  const sending = useFlow(isSending);
  const toWhere = useCallback(() => go('where'), [go]);
  return (
    <div className={styles.page}>
      <StepBar step={step} />
      <div className={styles.body} key={step}>
        <fieldset ref={fieldsRef} className={styles.fields} disabled={sending}>
          {banner}
          {step !== 'review' && <PendingPaymentNotice />}
          {step === 'where' && <WhereStep tools={tools} />}
          {step === 'details' && <DetailsStep onEdit={toWhere} onPhoneFocus={onPhoneFocus} />}
          {step === 'review' && <ReviewStep onEdit={toWhere} />}
          <FlowFaultNotice onPlace={step === 'review' ? onPlace : onReview} />
        </fieldset>
      </div>
      <PhoneFoot step={step} onContinue={onContinue} onReview={onReview} onPlace={onPlace} />
    </div>
  );
}
