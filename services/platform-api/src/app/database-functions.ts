import { APPEND_ONLY_FUNCTION, CHARGES_FUNCTION } from '../domains/orders/charges/charge-trigger';
import { REMOVAL_FUNCTION } from '../domains/orders/proofs/removal-trigger';
import { LEDGER_APPEND_FUNCTION, POSTING_SUM_FUNCTION } from '../domains/money/ledger/ledger-triggers';
import { ORDER_CASH_FUNCTION } from '../domains/money/ledger/order-cash-trigger';
import { STATEMENT_FUNCTION } from '../domains/money/statements/issue/statement-trigger';
import { MESSAGE_FUNCTION } from '../domains/fleets/webhooks/message-trigger';
import { AUDIT_FUNCTION } from '../platform/audit/audit-trigger';
import type { Db } from '../platform/db/database';
import { installFunction, type DatabaseFunction } from '../platform/db/install-function';

/** Functions that triggers of the migrations call. */
export const DATABASE_FUNCTIONS: readonly DatabaseFunction[] = [
  AUDIT_FUNCTION,
  APPEND_ONLY_FUNCTION,
  CHARGES_FUNCTION,
  REMOVAL_FUNCTION,
  MESSAGE_FUNCTION,
  LEDGER_APPEND_FUNCTION,
  POSTING_SUM_FUNCTION,
  ORDER_CASH_FUNCTION,
  STATEMENT_FUNCTION,
];

export async function installFunctions(db: Db): Promise<void> {
  for (const installed of DATABASE_FUNCTIONS) await installFunction(db, installed);
}
