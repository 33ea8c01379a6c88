import { useFlag } from '@courier/shell-api';
import { usePaymentOptions } from './use-payment-options';
import { useOrderToBeUpdated } from '../update/use-order-to-be-updated';
import { VatField } from './VatField';
import { VoucherField } from '../voucher/VoucherField';

/** Voucher and VAT number. The card form has its own VAT field. */
export function PaymentExtras() {
  const vatAsked = useFlag('payment_vat');
  const updating = useOrderToBeUpdated() !== null;
  const online = usePaymentOptions().method === 'ONLINE_PAYMENT';
  const vat = vatAsked && !updating && !online;
  return (
    <>
      <VoucherField />
      {vat && <VatField />}
    </>
  );
}
