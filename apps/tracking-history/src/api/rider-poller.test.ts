import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { Rider } from '@courier/api-client';
import { buildRider } from '@courier/api-client/testing';
import { startRiderPoller, type QueuedOrder } from './rider-poller';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

function poller(initial: QueuedOrder[]) {
  const state = { queue: initial };
  const asked: string[] = [];
  const seen: [string, Rider][] = [];
  const { stop } = startRiderPoller({
    queue: () => state.queue,
    fetchRider: async (riderId) => {
      asked.push(riderId);
      if (riderId === 'broken') throw new Error('no answer');
      return buildRider({ rider_id: riderId });
    },
    onRider: (orderId, rider) => void seen.push([orderId, rider]),
  });
  return { state, asked, seen, stop };
}

const queued = (number: number): QueuedOrder => ({ orderId: `o${number}`, riderId: `r${number}` });

describe('the rider poller', () => {
  it('requests each rider every 2 s [TRACK-RIDER-03]', async () => {
    const { asked, state, stop } = poller([queued(1)]);
    await jest.advanceTimersByTimeAsync(1999);
    expect(asked).toEqual(['r1']);
    await jest.advanceTimersByTimeAsync(1);
    expect(asked).toEqual(['r1', 'r1']);
    state.queue = [];
    await jest.advanceTimersByTimeAsync(2000);
    state.queue = [queued(1)];
    await jest.advanceTimersByTimeAsync(999);
    expect(asked).toHaveLength(2);
    await jest.advanceTimersByTimeAsync(1);
    expect(asked).toHaveLength(3);
    stop();
  });

  it('makes no request after a stop', async () => {
    const { asked, stop } = poller([queued(1)]);
    await jest.advanceTimersByTimeAsync(0);
    stop();
    await jest.advanceTimersByTimeAsync(10_000);
    expect(asked).toEqual(['r1']);
  });

  it('continues after a failed request', async () => {
    const { asked, seen, stop } = poller([{ orderId: 'o1', riderId: 'broken' }, queued(2)]);
    await jest.advanceTimersByTimeAsync(2000);
    expect(asked).toEqual(['broken', 'r2', 'broken', 'r2']);
    expect(seen.map(([orderId]) => orderId)).toEqual(['o2', 'o2']);
    stop();
  });

  it('requests the rider of the first order in every round, and the others in turns', async () => {
    const { asked, stop } = poller(Array.from({ length: 11 }, (_, index) => queued(index)));
    await jest.advanceTimersByTimeAsync(2000);
    expect(asked).toEqual(['r0', 'r1', 'r2', 'r3', 'r4', 'r5', 'r0', 'r6', 'r7', 'r8', 'r9', 'r10']);
    stop();
  });
});
