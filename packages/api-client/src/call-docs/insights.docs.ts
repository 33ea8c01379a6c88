import type { PortalContract } from '../contract';
import type { CallDocsOf } from './call-doc.types';

export const insightsDocs: CallDocsOf<PortalContract['insights']> = {
  get: {
    summary:
      'Returns statistics of the orders of at most 90 days: orders by hour and weekday of the country, delivery times, waits at the pickup, promised and actual times, fees by distance, final statuses with their reasons, and figures of each collection point.',
    example: {
      params: { vendorId: 'v1001' },
      query: { from: 1_789_920_000, to: 1_790_006_399, include_outlets: true },
      answer: {
        result: {
          endings: [
            { status: 'DELIVERED', reason: null, by: null, orders: 17 },
            { status: 'CANCELLED', reason: 'NO_RIDERS', by: 'PLATFORM', orders: 1 },
          ],
          hours: [{ weekday: 6, hour: 18, orders: 18 }],
          deliveries: [{ minutes: 32, orders: 17 }],
          pickups: [{ minutes: 5, orders: 17 }],
          promises: [{ promised: 30, actual: 32, orders: 17 }],
          fees: [{ metres: 1750, fee: 84, orders: 17 }],
          outlets: [
            { vendor_id: 'v1001', orders: 18, delivered: 17, median_minutes: 32, promised: 17, on_time: 17 },
          ],
        },
      },
    },
  },
};
