import type { Delivery } from '@courier/api-client/fleet';
import { OutgoingFailure } from '../../../platform/outgoing/http/outgoing-failure';
import type { QuotedDelivery } from '../fleet-port';
import { translate } from '../external/company/translate';
import { PANDAGO_PREORDER_MINIMUM_SECONDS, TO_PANDAGO_PAYMENT, type PandagoPayment } from './pandago-values';

const LONGEST_NOTES = 2048;
const LONGEST_DESCRIPTION = 1000;
const LONGEST_NAME = 255;

type Stop = Delivery['pickup'];

/** A delivery as pandago takes it. @throws OutgoingFailure `refused` for a payment that pandago does not offer */
export function writePandagoOrder(delivery: Delivery, nowSeconds: number): object {
  const { items, pickup, dropoff, preordered_for: preorderedFor } = delivery;
  return {
    client_order_id: delivery.order_id,
    sender: writeContact(pickup),
    recipient: writeContact(dropoff),
    payment_method: writePayment(items),
    amount: items.amount,
    description: items.description.slice(0, LONGEST_DESCRIPTION),
    delivery_tasks: { age_validation_required: delivery.age_check_required },
    // Nearer times are refused; such an order is for now.
    ...((preorderedFor ?? 0) < nowSeconds + PANDAGO_PREORDER_MINIMUM_SECONDS
      ? {}
      : { preordered_for: preorderedFor }),
  };
}

/** A delivery before it is ordered. pandago requires a description; its estimate does not depend on it. */
export const writePandagoEstimate = ({ items, pickup, dropoff }: QuotedDelivery): object => ({
  sender: writeContact(pickup),
  recipient: { location: writePlace(dropoff) },
  amount: items.amount,
  description: items.description.slice(0, LONGEST_DESCRIPTION) || '-',
});

/** The parts of an order that pandago lets change before the pickup. */
export function writePandagoChange({ items, dropoff }: Delivery): object {
  const payment = writePayment(items);
  return {
    payment_method: payment,
    amount: payment === 'PAID' ? 0 : items.amount,
    description: items.description.slice(0, LONGEST_DESCRIPTION),
    location: { ...writePlace(dropoff), notes: dropoff.notes.slice(0, LONGEST_NOTES) },
  };
}

function writePayment({ payment_method: method }: Delivery['items']): PandagoPayment {
  const payment = translate(TO_PANDAGO_PAYMENT, method);
  if (payment === undefined) throw new OutgoingFailure('refused', null, `payment method ${method}`);
  return payment;
}

const writeContact = (stop: Stop): object => ({
  name: (stop.name ?? '').slice(0, LONGEST_NAME),
  phone_number: stop.phone_number ?? '',
  location: writePlace(stop),
  notes: stop.notes.slice(0, LONGEST_NOTES),
});

const writePlace = ({ address, latitude, longitude }: Stop): object => ({
  address: (address ?? '').slice(0, LONGEST_NAME),
  latitude,
  longitude,
});
