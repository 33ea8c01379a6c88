import type { ProviderDelivery, ProviderStatus } from '../external/company/external-fleet';
import { listUnknown, readEta, readPosition, translate } from '../external/company/translate';
import { pandagoOrderSchema, type PandagoOrder } from './pandago.schema';
import { PANDAGO_FINAL, PANDAGO_REASONS, PANDAGO_STATUSES } from './pandago-values';

/** Translates an order of pandago. */
export function readPandagoOrder(order: PandagoOrder): ProviderDelivery {
  const reason = order.cancellation?.reason ?? null;
  return {
    externalId: order.order_id,
    orderId: order.client_order_id ?? null,
    providerStatus: order.status,
    history: readHistory(order),
    rider: readRider(order),
    eta: readEta(order.timeline?.estimated_pickup_time, order.timeline?.estimated_delivery_time),
    fee: typeof order.delivery_fee === 'number' ? { amount: order.delivery_fee, currency: null } : null,
    cancelReason: reason === null ? null : (translate(PANDAGO_REASONS, reason) ?? reason),
    position: readPosition(order.driver?.location ?? {}, order.updated_at),
    isFinal: PANDAGO_FINAL.includes(order.status),
    unknownValues: [
      ...listUnknown('status', PANDAGO_STATUSES, [
        ...(order.status_history ?? []).map(({ status }) => status),
        order.status,
      ]),
      ...listUnknown('reason', PANDAGO_REASONS, [reason]),
    ],
  };
}

/** Includes statuses whose callbacks were lost. */
function readHistory({ status, status_history, updated_at }: PandagoOrder): ProviderStatus[] {
  const entries = (status_history ?? []).map((entry) => ({ ...entry }));
  entries.sort((one, other) => one.created_at - other.created_at);
  if (entries.at(-1)?.status !== status) entries.push({ status, created_at: updated_at });
  return entries.flatMap((entry) => {
    const ours = translate(PANDAGO_STATUSES, entry.status);
    return ours ? [{ status: ours, occurredAtSeconds: entry.created_at }] : [];
  });
}

/** Callbacks contain no phone number; such a rider is read with the order. */
function readRider({ driver }: PandagoOrder): ProviderDelivery['rider'] {
  if (!driver?.id || !driver.name || !driver.phone_number) return null;
  return { rider_id: driver.id, name: driver.name, phone_number: driver.phone_number };
}

/** An order of pandago in our terms. */
export const pandagoDeliverySchema = pandagoOrderSchema.transform(readPandagoOrder);
