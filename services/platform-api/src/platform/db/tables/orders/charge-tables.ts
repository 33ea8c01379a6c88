import type { ChargeKind } from '@courier/api-client/order-rules';
import type { Generated } from 'kysely';

/** Lines are only added. A line of the fee and its reverse have the same kind. */
export interface OrderChargeTable {
  order_id: string;
  /** 0, 1, 2 … in the order of writing. */
  line: number;
  kind: ChargeKind;
  /** The operator's name of a surcharge, or the code of the voucher. */
  name: string | null;
  amount_minor: number;
  /** In hundredths: 7.25 % is 725; null without a tax and where it is not known. */
  tax_percent: Generated<number | null>;
  /** Tax inside the amount. */
  tax_minor: Generated<number | null>;
  /** `operator_rules.rule_id` of the tariffs that gave the line. */
  rule_version: Generated<number | null>;
  /** The line that this one takes back. */
  reverses: Generated<number | null>;
  /** The line that a refund is for; null for one of the whole order. */
  refunds_line: Generated<number | null>;
  /** Of the refund to a card; null for a credit. */
  payment_reference: Generated<string | null>;
  /** Unix seconds. */
  occurred_at: number;
  /** `fleet`: it brought the goods back. `database`: written at the commit, for an instance of before the lines. */
  actor: 'shop' | 'fleet' | 'operator' | 'database';
  reason: Generated<string | null>;
}

export interface ChargeTables {
  order_charges: OrderChargeTable;
}
