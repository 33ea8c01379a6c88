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

/** What the way from the form to the server may take, in seconds. */
const TRAVEL_SECONDS = 60;

/** How an order is paid: as the payload says, or by card through us. */
export type Settlement = 'as-sent' | 'online';

/** What an order shows of its payment. */
export const paymentStatus = (settlement: Settlement, method: string): string =>
  settlement === 'online' ? 'ONLINE_PAYMENT' : method === 'CASH_ON_DELIVERY' ? 'CASH_ON_DELIVERY' : 'PAID';

type CheckDeps = Pick<Deps, 'clock' | 'flags'>;
type OrderToJudge = Pick<CreateOrder, 'vendor_id' | 'customer' | 'order' | 'vat_number' | 'preordered_for'>;
type PaymentMethods = Readonly<Record<string, boolean>>;

/**
 * Repeats the checks of the form.
 * @throws Refusal 400 with the key the form would show and the field it belongs to
 */
export async function checkOrder(
  deps: CheckDeps,
  db: Db,
  country: string,
  offered: PaymentMethods,
  body: OrderToJudge,
  settlement: Settlement = 'as-sent',
): Promise<void> {
  const { location } = body.customer;
  const flags = deps.flags({ country, vendorId: body.vendor_id });
  const allowed = settlement === 'online' ? ['PAID'] : await paymentMethods(flags, db, country, offered);
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
  await checkLaterTime(deps, db, country, body.preordered_for);
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

async function checkLaterTime(deps: CheckDeps, db: Db, country: string, at: number): Promise<void> {
  const isInWindow = isInLaterRange(at, deps.clock.nowSeconds(), TRAVEL_SECONDS);
  const hours = String(await countryParameter(db, country, 'serviceHours'));
  if (!isInWindow || !isOpenAt(hours, minutesOfDay(at, countryConfig(country).timezone))) {
    throw badInput('validation.preordered-for', 'validation.preordered-for', 'preordered_for');
  }
}

/** Hours nobody can read mean open. */
function isOpenAt(hours: string, minute: number): boolean {
  try {
    return isOpen(parseServiceHours(hours), minute);
  } catch {
    return true;
  }
}
