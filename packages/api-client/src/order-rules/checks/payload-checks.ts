import { LIMITS } from '@courier/config';
import { isOnePhone } from '../cells/read-phone';
import { isGarbled } from './garbled';
import { isNoAddress, isNoName } from './no-value';
import type { OrderCheckRules } from '../order-check-rules';
import { findProhibitedItem } from '../prohibited-items';
import type { RuleField, RuleProblem } from './rule-problem';

export interface OrderToCheck {
  vendorId: string | null;
  /** Undefined where the unit is not separate, as in a payload; this skips Singapore's check. */
  unit?: string | undefined;
  customerName: string;
  customerPhone: string;
  description: string;
  address: string;
  latitude: number | null;
  longitude: number | null;
  /** Major units; null if empty. */
  amount: number | null;
  paymentMethod: string | null;
}

const isAmountMissing = (amount: number | null): boolean =>
  amount === null || !Number.isFinite(amount) || amount < 0;

/** Only Kuwait accepts an order without an amount. */
export const isAmountOptional = (country: string): boolean => country === 'KW';

/** Only Singapore requires the unit. */
export const isUnitOptional = (country: string): boolean => country !== 'SG';

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
    ({ unit }, { country }) => !isUnitOptional(country) && unit !== undefined && isEmpty(unit),
  ],
  ['validation.fill-customer-name', 'customer.name', ({ customerName }) => isNoName(customerName)],
  ['validation.wrong-customer-name', 'customer.name', ({ customerName }) => /\p{Nd}/u.test(customerName)],
  ['validation.garbled-text', 'customer.name', ({ customerName }) => isGarbled(customerName)],
  ['validation.fill-customer-phone', 'customer.phone_number', ({ customerPhone }) => isEmpty(customerPhone)],
  [
    'validation.phone-incorrect',
    'customer.phone_number',
    ({ customerPhone }, { isPossiblePhone }) => !isOnePhone(customerPhone, isPossiblePhone),
  ],
  [
    'validation.fill-description',
    'order.description',
    ({ description }) => [...description].length > LIMITS.descriptionCharacters,
  ],
  ['validation.garbled-text', 'order.description', ({ description }) => isGarbled(description)],
  [
    'validation.prohibited-item',
    'order.description',
    ({ description }, { prohibitedItems = [] }) => findProhibitedItem(description, prohibitedItems) !== null,
  ],
  ['validation.fill-address', 'customer.location.address', ({ address }) => isNoAddress(address)],
  ['validation.garbled-text', 'customer.location.address', ({ address }) => isGarbled(address)],
  [
    'validation.invalid-coordinates',
    'customer.location',
    ({ latitude, longitude }) => !isCoordinate(latitude) || !isCoordinate(longitude),
  ],
  [
    'validation.fill-amount',
    'order.amount',
    ({ amount }, { country }) => !isAmountOptional(country) && isAmountMissing(amount),
  ],
  [
    'validation.minimum-amount-pkr',
    'order.amount',
    ({ amount }, { country }) => country === 'PK' && (amount ?? 0) < LIMITS.pakistanMinimumAmount,
  ],
  [
    'validation.fill-payment-method',
    'order.payment_method',
    ({ paymentMethod }, { paymentMethods }) => !paymentMethods.some((offered) => offered === paymentMethod),
  ],
];

/** @returns all problems, in the order of the checks */
export function orderProblems(order: OrderToCheck, rules: OrderCheckRules): RuleProblem[] {
  return CHECKS.filter(([, , fails]) => fails(order, rules)).map(([key, field]) => ({ key, field }));
}

export const firstOrderProblem = (order: OrderToCheck, rules: OrderCheckRules): RuleProblem | null =>
  orderProblems(order, rules)[0] ?? null;

const MISSING: readonly string[] = [
  'validation.fill-unit-number',
  'validation.fill-customer-name',
  'validation.fill-customer-phone',
  'validation.fill-address',
  'validation.fill-amount',
  'validation.fill-payment-method',
];

/** Whether a check failed because a value is missing, rather than wrong. */
export const isMissing = (key: string): boolean => MISSING.includes(key);

/** Whether the amount needs confirmation; a limit of -1 means unknown. */
export function exceedsItemValueLimit(amount: number, limit: number): boolean {
  return limit !== -1 && amount > limit;
}
