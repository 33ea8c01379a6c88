import type { PaymentMethod } from '@courier/config';

/** How an order is paid: a payment method for the goods, or the delivery fee by card in this form. */
export type PaymentChoice = PaymentMethod | 'ONLINE_PAYMENT';

export interface PaymentRules {
  /** Value of the country parameter `paymentMethods`; null while loading or after a failure. */
  countryMethods: string | null;
  /** Value of the country parameter `onlinePaymentActivated`; null while loading or after a failure. */
  onlineActivated: string | null;
  /** `vendor.flags.payment_methods`. */
  vendorMethods: Readonly<Record<string, boolean>> | undefined;
  guest: boolean;
  /** Flag none-payment-method. */
  noneAllowed: boolean;
  /** The order to update was paid when it was placed. */
  updating?: boolean;
}

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

/** The chosen method if it is offered, else the default of the device or country, else the only one offered, else none. */
export function effectiveMethod(
  chosen: string | null,
  offered: readonly PaymentChoice[],
  preferred: PaymentChoice,
): PaymentChoice | null {
  const only = offered.length === 1 ? offered[0] : undefined;
  return (
    offered.find((method) => method === chosen) ??
    offered.find((method) => method === preferred) ??
    only ??
    null
  );
}

/** An online payment is sent as paid: the rider collects no money. */
export const sentMethod = (choice: PaymentChoice): PaymentMethod =>
  choice === 'ONLINE_PAYMENT' ? 'PAID' : choice;
