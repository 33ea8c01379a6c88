import type { ReactNode, RefObject } from 'react';
import { AgeField } from './parts/AgeField';
import { CustomerFields } from './parts/CustomerFields';
import { FeeDocket } from './parts/FeeDocket';
import { FlowFaultNotice } from './parts/FlowFaultNotice';
import { FormHead, type FormTools } from './parts/FormHead';
import { NotesField } from './parts/NotesField';
import { AmountField, DescriptionField } from './parts/OrderFields';
import { PaymentField } from './parts/PaymentField';
import { PlacesRail } from './parts/PlacesRail';
import { LazyMap } from './parts/LazyMap';
import { TimeField } from './parts/TimeField';
import { PaymentExtras } from './parts/PaymentExtras';
import { PaymentPage } from './parts/payment/PaymentPage';
import { PendingPaymentNotice } from './parts/payment/PendingPaymentNotice';
import { isPaying, isSending } from './state/flow-view';
import { useFlow } from './state/request-scope';
import { useCopy } from '@courier/i18n';
import { NAMESPACE } from '../../namespace';
import fields from './parts/fields.module.css';
import styles from './DesktopForm.module.css';

/** What would fill the form anew has no place while it is paid for. */
const NO_TOOLS: FormTools = { again: null, paste: null };

interface DesktopFormProps {
  fieldsRef: RefObject<HTMLFieldSetElement | null>;
  tools: FormTools;
  banner: ReactNode;
  onPhoneFocus(): void;
  onPlace(): void;
}

/** Form and map side by side, with the docket pinned under the form. */
export function DesktopForm({ fieldsRef, tools, banner, onPhoneFocus, onPlace }: DesktopFormProps) {
  const t = useCopy(NAMESPACE);
  const sending = useFlow(isSending);
  const paying = useFlow(isPaying);
  return (
    <div className={styles.page}>
      <section className={styles.form} aria-label={t('title')}>
        <FormHead tools={paying ? NO_TOOLS : tools} />
        <div className={styles.body}>
          {paying ? (
            <PaymentPage />
          ) : (
            <fieldset ref={fieldsRef} className={styles.fields} disabled={sending}>
              {banner}
              <PendingPaymentNotice />
              <PlacesRail />
              <CustomerFields onPhoneFocus={onPhoneFocus} />
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
