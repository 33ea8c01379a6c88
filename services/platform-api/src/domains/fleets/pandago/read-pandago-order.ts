import type { FleetPosition } from '@courier/api-client/fleet';
import type { ProviderDelivery, ProviderStatus } from '../external/external-fleet';
import { listUnknown, readIsoSeconds, translate } from '../external/translate';
import type { PandagoOrder } from './pandago.schema';
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
    eta: readEta(order),
    fee: typeof order.delivery_fee === 'number' ? { amount: order.delivery_fee, currency: null } : null,
    cancelReason: reason === null ? null : (translate(PANDAGO_REASONS, reason) ?? reason),
    position: readPosition(order),
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

function readEta({ timeline }: PandagoOrder): ProviderDelivery['eta'] {
  const pickupAt = readIsoSeconds(timeline?.estimated_pickup_time);
  const dropoffAt = readIsoSeconds(timeline?.estimated_delivery_time);
  return {
    ...(pickupAt === null ? {} : { pickup_at: pickupAt }),
    ...(dropoffAt === null ? {} : { dropoff_at: dropoffAt }),
  };
}

function readPosition({ driver, updated_at }: PandagoOrder): FleetPosition | null {
  const { latitude, longitude } = driver?.location ?? {};
  if (typeof latitude !== 'number' || typeof longitude !== 'number') return null;
  if (!(Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180)) return null;
  return { latitude, longitude, recorded_at: updated_at };
}
