import { PAYMENT_METHODS, minutesOfDay } from '@courier/config';
import type { CreateOrder, Order } from '../contract';
import { addressProblem } from '../order-rules/checks/address';
import { mapOptionalTexts } from '../orders/optional-texts';
import { parseProhibitedItems } from '../order-rules/prohibited-items';
import { firstOrderProblem } from '../order-rules/checks/payload-checks';
import { rangeGivenAt } from '../order-rules/status/promise';
import { isOpen, parseServiceHours } from '../order-rules/hours/service-hours';
import { buildOrder } from './build-order';
import { isPossiblePhone } from './fake-phone';
import { nowSeconds, findVendor, type FakeState } from './fake-state';
import { Refusal } from './refusal';

/** Payment by the payload's method, or by card. */
export type FakeSettlement = 'as-sent' | 'online';

/** @throws Refusal 400 `SignatureInvalid` or `SignatureExpired` */
export function checkQuote(state: FakeState, signature: string, fee: number, field = 'signature'): void {
  const quote = state.quotes.get(signature);
  if (!quote || quote.fee !== fee) throw signatureInvalid(field);
  if (quote.validUntil < nowSeconds()) throw signatureExpired(field);
}

const signatureInvalid = (field: string) =>
  new Refusal(400, 'SignatureInvalid', 'order.signature-invalid', field);
const signatureExpired = (field: string) =>
  new Refusal(400, 'SignatureExpired', 'error.fee.recompute', field);

function checkDiscount(state: FakeState, body: CreateOrder): void {
  if (!body.voucher && body.discounted_delivery_fee === undefined) return;
  const discount = state.discounts.get(body.discounted_delivery_fee_signature ?? '');
  const field = 'discounted_delivery_fee_signature';
  const isSame =
    discount?.code === body.voucher?.code && discount?.discounted === body.discounted_delivery_fee;
  if (!discount || !isSame) throw signatureInvalid(field);
  if (discount.validUntil < nowSeconds()) throw signatureExpired(field);
}

/** @throws Refusal 400 with the key of the problem, 404 for an unknown vendor */
export function checkPlacement(state: FakeState, body: CreateOrder, settlement: FakeSettlement): void {
  findVendor(state, body.vendor_id);
  const { location, name, phone_number } = body.customer;
  const problem =
    firstOrderProblem(
      {
        vendorId: body.vendor_id,
        customerName: name,
        customerPhone: phone_number,
        description: body.order.description,
        address: location.address,
        latitude: location.latitude,
        longitude: location.longitude,
        amount: body.order.amount,
        paymentMethod: body.order.payment_method,
      },
      {
        country: 'TW',
        isPossiblePhone,
        paymentMethods: settlement === 'online' ? ['PAID'] : PAYMENT_METHODS,
        prohibitedItems: parseProhibitedItems(String(state.parameters['prohibitedItems'])),
      },
    ) ?? addressProblem(location);
  if (problem) throw new Refusal(400, problem.key, problem.key, problem.field);
  assertOpenNow(state, body);
  checkQuote(state, body.signature, body.delivery_fee);
  checkDiscount(state, body);
}

function assertOpenNow({ parameters }: FakeState, { preordered_for }: CreateOrder): void {
  if (typeof preordered_for === 'number') return;
  try {
    const hours = parseServiceHours(String(parameters['serviceHours']));
    if (isOpen(hours, minutesOfDay(nowSeconds(), 'Asia/Taipei'))) return;
  } catch {
    // Unreadable hours mean open.
    return;
  }
  throw new Refusal(400, 'The service is closed', 'store-closed', 'preordered_for');
}

const PROMISED_MINUTES = 30;

type Place = CreateOrder['customer']['location'];
const toWirePlace = (place: Place) => ({
  ...place,
  latitude: place.latitude ?? 0,
  longitude: place.longitude ?? 0,
});

export function orderFrom(body: CreateOrder, settlement: FakeSettlement, more: Partial<Order> = {}): Order {
  const { payment_method } = body.order;
  const offline = payment_method === 'CASH_ON_DELIVERY' ? 'CASH_ON_DELIVERY' : 'PAID';
  return buildOrder({
    vendor_id: body.vendor_id,
    status: 'NEW',
    created_at: nowSeconds(),
    preordered_for: body.preordered_for ?? null,
    ...(typeof body.preordered_for === 'number'
      ? {}
      : { promised_range: rangeGivenAt(nowSeconds(), PROMISED_MINUTES) }),
    customer: { ...body.customer, location: toWirePlace(body.customer.location) },
    order: {
      ...body.order,
      amount: body.order.amount ?? 0,
      payment_status: settlement === 'online' ? 'ONLINE_PAYMENT' : offline,
    },
    sender: body.sender
      ? { ...body.sender, email: body.sender.email ?? '', location: toWirePlace(body.sender.location) }
      : null,
    delivery_fee: body.delivery_fee,
    discounted_delivery_fee: body.discounted_delivery_fee ?? null,
    voucher: body.voucher ?? null,
    ...mapOptionalTexts((name) => body[name] || null),
    age_validation_required: body.age_validation_required,
    ...more,
  });
}
