import type { ReactNode } from 'react';
import { AgeField } from '../customer/AgeField';
import { CustomerFields } from '../customer/CustomerFields';
import { FeeDocket } from '../fee/FeeDocket';
import { FlowFaultNotice } from '../placing/FlowFaultNotice';
import { FormHead, type FormTools } from './FormHead';
import { NotesField } from '../goods/NotesField';
import { AmountField, DescriptionField } from '../goods/order-fields';
import { PaymentField } from '../payment/PaymentField';
import { PlacesRail } from '../place/PlacesRail';
import { LazyMap } from '../map/LazyMap';
import { TimeField } from '../time/TimeField';
import { PaymentExtras } from '../payment/PaymentExtras';
import { PaymentPage } from '../payment/PaymentPage';
import { PendingPaymentNotice } from '../payment/PendingPaymentNotice';
import { useTag } from '../request/request-scope';
import { useCopy } from '@courier/i18n';
import { keepToastsBeside } from '@courier/ui-kit/core';
import { NAMESPACE } from '../../../copy';
import fields from '../field/fields.module.css';
import styles from './DesktopForm.module.css';

/** During a payment the form cannot be filled again. */
const NO_TOOLS: FormTools = { again: null, paste: null };

interface DesktopFormProps {
  tools: FormTools;
  banner: ReactNode;
  onPlace(): void;
}

/** Form and map side by side, with the docket pinned under the form. */
export function DesktopForm({ tools, banner, onPlace }: DesktopFormProps) {
  const t = useCopy(NAMESPACE);
  const sending = useTag('sending');
  const paying = useTag('paying');
  return (
    <div className={styles.page}>
      {/* Toasts appear beside the docket, so that they do not cover fee and button. */}
      <section ref={keepToastsBeside} className={styles.form} aria-label={t('title')}>
        <FormHead tools={paying ? NO_TOOLS : tools} />
        <div className={styles.body}>
          {paying ? (
            <PaymentPage />
          ) : (
            <fieldset className={styles.fields} disabled={sending}>
              {banner}
              <PendingPaymentNotice />
              <PlacesRail />
              <CustomerFields />
              <div className={fields.order}>
                <DescriptionField />
                <AmountField />
              </div>
              <div className={fields.pair}>
                <PaymentField />
                <TimeField />
                <PaymentExtras />
              </div>
              <AgeField />
              <NotesField />
              <FlowFaultNotice onPlace={onPlace} />
            </fieldset>
          )}
        </div>
        <FeeDocket onPlace={onPlace} />
      </section>
      <div className={styles.map}>
        <LazyMap />
      </div>
    </div>
  );
}
