import type { ReactNode } from 'react';
import { useCopy } from '@courier/i18n';
import { NAMESPACE } from '../../../copy';
import type { FormTools } from '../desktop/FormHead';
import { PendingPaymentNotice } from '../payment/PendingPaymentNotice';
import { FlowFaultNotice } from '../placing/FlowFaultNotice';
import { DetailsStep } from './DetailsStep';
import { PhoneFoot } from './PhoneFoot';
import { ReviewStep } from './ReviewStep';
import type { PhoneStep } from './phone-step';
import { StepBar } from './StepBar';
import { WhereStep } from './WhereStep';
import { useTag } from '../request/request-scope';
import { useOrderToBeUpdated } from '../update/use-order-to-be-updated';
import styles from './PhoneForm.module.css';

interface PhoneFormProps {
  step: PhoneStep;
  tools: FormTools;
  banner: ReactNode;
  go(step: PhoneStep): void;
  onContinue(): void;
  onReview(): void;
  onPlace(): void;
}

/** Where, Details, Review: one at a time, with a fixed footer. */
export function PhoneForm({ step, tools, banner, go, onContinue, onReview, onPlace }: PhoneFormProps) {
  const sending = useTag('sending');
  const toWhere = () => go('where');
  return (
    <div className={styles.page}>
      <PhoneTitle step={step} />
      <StepBar step={step} />
      <div className={styles.body} key={step}>
        <fieldset className={styles.fields} disabled={sending}>
          {banner}
          {step !== 'review' && <PendingPaymentNotice />}
          {step === 'where' && <WhereStep tools={tools} />}
          {step === 'details' && <DetailsStep onEdit={toWhere} />}
          {step === 'review' && <ReviewStep onEdit={toWhere} />}
          <FlowFaultNotice onPlace={step === 'review' ? onPlace : onReview} />
        </fieldset>
      </div>
      <PhoneFoot step={step} onContinue={onContinue} onReview={onReview} onPlace={onPlace} />
    </div>
  );
}

/** The page heading; visible only during an update, elsewhere the step bar is enough. */
function PhoneTitle({ step }: { step: PhoneStep }) {
  const t = useCopy(NAMESPACE);
  const updating = useOrderToBeUpdated() !== null;
  return (
    <h1 className={updating && step === 'where' ? styles.title : 'sr-only'}>
      {updating ? t('update.title') : t('title')}
    </h1>
  );
}
