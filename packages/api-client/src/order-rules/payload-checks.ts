import { LIMITS } from '@courier/config';
import type { RuleField, RuleProblem } from './rule-problem';

/** What the ten checks look at, from the form or from a payload. */
export interface OrderToCheck {
  vendorId: string | null;
  /** Undefined where the unit is not known apart, as in a payload; Singapore's check is left out then. */
  unit?: string | undefined;
  customerName: string;
  customerPhone: string;
  description: string;
  address: string;
  latitude: number | null;
  longitude: number | null;
  /** Major units; null when nothing was typed. */
  amount: number | null;
  paymentMethod: string | null;
}

export interface OrderCheckRules {
  /** ISO 3166 code. */
  country: string;
  isPossiblePhone: (phone: string) => boolean;
  /** Methods offered now; NONE is among them only with its flag on. */
  paymentMethods: readonly string[];
}

/** An amount is missing when it was not typed, is not a number or is negative. */
export const isAmountMissing = (amount: number | null): boolean =>
  amount === null || !Number.isFinite(amount) || amount < 0;

const isCoordinate = (value: number | null) => value !== null && Number.isFinite(value);
const isEmpty = (text: string) => text.trim() === '';

type Check = readonly [
  key: string,
  field: RuleField,
  fails: (order: OrderToCheck, rules: OrderCheckRules) => boolean,
];

const CHECKS: readonly Check[] = [
  ['error.cant-retrieve-vendor-rar', 'vendor_id', ({ vendorId }) => !vendorId],
  [
    'validation.fill-unit-number',
    'customer.location.unit',
    ({ unit }, { country }) => country === 'SG' && unit !== undefined && isEmpty(unit),
  ],
  ['validation.fill-customer-name', 'customer.name', ({ customerName }) => isEmpty(customerName)],
  ['validation.wrong-customer-name', 'customer.name', ({ customerName }) => /\p{Nd}/u.test(customerName)],
  ['validation.fill-customer-phone', 'customer.phone_number', ({ customerPhone }) => isEmpty(customerPhone)],
  [
    'validation.phone-incorrect',
    'customer.phone_number',
    ({ customerPhone }, { isPossiblePhone }) => !isPossiblePhone(customerPhone),
  ],
  [
    'validation.fill-description',
    'order.description',
    ({ description }) => [...description].length > LIMITS.descriptionCharacters,
  ],
  ['validation.fill-address', 'customer.location.address', ({ address }) => isEmpty(address)],
  [
    'validation.invalid-coordinates',
    'customer.location',
    ({ latitude, longitude }) => !isCoordinate(latitude) || !isCoordinate(longitude),
  ],
  [
    'validation.fill-amount',
    'order.amount',
    ({ amount }, { country }) => country !== 'KW' && isAmountMissing(amount),
  ],
  [
    'validation.minimum-amount-pkr',
    'order.amount',
    ({ amount }, { country }) => country === 'PK' && (amount ?? 0) < LIMITS.pakistanMinimumAmount,
  ],
  [
    'validation.fill-payment-method',
    'order.payment_method',
    ({ paymentMethod }, { paymentMethods }) =>
      paymentMethod === null || !paymentMethods.includes(paymentMethod),
  ],
];

/** Runs the ten checks in their order and reports the first that fails, or null. */
export function firstOrderProblem(order: OrderToCheck, rules: OrderCheckRules): RuleProblem | null {
  const failed = CHECKS.find(([, , fails]) => fails(order, rules));
  return failed ? { key: failed[0], field: failed[1] } : null;
}

/** Whether the amount needs the user's confirmation; a limit of -1 is unknown and never asks. */
export function exceedsItemValueLimit(amount: number, limit: number): boolean {
  return limit !== -1 && amount > limit;
}
