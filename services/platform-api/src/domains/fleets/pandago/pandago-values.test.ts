import { CANCEL_REASONS, UNNAMED_REASON } from '@courier/api-client/order-rules';
import { describe, expect, it } from '@jest/globals';
import { PANDAGO_REASONS, PANDAGO_STATUSES, TO_PANDAGO_PAYMENT, toPandagoReason } from './pandago-values';
import { readPandagoOrder } from './read-pandago-order';

/** As the API description of pandago (On-Demand Rider 1.1.1) lists them. */
const STATUSES =
  'NEW RECEIVED WAITING_FOR_TRANSPORT ASSIGNED_TO_TRANSPORT COURIER_ACCEPTED_DELIVERY NEAR_VENDOR PICKED_UP COURIER_LEFT_VENDOR NEAR_CUSTOMER DELIVERED DELAYED CANCELLED RETURNED_TO_VENDOR';
const REASONS =
  'ADDRESS_INCOMPLETE_MISSTATED BAD_WEATHER CLOSED COURIER_ACCIDENT COURIER_UNREACHABLE DELIVERY_ETA_TOO_LONG DUPLICATE_ORDER FOOD_QUALITY_SPILLAGE ITEM_UNAVAILABLE LATE_DELIVERY MISTAKE_ERROR NO_COURIER OUTSIDE_DELIVERY_AREA OUTSIDE_SERVICE_HOURS REASON_UNKNOWN TECHNICAL_PROBLEM TOO_BUSY UNABLE_TO_FIND UNABLE_TO_PAY UNREACHABLE WRONG_ORDER_ITEMS_DELIVERED';

const order = {
  order_id: 'y0ud-000001',
  client_order_id: 'a1b2-c3d4',
  status: 'NEW',
  created_at: 100,
  updated_at: 200,
};

describe('the values of pandago', () => {
  it('translate every status and every reason of its description, and no other', () => {
    expect(Object.keys(PANDAGO_STATUSES)).toEqual(expect.arrayContaining(STATUSES.split(' ')));
    expect(Object.keys(PANDAGO_STATUSES)).toHaveLength(STATUSES.split(' ').length);
    expect(Object.keys(PANDAGO_REASONS).toSorted()).toEqual(REASONS.split(' ').toSorted());
  });

  it.each(STATUSES.split(' '))('translate the status %s without an unknown value', (status) => {
    const { history, unknownValues } = readPandagoOrder({ ...order, status });
    const ours = status === 'NEW' ? [] : [{ status, occurredAtSeconds: 200 }];
    expect([history, unknownValues]).toEqual([ours, []]);
  });

  it.each(REASONS.split(' '))('translate the reason %s into one of ours', (reason) => {
    const cancellation = { reason, source: 'LOGISTICS' };
    const { cancelReason, unknownValues } = readPandagoOrder({ ...order, status: 'CANCELLED', cancellation });
    expect([...CANCEL_REASONS, UNNAMED_REASON]).toContain(cancelReason);
    expect(unknownValues).toEqual([]);
  });

  it('translate each of our reasons into one that pandago takes', () => {
    for (const reason of CANCEL_REASONS)
      expect(['DELIVERY_ETA_TOO_LONG', 'MISTAKE_ERROR', 'REASON_UNKNOWN']).toContain(toPandagoReason(reason));
  });

  it('translate every payment method of ours', () => {
    expect(TO_PANDAGO_PAYMENT).toEqual({
      PAID: 'PAID',
      NONE: 'PAID',
      CASH_ON_DELIVERY: 'CASH_ON_DELIVERY',
      PAYMENT_ON_DELIVERY: 'CARD_ON_DELIVERY',
    });
  });

  it('keep an unknown status and an unknown reason as they are', () => {
    const cancellation = { reason: 'VOLCANO', source: 'LOGISTICS' };
    const read = readPandagoOrder({ ...order, status: 'TELEPORTED', cancellation });
    expect(read).toMatchObject({
      providerStatus: 'TELEPORTED',
      history: [],
      cancelReason: 'VOLCANO',
      unknownValues: [
        { field: 'status', value: 'TELEPORTED' },
        { field: 'reason', value: 'VOLCANO' },
      ],
    });
  });

  it.each(['constructor', '__proto__', 'toString'])('do not take the status %s from an object', (status) => {
    expect(readPandagoOrder({ ...order, status }).unknownValues).toEqual([
      { field: 'status', value: status },
    ]);
  });
});
