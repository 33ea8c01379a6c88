import { AgeField } from '../customer/AgeField';
import { CustomerFields } from '../customer/CustomerFields';
import { AmountField, DescriptionField } from '../goods/order-fields';
import { NotesField } from '../goods/NotesField';
import { PaymentField } from '../payment/PaymentField';
import { PlacesSummary } from '../place/PlacesSummary';
import { TimeField } from '../time/TimeField';
import { VoucherField } from '../voucher/VoucherField';
import fields from '../field/fields.module.css';

interface DetailsStepProps {
  onEdit(): void;
}

export function DetailsStep({ onEdit }: DetailsStepProps) {
  return (
    <>
      <PlacesSummary onEdit={onEdit} />
      <CustomerFields />
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
