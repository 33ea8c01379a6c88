import type { CreateOrder } from '@courier/api-client/contract';
import {
  addressProblem,
  firstOrderProblem,
  isInLaterRange,
  listRequestedTexts,
  optionalTextProblem,
  parseProhibitedItems,
  type OptionalText,
  type ProhibitedItem,
} from '@courier/api-client/order-rules';
import { countryConfig, type CountryCode, PAYMENT_METHODS, type PaymentMethod } from '@courier/config';
import { badInput } from '../../platform/requests/refusal';
import type { Db } from '../../platform/db/database';
import type { Deps } from './deps';
import { countryParameter, isServiceOpen, type OutletRules, readOrderMethods } from '../prices';
import { LARGEST_AMOUNT } from '../../platform/money';
import { isPossiblePhone } from '../../platform/phone';

/** Tolerance in seconds for the transfer from the form to the server. */
const TRAVEL_SECONDS = 60;

/**
 * The payment status of an order.
 * @param isOnline paid by card through us, else by the payload's method
 */
export const paymentStatus = (isOnline: boolean, method: PaymentMethod): string =>
  isOnline ? 'ONLINE_PAYMENT' : method === 'CASH_ON_DELIVERY' ? 'CASH_ON_DELIVERY' : 'PAID';

/**
 * The method of an order that has passed `checkOrder`, which admits no other text.
 * @throws Refusal as `checkOrder`
 */
export function readPaymentMethod(text: string): PaymentMethod {
  const method = PAYMENT_METHODS.find((known) => known === text);
  if (method === undefined)
    throw badInput(
      'validation.fill-payment-method',
      'validation.fill-payment-method',
      'order.payment_method',
    );
  return method;
}

type CheckDeps = Pick<Deps, 'clock' | 'flags' | 'rules'>;
type OrderToJudge = Pick<CreateOrder, 'vendor_id' | 'customer' | 'order' | OptionalText | 'preordered_for'>;
type PaymentMethods = Readonly<Record<string, boolean>>;

export interface OrderRules {
  readonly country: CountryCode;
  readonly flags: Readonly<Record<string, boolean>>;
  readonly paymentMethods: readonly PaymentMethod[];
  readonly prohibitedItems: readonly ProhibitedItem[];
  /** The parameter of the country; empty unless a later delivery is requested. */
  readonly serviceHours: string;
  /** The plan of the outlet, which replaces the parameter. */
  readonly hours: OutletRules['hours'];
}

export interface OrderOutlet {
  country: CountryCode;
  vendorId: string;
  offered: PaymentMethods;
  /** Null where the operator has set none. */
  hours: OutletRules['hours'];
}

/**
 * @param need an order without online payment needs the payment methods, a later delivery the service hours
 */
export async function readOrderRules(
  deps: Pick<Deps, 'flags' | 'rules'>,
  db: Db,
  { country, vendorId, offered, hours }: OrderOutlet,
  need: { isOnline: boolean; later: boolean } = { isOnline: false, later: true },
): Promise<OrderRules> {
  const flags = deps.flags({ country, vendorId });
  return {
    country,
    flags,
    paymentMethods: need.isOnline
      ? ['PAID']
      : await readOrderMethods(deps, db, { country, vendorId, stored: offered, flags }),
    prohibitedItems: await readProhibitedItems(deps, db, country),
    hours,
    serviceHours: need.later ? String(await countryParameter(db, country, 'serviceHours')) : '',
  };
}

/**
 * Repeats the checks of the form.
 * @throws Refusal 400 with the form's error key and the field
 */
export async function checkOrder(
  deps: CheckDeps,
  db: Db,
  outlet: OrderOutlet,
  body: OrderToJudge,
  isOnline = false,
): Promise<void> {
  const later = typeof body.preordered_for === 'number';
  assertOrderRules(deps, await readOrderRules(deps, db, outlet, { isOnline, later }), body);
}

/**
 * `checkOrder` with given rules.
 * @throws Refusal as `checkOrder`
 */
export function assertOrderRules(
  { clock }: Pick<Deps, 'clock'>,
  rules: OrderRules,
  body: OrderToJudge,
): void {
  const { country, flags, paymentMethods: allowed, prohibitedItems } = rules;
  const { location } = body.customer;
  const problem =
    firstOrderProblem(
      {
        vendorId: body.vendor_id,
        customerName: body.customer.name,
        customerPhone: body.customer.phone_number,
        description: body.order.description,
        address: location.address,
        latitude: location.latitude,
        longitude: location.longitude,
        amount: body.order.amount,
        paymentMethod: body.order.payment_method,
      },
      {
        country,
        isPossiblePhone: (phone) => isPossiblePhone(phone, country),
        paymentMethods: allowed,
        prohibitedItems,
      },
    ) ??
    addressProblem({
      latitude: location.latitude,
      longitude: location.longitude,
      notes: location.notes,
      address: location.address,
    });
  if (problem) throw badInput(problem.key, problem.key, problem.field);
  if (Math.abs(body.order.amount ?? 0) > LARGEST_AMOUNT)
    throw badInput('validation.fill-amount', 'validation.fill-amount', 'order.amount');
  for (const name of listRequestedTexts((flag) => flags[flag] === true)) {
    const textProblem = optionalTextProblem(name, body[name], country);
    if (textProblem) throw badInput(textProblem.key, textProblem.key, textProblem.field);
  }
  if (typeof body.preordered_for !== 'number') return;
  if (!flags['pre_order'])
    throw badInput('validation.preordered-for', 'validation.preordered-for', 'preordered_for');
  const at = body.preordered_for;
  const isInWindow = isInLaterRange(at, clock.nowSeconds(), TRAVEL_SECONDS);
  if (!isInWindow || !isServiceOpen(hoursOfOutlet(rules), at)) {
    throw badInput('validation.preordered-for', 'validation.preordered-for', 'preordered_for');
  }
}

/**
 * `assertOpenNow` with given rules, including the service hours.
 * @throws Refusal as `assertOpenNow`
 */
export function checkOpenNow(
  { clock }: Pick<Deps, 'clock'>,
  rules: Pick<OrderRules, 'country' | 'serviceHours' | 'hours'>,
): void {
  if (!isServiceOpen(hoursOfOutlet(rules), clock.nowSeconds()))
    throw badInput('The service is closed', 'store-closed', 'preordered_for');
}

/**
 * Checks the service hours of an immediate order, because the form may stay open past the closing time.
 * @throws Refusal 400 `store-closed`
 */
export async function assertOpenNow(
  deps: Pick<Deps, 'clock'>,
  db: Db,
  { country, hours }: Pick<OrderOutlet, 'country' | 'hours'>,
): Promise<void> {
  const serviceHours = String(await countryParameter(db, country, 'serviceHours'));
  checkOpenNow(deps, { country, serviceHours, hours });
}

const hoursOfOutlet = ({
  country,
  serviceHours,
  hours,
}: Pick<OrderRules, 'country' | 'serviceHours' | 'hours'>) => ({
  timezone: countryConfig(country).timezone,
  plan: hours,
  parameter: serviceHours,
});

/** Of the operator's file, else of the country parameter. */
async function readProhibitedItems(
  { rules }: Pick<Deps, 'rules'>,
  db: Db,
  country: CountryCode,
): Promise<readonly ProhibitedItem[]> {
  const items = await rules.read(db, 'prohibited', country);
  return items ?? parseProhibitedItems(String(await countryParameter(db, country, 'prohibitedItems')));
}
