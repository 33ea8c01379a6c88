import type { OutletRules } from '../rules-in-force/outlet-rules';

export interface TermsOfOrder {
  paymentMethod: string | undefined;
  /** Unix seconds; null or absent for an immediate order. */
  preorderedFor: number | null | undefined;
}

export const isCashMethod = (paymentMethod: string | undefined): boolean =>
  paymentMethod === 'CASH_ON_DELIVERY';

/** Fields of the order that change the fee by this tariff. */
export function feeDependsOn({
  tariff,
}: Pick<OutletRules, 'tariff'>): ('payment_method' | 'preordered_for')[] {
  const isTimed = tariff?.surcharges.some(({ when }) => when.days !== undefined || when.hours !== undefined);
  return [
    ...(tariff && tariff.cashMinor > 0 ? (['payment_method'] as const) : []),
    ...(isTimed === true ? (['preordered_for'] as const) : []),
  ];
}

/** The part of a signature that binds a fee to those fields; empty when the fee depends on none. */
export function feeTerms(rules: Pick<OutletRules, 'tariff'>, order: TermsOfOrder): string {
  const fields = feeDependsOn(rules);
  return [
    ...(fields.includes('payment_method') && isCashMethod(order.paymentMethod) ? ['cash'] : []),
    ...(fields.includes('preordered_for') && typeof order.preorderedFor === 'number'
      ? [`at ${order.preorderedFor}`]
      : []),
  ].join(' ');
}
