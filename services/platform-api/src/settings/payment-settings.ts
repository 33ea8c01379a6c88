import { paymentCredentials, paymentProviders } from './payment-accounts';
import * as read from './readers/readers';
import { required } from './readers/setting';

export const payments = {
  PAYMENT_PROVIDERS: required(
    'Provider that charges cards, by country: `cybersource` or `adyen` ([how-to/payments.md](how-to/payments.md)). A country without one uses the sandbox with `npm start` and has no card payments otherwise. `capture` is `order` (at once, the default) or `delivery`.',
    paymentProviders,
  ),
  PAYMENT_CREDENTIALS: required(
    'Secret. Accounts of the providers in `PAYMENT_PROVIDERS`.',
    paymentCredentials,
  ),
  PAYMENT_REDIRECT_HOSTS: required(
    'Hosts of banks and card networks to which a payment may redirect. Without any, a payment may redirect only to the portal’s own origin, which serves the bank of the sandbox.',
    read.listReader(read.bankHost),
  ),
  TEST_VENDOR_IDS: required(
    'Test vendors, whose orders may go to addresses outside the delivery area.',
    read.listReader(read.anyText('')),
  ),
  FALLBACK_DELIVERY_FEE: required(
    'Delivery fee of such an order, in major units of the country’s currency.',
    read.numberFrom(0, 1_000_000, 0),
  ),
};
