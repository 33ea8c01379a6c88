import { authenticate } from '../domains/accounts/identity/authenticate';
import { findOperatorSession } from '../domains/accounts/operators/operator-sessions';
import { confirmCancel } from '../domains/fleets/external/confirm-cancel';
import { resendChange } from '../domains/fleets/external/refused-change';
import { createFindFleet } from '../domains/fleets/find-fleet';
import { findFleetKey } from '../domains/fleets/fleet-keys';
import { ownsDelivery } from '../domains/fleets/owns-delivery';
import { findRiderSession } from '../domains/fleets/rider-app/rider-sessions';
import { requestFleetQuote } from '../domains/fleets/quotes/fleet-quotes';
import { checkStatement } from '../domains/money/statements/document/check-statement';
import { prepareOrder } from '../domains/orders/create-order';
import { readVendorValueLimit } from '../domains/prices/order-limits/read-value-limit';
import { withPaymentMethods } from '../domains/prices/payment-methods/read-payment-methods';
import type { Callers } from '../platform/calls/callers';
import { bindRiderCash } from './bind-rider-cash';
import type { Deps, StartedDeps } from './deps';

/** What calls need of accounts and fleets. As for all ports, the lower folder defines the type. */
export const CALLERS: Callers = {
  findSession: authenticate,
  findFleetKey: ({ db }, authorization, country) => findFleetKey(db, authorization, country),
  findOperatorSession: ({ db, clock }, authorization, country) =>
    findOperatorSession(db, authorization, country, clock.nowSeconds()),
  findRiderSession: ({ db, clock }, authorization, country) =>
    findRiderSession(db, authorization, country, clock.nowSeconds()),
  ownsDelivery,
};

/** What accounts, the site and riders need of places, prices, payments and the ledger. */
export const bindRules = ({
  db,
  rules,
  mapTiles,
  externalPayments,
  writeError,
}: Pick<Deps, 'db' | 'rules' | 'mapTiles' | 'externalPayments'> & {
  writeError: (sentence: string) => void;
}): Pick<Deps, 'vendorRules' | 'pageFacts' | 'riderCash'> => ({
  vendorRules: {
    withPaymentMethods: (db, row) => withPaymentMethods({ rules }, db, row),
    readValueLimit: (db, row) => readVendorValueLimit({ rules }, db, row),
  },
  riderCash: bindRiderCash({ rules, onProblem: writeError }),
  pageFacts: {
    readProhibitedItems: async (country) => (await rules.read(db, 'prohibited', country)) ?? [],
    readMapTiles: () => mapTiles.shown(),
    hasCardFields: (country) => externalPayments.hasCardFields(country),
  },
});

/** What prices, orders and payments need of fleets, orders and money. */
export const bindOrders = (
  deps: StartedDeps & Pick<Deps, 'log'>,
): Pick<Deps, 'requestFleetQuote' | 'carriers' | 'checkStatement' | 'findFleet' | 'prepareOrder'> => ({
  checkStatement: (text) => checkStatement(deps, text),
  requestFleetQuote: (db, quoted, address) => requestFleetQuote(deps, db, quoted, address),
  carriers: {
    confirmCancel: (db, orderId, reason) => confirmCancel(deps, db, orderId, reason),
    resendChange: (db, body) => resendChange(deps, db, body),
  },
  findFleet: createFindFleet(deps),
  prepareOrder: (db, country, body, known) => prepareOrder(deps, db, country, body, known),
});
