import { authenticate } from '../domains/accounts/identity/authenticate';
import { confirmCancel } from '../domains/fleets/external/confirm-cancel';
import { resendChange } from '../domains/fleets/external/refused-change';
import { askFleetQuote } from '../domains/fleets/quotes/fleet-quotes';
import type { CurrentRules } from '../domains/prices/rules-in-force/current-rules';
import { readVendorValueLimit } from '../domains/prices/order-limits/read-value-limit';
import { withPaymentMethods } from '../domains/prices/payment-methods/read-payment-methods';
import type { Deps, StartedDeps } from './deps';

/** What lower domains need of prices and accounts. The lower domain defines the type. */
export const bindRules = (
  rules: CurrentRules,
): Pick<Deps, 'authenticate' | 'vendorRules' | 'readProhibitedItems'> => ({
  authenticate,
  vendorRules: {
    withPaymentMethods: (db, row) => withPaymentMethods({ rules }, db, row),
    readValueLimit: (db, row) => readVendorValueLimit({ rules }, db, row),
  },
  readProhibitedItems: async (db, country) => (await rules.read(db, 'prohibited', country)) ?? [],
});

/** What prices and orders need of fleets. */
export const bindFleets = (
  deps: StartedDeps & Pick<Deps, 'log'>,
): Pick<Deps, 'askFleetQuote' | 'carriers'> => ({
  askFleetQuote: (db, quoted, address) => askFleetQuote(deps, db, quoted, address),
  carriers: {
    confirmCancel: (db, orderId, reason) => confirmCancel(deps, db, orderId, reason),
    resendChange: (db, body) => resendChange(deps, db, body),
  },
});
