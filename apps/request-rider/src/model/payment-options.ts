import type { PaymentMethod } from '@courier/config';

/** How an order may be paid: the methods of the goods, or the delivery by card right here. */
export type PaymentChoice = PaymentMethod | 'ONLINE_PAYMENT';

export interface PaymentRules {
  /** Value of the country parameter `paymentMethods`; null while or when it cannot be read. */
  countryMethods: string | null;
  /** Value of the country parameter `onlinePaymentActivated`; null while or when it cannot be read. */
  onlineActivated: string | null;
  /** `vendor.flags.payment_methods`. */
  vendorMethods: Readonly<Record<string, boolean>> | undefined;
  guest: boolean;
  /** Flag none-payment-method. */
  noneAllowed: boolean;
  /** An order that is being changed was paid when it was placed. */
  updating?: boolean;
}

/** The ways to pay, in the order they are offered. */
export function offeredPaymentMethods(rules: PaymentRules): PaymentChoice[] {
  const { countryMethods, onlineActivated, vendorMethods = {}, guest, noneAllowed, updating = false } = rules;
  const inCountry = (countryMethods ?? '').split('|').map((name) => name.trim());
  const offered: Record<PaymentChoice, boolean> = {
    PAID: updating || (!guest && vendorMethods['PAID'] !== false),
    CASH_ON_DELIVERY:
      inCountry.includes('CASH_ON_DELIVERY') && (guest || vendorMethods['CASH_ON_DELIVERY'] === true),
    PAYMENT_ON_DELIVERY: !guest && vendorMethods['PAYMENT_ON_DELIVERY'] === true,
    ONLINE_PAYMENT:
      !updating &&
      onlineActivated === 'true' &&
      inCountry.includes('ONLINE_PAYMENT') &&
      (guest || vendorMethods['ONLINE_PAYMENT'] === true),
    NONE: !guest && noneAllowed,
  };
  return (Object.keys(offered) as PaymentChoice[]).filter((method) => offered[method]);
}

/** The chosen method while it is offered, else the configured default, else the only one there is, else none. */
export function effectiveMethod(
  chosen: string | null,
  offered: readonly PaymentChoice[],
  preferred: PaymentMethod,
): PaymentChoice | null {
  const only = offered.length === 1 ? offered[0] : undefined;
  return (
    offered.find((method) => method === chosen) ??
    offered.find((method) => method === preferred) ??
    only ??
    null
  );
}

/** An online payment is sent as paid: the shop has nothing to collect. */
export const sentMethod = (choice: PaymentChoice): PaymentMethod =>
  choice === 'ONLINE_PAYMENT' ? 'PAID' : choice;
