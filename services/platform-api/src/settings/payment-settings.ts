import { paymentCredentials, paymentProviders } from './payment-accounts';
import * as read from './readers';
import { required } from './setting';

export const payments = {
  PAYMENT_PROVIDERS: required(
    'Who charges cards, by country: `cybersource` or `adyen` ([how-to/payments.md](how-to/payments.md)). A country without one has the sandbox with `npm start` and no card payments otherwise. `capture` is `order` (at once, the default) or `delivery`.',
    paymentProviders,
  ),
  PAYMENT_CREDENTIALS: required(
    'Secret. Accounts of the providers that `PAYMENT_PROVIDERS` names.',
    paymentCredentials,
  ),
  PAYMENT_REDIRECT_HOSTS: required(
    'Hosts of banks and card networks the portal may lead a payer to. Without any, a payment leads to the portal’s own origin alone, where the sandbox’s bank is.',
    read.listReader(read.bankHost),
  ),
  TEST_VENDOR_IDS: required(
    'Vendors whose undeliverable answers are ignored.',
    read.listReader(read.anyText('')),
  ),
  FALLBACK_DELIVERY_FEE: required(
    'Their fee then, in major units of the country’s currency.',
    read.numberFrom(0, 1_000_000, 0),
  ),
};
