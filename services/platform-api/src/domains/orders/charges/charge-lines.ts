import { FEE_CHARGE_KINDS, type ChargeKind } from '@courier/api-client/order-rules';
import type { OrderPrice } from '../../prices';

type PricedLine = NonNullable<OrderPrice['lines']>[number];

/** A part of what an order costs. Amounts are in minor units. */
export interface ChargeLine extends Omit<PricedLine, 'kind'> {
  kind: ChargeKind;
  /** `operator_rules.rule_id` of the tariffs; null where none computed the line. */
  ruleVersion: number | null;
}

/** Null where only the fee is known. */
export const toChargeLines = ({
  lines,
  tariffVersion,
}: Pick<OrderPrice, 'lines' | 'tariffVersion'>): ChargeLine[] | null =>
  lines && lines.map((line) => ({ ...line, ruleVersion: tariffVersion }));

interface FeeOfOrder {
  feeMinor: number;
  /** Null without a voucher. */
  discountedMinor: number | null;
  voucherCode: string | null;
}

/** A fee of which only the amount is known. */
export function unsplitLines({ feeMinor, discountedMinor, voucherCode }: FeeOfOrder): ChargeLine[] {
  const untaxed = { taxPercent: null, taxMinor: null, ruleVersion: null };
  const fee = { kind: 'unsplit' as const, name: null, amountMinor: feeMinor, ...untaxed };
  if (discountedMinor === null) return [fee];
  const amountMinor = discountedMinor - feeMinor;
  return [fee, { kind: 'voucher', name: voucherCode, amountMinor, ...untaxed }];
}

/** The lines that take others back, in the same kinds. */
export const reversedLines = <Line extends ChargeLine>(lines: readonly Line[]): Line[] =>
  lines.map((line) => ({
    ...line,
    amountMinor: negated(line.amountMinor),
    taxMinor: line.taxMinor === null ? null : negated(line.taxMinor),
  }));

/** Without the negative zero. */
export const negated = (amount: number): number => (amount === 0 ? 0 : -amount);

export const isFeeLine = ({ kind }: Pick<ChargeLine, 'kind'>): boolean =>
  (FEE_CHARGE_KINDS as readonly string[]).includes(kind);

/** What the customer or shop pays for the delivery: `discounted_delivery_fee ?? delivery_fee`. */
export const payableMinor = (lines: readonly Pick<ChargeLine, 'kind' | 'amountMinor'>[]): number =>
  lines.filter(isFeeLine).reduce((sum, { amountMinor }) => sum + amountMinor, 0);

const FIELDS = ['kind', 'name', 'amountMinor', 'taxPercent', 'taxMinor', 'ruleVersion'] as const;

/** Whether a change leaves all lines as they are. */
export const areSameLines = (before: readonly ChargeLine[], after: readonly ChargeLine[]): boolean =>
  before.length === after.length &&
  before.every((line, index) => FIELDS.every((field) => line[field] === after[index]?.[field]));
