import { AgeField } from './AgeField';
import { CustomerFields } from './CustomerFields';
import { AmountField, DescriptionField } from './OrderFields';
import { NotesField } from './NotesField';
import { PaymentField } from './PaymentField';
import { PlacesSummary } from './PlacesSummary';
import { TimeField } from './TimeField';
import { VoucherField } from './VoucherField';
import fields from './fields.module.css';

interface DetailsStepProps {
  onEdit(): void;
  onPhoneFocus(): void;
}

/** Who, what, how paid and when. */
export function DetailsStep({ onEdit, onPhoneFocus }: DetailsStepProps) {
  return (
    <>
      <PlacesSummary onEdit={onEdit} />
      <CustomerFields onPhoneFocus={onPhoneFocus} />
      <DescriptionField showsBag />
      <div className={fields.order}>
        <AmountField />
        <PaymentField compact />
      </div>
      <AgeField />
      <TimeField />
      <VoucherField />
      <NotesField compact />
    </>
  );
}
