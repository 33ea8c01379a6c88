import type { Order, UpdateOrder } from '@courier/api-client';
import { canModify, mapOptionalTexts } from '@courier/api-client/order-rules';
import type { PaymentMethod } from '@courier/config';
import { addressFields, addressToSend } from '../form/address-fields';
import { localPhone } from '../form/local-phone';
import type { OrderToBeUpdated } from './request-flow.types';
import type { Quote } from '../quote/quote';
import { parseAmount, destinationPoint, emptyRequestForm, type RequestForm } from '../form/request-form';

export function formOfOrder(placed: Order, phonePrefix: string): RequestForm {
  const { customer, order, preordered_for } = placed;
  const { location, name, phone_number } = customer;
  return {
    ...emptyRequestForm,
    destinationName: name,
    destinationPhoneNumber: localPhone(phone_number, phonePrefix),
    ...addressFields(location),
    destinationLatitude: location.latitude,
    destinationLongitude: location.longitude,
    riderNotes: location.notes,
    orderAmount: String(order.amount),
    orderDescription: order.description,
    paymentMethod: order.payment_method,
    ...mapOptionalTexts((text) => placed[text] ?? ''),
    preordered_for,
  };
}

export function orderToBeUpdated(order: Order): OrderToBeUpdated | null {
  if (!canModify(order)) return null;
  const { latitude, longitude } = order.customer.location;
  return { orderId: order.order_id, fee: order.delivery_fee, destination: { latitude, longitude } };
}

/** The body of PUT /order/{orderId}. */
export function updatePayload(
  vendorId: string,
  form: RequestForm,
  paymentMethod: PaymentMethod,
  quote: Quote,
): UpdateOrder {
  const { latitude, longitude } = destinationPoint(form) ?? quote.destination;
  return {
    vendor_id: vendorId,
    payment_method: paymentMethod,
    amount: parseAmount(form.orderAmount) ?? 0,
    item_details: form.orderDescription,
    location: {
      ...addressToSend(form),
      notes: form.riderNotes,
      latitude,
      longitude,
    },
    delivery_fee: quote.fee,
    signature: quote.signature,
  };
}
