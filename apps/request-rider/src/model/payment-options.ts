import type { PaymentMethod } from '@courier/config';

export interface PaymentRules {
  /** Value of the country parameter `paymentMethods`; null while or when it cannot be read. */
  countryMethods: string | null;
  /** `vendor.flags.payment_methods`. */
  vendorMethods: Readonly<Record<string, boolean>> | undefined;
  guest: boolean;
  /** Flag none-payment-method. */
  noneAllowed: boolean;
}

/** The ways the goods may be paid, in the order they are offered. */
export function offeredPaymentMethods(rules: PaymentRules): PaymentMethod[] {
  const { countryMethods, vendorMethods = {}, guest, noneAllowed } = rules;
  const inCountry = (countryMethods ?? '')
    .split('|')
    .map((name) => name.trim())
    .includes('CASH_ON_DELIVERY');
  const offered: Record<PaymentMethod, boolean> = {
    PAID: !guest,
    CASH_ON_DELIVERY: inCountry && (guest || vendorMethods['CASH_ON_DELIVERY'] === true),
    PAYMENT_ON_DELIVERY: !guest && vendorMethods['PAYMENT_ON_DELIVERY'] === true,
    NONE: noneAllowed,
  };
  return (Object.keys(offered) as PaymentMethod[]).filter((method) => offered[method]);
}

/** The chosen method while it is offered, else the configured default, else none. */
export function effectiveMethod(
  chosen: string | null,
  offered: readonly PaymentMethod[],
  preferred: PaymentMethod,
): PaymentMethod | null {
  return (
    offered.find((method) => method === chosen) ?? offered.find((method) => method === preferred) ?? null
  );
}
