import type { CreateOrder } from '@courier/api-client/contract';
import {
  addressProblem,
  firstOrderProblem,
  isInLaterRange,
  isOpen,
  parseServiceHours,
} from '@courier/api-client/order-rules';
import { LIMITS, countryConfig, minutesOfDay } from '@courier/config';
import { badInput } from '../../contract-mount/refusal';
import type { Db } from '../../db/database';
import type { Deps } from '../../deps';
import { countryParameter } from '../parameters';
import { LARGEST_AMOUNT } from '../pricing/money';
import { isPossiblePhone } from './phone';

/** Tolerance in seconds for the transfer from the form to the server. */
const TRAVEL_SECONDS = 60;

/**
 * The payment status of an order.
 * @param isOnline paid by card through us, else by the payload's method
 */
export const paymentStatus = (isOnline: boolean, method: string): string =>
  isOnline ? 'ONLINE_PAYMENT' : method === 'CASH_ON_DELIVERY' ? 'CASH_ON_DELIVERY' : 'PAID';

type CheckDeps = Pick<Deps, 'clock' | 'flags'>;
type OrderToJudge = Pick<CreateOrder, 'vendor_id' | 'customer' | 'order' | 'vat_number' | 'preordered_for'>;
type PaymentMethods = Readonly<Record<string, boolean>>;

export interface OrderRules {
  readonly country: string;
  readonly flags: Readonly<Record<string, boolean>>;
  readonly paymentMethods: readonly string[];
  /** Empty unless a later delivery is requested. */
  readonly serviceHours: string;
}

/**
 * @param need an order without online payment needs the payment methods, a later delivery the service hours
 */
export async function readOrderRules(
  deps: Pick<Deps, 'flags'>,
  db: Db,
  { country, vendorId, offered }: { country: string; vendorId: string; offered: PaymentMethods },
  need: { isOnline: boolean; later: boolean } = { isOnline: false, later: true },
): Promise<OrderRules> {
  const flags = deps.flags({ country, vendorId });
  return {
    country,
    flags,
    paymentMethods: need.isOnline ? ['PAID'] : await paymentMethods(flags, db, country, offered),
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
  country: string,
  offered: PaymentMethods,
  body: OrderToJudge,
  isOnline = false,
): Promise<void> {
  const vendor = { country, vendorId: body.vendor_id, offered };
  const later = typeof body.preordered_for === 'number';
  judgeOrder(deps, await readOrderRules(deps, db, vendor, { isOnline, later }), body);
}

/**
 * `checkOrder` with given rules.
 * @throws Refusal as `checkOrder`
 */
export function judgeOrder(
  { clock }: Pick<Deps, 'clock'>,
  { country, flags, paymentMethods: allowed, serviceHours }: OrderRules,
  body: OrderToJudge,
): void {
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
  if (body.vat_number && flags['payment_vat'] && body.vat_number.length !== LIMITS.vatNumberCharacters) {
    throw badInput('validation.vat-number', 'validation.vat-number', 'vat_number');
  }
  if (typeof body.preordered_for !== 'number') return;
  if (!flags['pre_order'])
    throw badInput('validation.preordered-for', 'validation.preordered-for', 'preordered_for');
  const at = body.preordered_for;
  const isInWindow = isInLaterRange(at, clock.nowSeconds(), TRAVEL_SECONDS);
  if (!isInWindow || !isOpenAt(serviceHours, minutesOfDay(at, countryConfig(country).timezone))) {
    throw badInput('validation.preordered-for', 'validation.preordered-for', 'preordered_for');
  }
}

/**
 * `proveOpenNow` with given rules, including the service hours.
 * @throws Refusal as `proveOpenNow`
 */
export function judgeOpenNow(
  { clock }: Pick<Deps, 'clock'>,
  { country, serviceHours }: Pick<OrderRules, 'country' | 'serviceHours'>,
): void {
  if (!isOpenAt(serviceHours, minutesOfDay(clock.nowSeconds(), countryConfig(country).timezone)))
    throw badInput('The service is closed', 'store-closed', 'preordered_for');
}

/**
 * Checks the service hours of an immediate order, because the form may stay open past the closing time.
 * @throws Refusal 400 `store-closed`
 */
export async function proveOpenNow(deps: Pick<Deps, 'clock'>, db: Db, country: string): Promise<void> {
  judgeOpenNow(deps, { country, serviceHours: String(await countryParameter(db, country, 'serviceHours')) });
}

async function paymentMethods(
  flags: Readonly<Record<string, boolean>>,
  db: Db,
  country: string,
  offered: PaymentMethods,
): Promise<string[]> {
  const ofCountry = String(await countryParameter(db, country, 'paymentMethods')).split('|');
  return [
    ...(offered['PAID'] === false ? [] : ['PAID']),
    ...(offered['CASH_ON_DELIVERY'] === true && ofCountry.includes('CASH_ON_DELIVERY')
      ? ['CASH_ON_DELIVERY']
      : []),
    ...(offered['PAYMENT_ON_DELIVERY'] === true ? ['PAYMENT_ON_DELIVERY'] : []),
    ...(flags['none-payment-method'] ? ['NONE'] : []),
  ];
}

/** Invalid hours mean open. */
function isOpenAt(hours: string, minute: number): boolean {
  try {
    return isOpen(parseServiceHours(hours), minute);
  } catch {
    return true;
  }
}
