import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { etaKind, showsFullMap } from './eta';
import { ORDER_GROUPS, isActive, isOld, orderTab, type OrderTab } from './groups';
import { statusKey, statusLabelKey } from './labels';
import { PROGRESS_ORDER, progressIndex, stepRank } from './progress';
import { statusFacts } from './status-table';
import { ORDER_STATUSES, hasEnded, isOrderStatus } from './statuses';

const NOW = 1_790_000_000;
const texts: Record<string, string> = JSON.parse(
  readFileSync(`${__dirname}/../../../../i18n/locales/en/order-status.json`, 'utf8'),
);
const buildStatusFacts = (status: string, preordered_for: number | null = null) => ({
  status,
  preordered_for,
  status_history: [],
});
const toWordSet = (words: string) => new Set(words.split(' '));

describe('labels and tabs', () => {
  it.each<[string, OrderTab | null, string, string]>([
    ['NEW', 'new', 'new', 'Processing'],
    ['STALLED', 'cancelled', 'stalled', 'Failed to process'],
    ['RECEIVED', 'new', 'received', 'Prepare order'],
    ['WAITING_FOR_TRANSPORT', 'new', 'waiting-for-rider', 'Looking for rider'],
    ['ASSIGNED_TO_TRANSPORT', 'new', 'in-progress', 'Rider on the way'],
    ['COURIER_ACCEPTED_DELIVERY', 'new', 'in-progress', 'Rider on the way'],
    ['RECEIVED_BY_VENDOR', 'new', 'dispatched', 'Request received start preparing'],
    ['ACCEPTED_BY_VENDOR', 'new', 'dispatched', 'Request received start preparing'],
    ['NEAR_VENDOR', 'new', 'near-vendor', 'Rider nearby'],
    ['PICKED_UP', 'collected', 'picked-up', 'Collected'],
    ['NEAR_CUSTOMER', 'collected', 'near-customer', 'Near customer'],
    ['DELIVERED', 'delivered', 'delivered', 'Delivered'],
    ['CANCELLED', 'cancelled', 'cancelled', 'Cancelled'],
    ['COURIER_LEFT_VENDOR', 'collected', 'in-transit', 'In transit'],
    ['MODIFIED', 'new', 'new', 'Processing'],
    ['INITIATED', null, 'initiated', 'Payment processing'],
    ['PAYMENT_INITIATED', null, 'initiated', 'Payment processing'],
    ['PAYMENT_COMMITTED', 'new', 'payment_committed', 'Payment processing'],
    ['PAYMENT_FAILED', 'cancelled', 'stalled', 'Failed to process'],
    ['PAYMENT_CANCELLED', 'cancelled', 'cancelled', 'Cancelled'],
    ['RETURN_INITIATED', 'collected', 'returning', 'Returning to the vendor'],
    ['RETURNED_TO_VENDOR', 'delivered', 'returned', 'Returned to vendor'],
  ])(
    'define %s, in tab %s, labelled %s "%s" [TRACK-STATUS-01, TRACK-STATUS-02, TRACK-STATUS-03, TRACK-STATUS-04, TRACK-STATUS-05, TRACK-STATUS-06, TRACK-STATUS-07, TRACK-STATUS-08, TRACK-STATUS-09, TRACK-STATUS-11, TRACK-STATUS-12, TRACK-STATUS-13, TRACK-STATUS-14, TRACK-STATUS-15, TRACK-STATUS-16, TRACK-STATUS-17, TRACK-STATUS-18, TRACK-STATUS-19, TRACK-STATUS-20, TRACK-STATUS-21, TRACK-STATUS-22, TRACK-STATUS-23]',
    (status, tab, key, text) => {
      expect(isOrderStatus(status)).toBe(true);
      expect(orderTab(buildStatusFacts(status), NOW)).toBe(tab);
      expect(statusLabelKey(buildStatusFacts(status), NOW)).toBe(key);
      expect(texts[key]).toBe(text);
    },
  );

  it('label DELAYED and sort it by its own rule [TRACK-STATUS-10]', () => {
    expect(statusLabelKey(buildStatusFacts('DELAYED'), NOW)).toBe('delayed');
    expect(texts['delayed']).toBe('Delayed');
    expect(orderTab(buildStatusFacts('DELAYED'), NOW)).toBe('new');
  });

  it('label preordered orders scheduled and unlisted statuses unknown [TRACK-STATUS-24]', () => {
    expect(statusLabelKey(buildStatusFacts('NEW', NOW + 1), NOW)).toBe('scheduled');
    expect(texts['scheduled']).toBe('Scheduled');
    expect(statusLabelKey(buildStatusFacts('TELEPORTED'), NOW)).toBe('unknown');
    expect(orderTab(buildStatusFacts('TELEPORTED'), NOW)).toBeNull();
  });

  it('use 19 keys; initiated and unknown take the texts of the reading [TRACK-STATUS-25]', () => {
    const keys = new Set([...ORDER_STATUSES.map(statusKey), 'scheduled', 'unknown']);
    expect(keys.size).toBe(19);
    expect([texts['initiated'], texts['unknown']]).toEqual(['Payment processing', 'Unknown']);
  });

  it('cover 23 statuses', () => {
    expect(new Set(ORDER_STATUSES).size).toBe(23);
  });
});

describe('ranks', () => {
  it('rise in the progress order [TRACK-RANK-01]', () => {
    const order =
      'INITIATED PAYMENT_INITIATED PAYMENT_COMMITTED NEW STALLED RECEIVED RECEIVED_BY_VENDOR ACCEPTED_BY_VENDOR WAITING_FOR_TRANSPORT ASSIGNED_TO_TRANSPORT COURIER_ACCEPTED_DELIVERY MODIFIED NEAR_VENDOR PICKED_UP COURIER_LEFT_VENDOR NEAR_CUSTOMER DELIVERED RETURN_INITIATED RETURNED_TO_VENDOR'.split(
        ' ',
      );
    expect(PROGRESS_ORDER).toEqual(order);
    const indexes = order.map((status) => progressIndex(status) ?? -1);
    expect(indexes).toEqual([...indexes].sort((a, b) => a - b));
    const ranks = order.filter((status) => status !== 'STALLED').map((status) => stepRank(status) ?? -9);
    expect(ranks.every((rank, index) => rank >= 0 && (index === 0 || rank > (ranks[index - 1] ?? -1)))).toBe(
      true,
    );
  });

  it.each([
    ['CANCELLED', -1],
    ['PAYMENT_CANCELLED', -2],
    ['PAYMENT_FAILED', -3],
    ['STALLED', -4],
  ])('of %s is %d [TRACK-RANK-02, TRACK-RANK-03, TRACK-RANK-04, TRACK-RANK-05]', (status, rank) => {
    expect(stepRank(status)).toBe(rank);
  });

  it('of an unknown status is below every other one [TRACK-RANK-06]', () => {
    const known = ORDER_STATUSES.flatMap((status) => stepRank(status) ?? []);
    expect(stepRank('TELEPORTED')).toBeLessThan(Math.min(...known));
  });

  it('give STALLED -4 but a position between NEW and RECEIVED, an unknown status -5 and DELAYED none [TRACK-RANK-07]', () => {
    const statusRank = (status: string) => progressIndex(status) ?? Number.NaN;
    expect(statusRank('STALLED')).toBeGreaterThan(statusRank('NEW'));
    expect(statusRank('STALLED')).toBeLessThan(statusRank('RECEIVED'));
    expect(stepRank('TELEPORTED')).toBe(-5);
    expect([stepRank('DELAYED'), progressIndex('DELAYED')]).toEqual([null, null]);
  });
});

describe('groups', () => {
  it('New is exact [TRACK-GROUP-01]', () => {
    expect(ORDER_GROUPS.new).toEqual(
      toWordSet(
        'PAYMENT_COMMITTED NEW RECEIVED WAITING_FOR_TRANSPORT COURIER_ACCEPTED_DELIVERY ASSIGNED_TO_TRANSPORT RECEIVED_BY_VENDOR ACCEPTED_BY_VENDOR MODIFIED NEAR_VENDOR',
      ),
    );
  });

  it('Collected, Cancelled-like and Delivered or returned are exact [TRACK-GROUP-02, TRACK-GROUP-03, TRACK-GROUP-06]', () => {
    expect(ORDER_GROUPS.collected).toEqual(
      toWordSet('PICKED_UP COURIER_LEFT_VENDOR NEAR_CUSTOMER RETURN_INITIATED'),
    );
    expect(ORDER_GROUPS.cancelled).toEqual(toWordSet('CANCELLED PAYMENT_CANCELLED STALLED PAYMENT_FAILED'));
    expect(ORDER_GROUPS.delivered).toEqual(toWordSet('DELIVERED RETURNED_TO_VENDOR'));
  });

  it('Active and Old are exact [TRACK-GROUP-04, TRACK-GROUP-05]', () => {
    expect(new Set(ORDER_STATUSES.filter(isActive))).toEqual(
      toWordSet(
        'NEW RECEIVED WAITING_FOR_TRANSPORT ASSIGNED_TO_TRANSPORT COURIER_ACCEPTED_DELIVERY RECEIVED_BY_VENDOR ACCEPTED_BY_VENDOR NEAR_VENDOR PICKED_UP NEAR_CUSTOMER DELAYED',
      ),
    );
    expect(new Set(ORDER_STATUSES.filter(isOld))).toEqual(toWordSet('DELIVERED CANCELLED'));
  });
});

describe('ETA and map', () => {
  it('show the origin ETA until the rider is at the shop [TRACK-ETA-01]', () => {
    expect(new Set(ORDER_STATUSES.filter((status) => etaKind(status) === 'origin'))).toEqual(
      toWordSet(
        'ASSIGNED_TO_TRANSPORT COURIER_ACCEPTED_DELIVERY RECEIVED_BY_VENDOR ACCEPTED_BY_VENDOR NEAR_VENDOR',
      ),
    );
  });

  it('show the destination ETA for PICKED_UP and NEAR_CUSTOMER and none for the rest [TRACK-ETA-02]', () => {
    expect(new Set(ORDER_STATUSES.filter((status) => etaKind(status) === 'destination'))).toEqual(
      toWordSet('PICKED_UP NEAR_CUSTOMER'),
    );
    expect(ORDER_STATUSES.filter((status) => etaKind(status) === null)).toHaveLength(16);
  });

  it('omit the full map while it has no content', () => {
    expect(new Set(ORDER_STATUSES.filter((status) => !showsFullMap(status)))).toEqual(
      toWordSet('NEW RECEIVED WAITING_FOR_TRANSPORT'),
    );
  });
});

describe('the table of statuses', () => {
  it('gives each step of the progress order to one status', () => {
    expect(PROGRESS_ORDER.map((status) => statusFacts(status).step)).toEqual(
      PROGRESS_ORDER.map((_, index) => index),
    );
  });

  it('puts ended orders only into the tabs of ended orders', () => {
    for (const status of ORDER_STATUSES) {
      const isOver = ORDER_GROUPS.delivered.has(status) || ORDER_GROUPS.cancelled.has(status);
      expect([status, hasEnded(status)]).toEqual([status, isOver]);
    }
  });

  it('allows neither cancellation nor change of ended orders', () => {
    for (const status of ORDER_STATUSES.filter(hasEnded))
      expect(statusFacts(status)).toMatchObject({ cancel: 'closed', change: 'closed' });
  });

  it('treats an unknown status as active and allows no action', () => {
    expect(statusFacts('constructor')).toEqual(statusFacts('HELD_BACK'));
    expect([
      hasEnded('HELD_BACK'),
      statusFacts('HELD_BACK').cancel,
      statusFacts('HELD_BACK').payment,
    ]).toEqual([false, 'closed', 'paid']);
  });
});
