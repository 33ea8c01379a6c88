import type { Deps } from '../deps';
import { authenticate } from '../domains/accounts/identity/authenticate';
import { confirmCancel } from '../domains/fleets/external/confirm-cancel';
import { resendChange } from '../domains/fleets/external/refused-change';
import { askFleetQuote } from '../domains/fleets/quotes/fleet-quotes';
import { readVendorValueLimit } from '../domains/prices/order-limits/read-value-limit';
import { withPaymentMethods } from '../domains/prices/payment-methods/read-payment-methods';

/** What lower domains need of higher ones. The lower domain defines the type. */
export const PORTS: Pick<Deps, 'authenticate' | 'vendorRules' | 'askFleetQuote' | 'carriers'> = {
  authenticate,
  vendorRules: { withPaymentMethods, readVendorValueLimit },
  askFleetQuote,
  carriers: { confirmCancel, resendChange },
};
