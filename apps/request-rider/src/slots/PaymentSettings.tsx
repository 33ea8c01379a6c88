import { DefaultPayment } from '../panes/payment-settings/DefaultPayment';
import { StoredCards } from '../panes/payment-settings/StoredCards';

export default function PaymentSettings() {
  return (
    <>
      <DefaultPayment />
      <StoredCards />
    </>
  );
}
