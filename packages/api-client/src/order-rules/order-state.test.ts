import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { CANCEL_REASONS } from './changes/cancel-reasons';
import { canCancel } from './changes/cancellation';
import { ORDER_GROUPS, ORDER_TABS, isPreordered, orderTab } from './status/groups';
import { statusLabelKey } from './status/labels';
import { PROGRESS_ORDER, stepRank } from './status/progress';
import { hasRider, shouldPollRider } from './status/rider';
import { ORDER_STATUSES } from './status/statuses';

const NOW = 1_790_000_000;
const buildHistoryEntry = (status: string, created_at = NOW) => ({ status, created_at });
const delayed = (...history: string[]) => ({
  status: 'DELAYED',
  preordered_for: null,
  status_history: [...history, 'DELAYED'].map((status) => buildHistoryEntry(status)),
});
const anyOrder = fc.record({
  status: fc.constantFrom<string>(...ORDER_STATUSES, 'TELEPORTED'),
  preordered_for: fc.option(fc.integer({ min: NOW - 1000, max: NOW + 1000 })),
  status_history: fc.array(
    fc.record({
      status: fc.constantFrom<string>(...ORDER_STATUSES),
      created_at: fc.integer({ min: 0, max: NOW }),
    }),
  ),
});

describe('preordered orders', () => {
  it('are those with a future time and a status at or before WAITING_FOR_TRANSPORT [TRACK-GROUP-07, TRACK-GROUP-13]', () => {
    const early = PROGRESS_ORDER.slice(0, PROGRESS_ORDER.indexOf('WAITING_FOR_TRANSPORT') + 1);
    for (const status of ORDER_STATUSES) {
      const isEarly = early.some((known) => known === status) && status !== 'STALLED';
      expect([status, isPreordered({ status, preordered_for: NOW + 1 }, NOW)]).toEqual([status, isEarly]);
      expect(isPreordered({ status, preordered_for: NOW }, NOW)).toBe(false);
      expect(isPreordered({ status, preordered_for: null }, NOW)).toBe(false);
    }
  });

  it('are scheduled and not new until their time has passed [TRACK-GROUP-08]', () => {
    const order = { status: 'RECEIVED', preordered_for: NOW + 60, status_history: [] };
    expect(orderTab(order, NOW)).toBe('scheduled');
    expect(orderTab(order, NOW + 60)).toBe('new');
  });

  it('never have a negative rank, at any time', () => {
    fc.assert(
      fc.property(anyOrder, (order) => !isPreordered(order, NOW) || (stepRank(order.status) ?? -1) >= 0),
    );
  });
});

describe('delayed orders', () => {
  it('are new with every later status in their history, word for word [TRACK-GROUP-09]', () => {
    const every = [...ORDER_GROUPS.collected, ...ORDER_GROUPS.cancelled, ...ORDER_GROUPS.delivered];
    expect(orderTab(delayed(...every), NOW)).toBe('new');
    for (const missing of every)
      expect(orderTab(delayed(...every.filter((status) => status !== missing)), NOW)).toBe('collected');
  });

  it('are collected once a collected status happened [TRACK-GROUP-10]', () => {
    for (const status of ORDER_GROUPS.collected)
      expect(orderTab(delayed('NEW', status), NOW)).toBe('collected');
  });

  it('are new until a later status happens, and collected after any of them [TRACK-GROUP-11]', () => {
    expect(orderTab(delayed('NEW', 'RECEIVED', 'ASSIGNED_TO_TRANSPORT'), NOW)).toBe('new');
    expect(orderTab(delayed(), NOW)).toBe('new');
    for (const status of [...ORDER_GROUPS.cancelled, ...ORDER_GROUPS.delivered])
      expect(orderTab(delayed('NEW', status), NOW)).toBe('collected');
  });
});

describe('tabs', () => {
  it('put every order into one tab or none [TRACK-GROUP-12]', () => {
    fc.assert(
      fc.property(anyOrder, (order) => {
        const tab = orderTab(order, NOW);
        const outside = ['INITIATED', 'PAYMENT_INITIATED', 'TELEPORTED'].includes(order.status);
        return outside ? tab === null : ORDER_TABS.some((known) => known === tab);
      }),
    );
  });

  it('agree with the label of scheduled orders', () => {
    fc.assert(
      fc.property(
        anyOrder,
        (order) => orderTab(order, NOW) !== 'scheduled' || statusLabelKey(order, NOW) === 'scheduled',
      ),
    );
  });
});

describe('cancelling', () => {
  const rules = (delayedCancellation = false) => ({ nowSeconds: NOW, delayedCancellation });
  const buildStateOrder = (status: string, status_history = [buildHistoryEntry(status)]) => ({
    status,
    status_history,
  });

  it.each(['RECEIVED', 'WAITING_FOR_TRANSPORT', 'ASSIGNED_TO_TRANSPORT', 'MODIFIED'])(
    'is allowed for %s [TRACK-CANCEL-01]',
    (status) => {
      expect(canCancel(buildStateOrder(status), rules())).toBe(true);
    },
  );

  it('is allowed for DELAYED only with the flag [TRACK-CANCEL-02]', () => {
    expect([
      canCancel(buildStateOrder('DELAYED'), rules()),
      canCancel(buildStateOrder('DELAYED'), rules(true)),
    ]).toEqual([false, true]);
  });

  it('is allowed for PAYMENT_COMMITTED after more than 10 minutes [TRACK-CANCEL-03]', () => {
    const paidAgo = (seconds: number) =>
      buildStateOrder('PAYMENT_COMMITTED', [
        buildHistoryEntry('INITIATED', 0),
        buildHistoryEntry('PAYMENT_COMMITTED', NOW - seconds),
      ]);
    expect(canCancel(paidAgo(600), rules())).toBe(false);
    expect(canCancel(paidAgo(601), rules())).toBe(true);
    expect(canCancel(buildStateOrder('PAYMENT_COMMITTED', []), rules())).toBe(false);
  });

  it('is refused for every other status [TRACK-CANCEL-04]', () => {
    const allowed = [
      'RECEIVED',
      'WAITING_FOR_TRANSPORT',
      'ASSIGNED_TO_TRANSPORT',
      'MODIFIED',
      'DELAYED',
      'PAYMENT_COMMITTED',
    ];
    for (const status of [...ORDER_STATUSES, 'TELEPORTED'].filter(
      (candidate) => !allowed.includes(candidate),
    ))
      expect([
        status,
        canCancel(buildStateOrder(status, [buildHistoryEntry(status, 0)]), rules(true)),
      ]).toEqual([status, false]);
  });

  it('names its 19 reasons in upper snake case [TRACK-CANCEL-12]', () => {
    const reasons =
      'incorrect order details, customer cancelled, other delivery method, rider unable to find customer, technical problem, no riders, outside service hours, rider accident, bad weather, outside delivery area, user request, address incomplete, rider unreachable, spillage, late delivery, unable to pay, duplicate order, wrong items, payment failure'
        .split(', ')
        .map((reason) => reason.toUpperCase().replaceAll(' ', '_'));
    expect(CANCEL_REASONS).toEqual(reasons);
    expect(CANCEL_REASONS).toHaveLength(19);
  });
});

describe('riders', () => {
  const history = (...entries: [string, number][]) => ({
    status_history: entries.map(([status, at]) => buildHistoryEntry(status, at)),
  });

  it('are assigned when the newest acceptance is later than the newest search [TRACK-RIDER-01]', () => {
    expect(hasRider(history(['WAITING_FOR_TRANSPORT', 1], ['COURIER_ACCEPTED_DELIVERY', 2]))).toBe(true);
    expect(
      hasRider(
        history(['WAITING_FOR_TRANSPORT', 1], ['COURIER_ACCEPTED_DELIVERY', 2], ['WAITING_FOR_TRANSPORT', 3]),
      ),
    ).toBe(false);
    expect(
      hasRider(
        history(
          ['COURIER_ACCEPTED_DELIVERY', 4],
          ['WAITING_FOR_TRANSPORT', 3],
          ['COURIER_ACCEPTED_DELIVERY', 2],
        ),
      ),
    ).toBe(true);
  });

  it('need no search, but equal times do not count [TRACK-RIDER-06]', () => {
    expect(hasRider(history(['COURIER_ACCEPTED_DELIVERY', 2]))).toBe(true);
    expect(hasRider(history(['WAITING_FOR_TRANSPORT', 2], ['COURIER_ACCEPTED_DELIVERY', 2]))).toBe(false);
    expect(hasRider(history(['WAITING_FOR_TRANSPORT', 2]))).toBe(false);
    expect(hasRider(history())).toBe(false);
  });

  it('are polled for DELAYED and from RECEIVED_BY_VENDOR up to before DELIVERED [TRACK-RIDER-02]', () => {
    const polled = PROGRESS_ORDER.slice(
      PROGRESS_ORDER.indexOf('RECEIVED_BY_VENDOR'),
      PROGRESS_ORDER.indexOf('DELIVERED'),
    );
    expect(new Set(ORDER_STATUSES.filter(shouldPollRider))).toEqual(new Set([...polled, 'DELAYED']));
    expect(shouldPollRider('TELEPORTED')).toBe(false);
  });
});
