import type { CountryCode } from '@courier/config';
import type { Delivery } from '@courier/api-client/fleet';
import { OutgoingFailure } from '../../../platform/outgoing/http/outgoing-failure';
import type { QuotedDelivery } from '../fleet-port';
import { UBER_MINOR, UBER_PAYMENTS, UBER_UNVERIFIED } from './uber-values';

type Stop = Delivery['pickup'];

/** A delivery as Uber Direct takes it. @throws OutgoingFailure `refused` for a payment at the door */
export function writeUberDelivery(delivery: Delivery, country: CountryCode): object {
  const { items, pickup, dropoff } = delivery;
  if (!UBER_PAYMENTS.includes(items.payment_method))
    throw new OutgoingFailure('refused', null, `payment method ${items.payment_method}`);
  return {
    ...writeStop('pickup', pickup, country),
    ...writeStop('dropoff', dropoff, country),
    pickup_notes: pickup.notes,
    dropoff_notes: dropoff.notes,
    manifest_items: [{ name: items.description, quantity: 1, size: 'small', price: toCents(items.amount) }],
    external_id: delivery.order_id,
    [UBER_UNVERIFIED.idempotencyField]: delivery.order_id,
    ...(delivery.age_check_required ? { requires_id: true } : {}),
  };
}

export const writeUberQuote = ({ items, pickup, dropoff }: QuotedDelivery, country: CountryCode): object => ({
  ...writePlace('pickup', pickup, country),
  ...writePlace('dropoff', dropoff, country),
  manifest_total_value: toCents(items.amount),
});

/** The parts of a delivery that Uber Direct lets change. */
export const writeUberChange = ({ pickup, dropoff }: Delivery): object => ({
  pickup_notes: pickup.notes,
  dropoff_notes: dropoff.notes,
  dropoff_latitude: dropoff.latitude,
  dropoff_longitude: dropoff.longitude,
});

type End = 'pickup' | 'dropoff';

const writeStop = (end: End, stop: Stop, country: CountryCode): object => ({
  [`${end}_name`]: stop.name ?? '',
  [`${end}_phone_number`]: stop.phone_number ?? '',
  ...writePlace(end, stop, country),
});

/** The API takes an address as a text of JSON. */
const writePlace = (end: End, { address, latitude, longitude }: Stop, country: CountryCode): object => ({
  [`${end}_address`]: JSON.stringify({ street_address: [address ?? ''], country }),
  [`${end}_latitude`]: latitude,
  [`${end}_longitude`]: longitude,
});

const toCents = (amount: number): number => Math.round(amount * UBER_MINOR);
