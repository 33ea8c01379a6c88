import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import type { createFakeBackend } from '@courier/api-client/testing';
import { DAY, nowSeconds, buildDemoOrder } from '../../testing/demo-orders';
import { openTracking, row } from '../../testing/open-tracking';

const NOON = Date.UTC(2026, 10, 20, 6, 27);
const START_OF_DAY = Date.UTC(2026, 10, 19, 16) / 1000;

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers({ now: NOON, doNotFake: ['performance', 'queueMicrotask', 'nextTick'] });
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

/** Collects text rendered outside the document from now on. */
function drawnUnseen(): string[] {
  const drawn: string[] = [];
  const observe = MutationObserver.prototype.observe;
  jest.spyOn(MutationObserver.prototype, 'observe').mockImplementation(function (
    this: MutationObserver,
    ...on
  ) {
    observe.apply(this, on);
    const [place] = on;
    if (place.isConnected) return;
    const own = new MutationObserver(() => drawn.push(place.textContent ?? ''));
    observe.call(own, place, { childList: true });
  });
  return drawn;
}

const readsOfHistory = (backend: ReturnType<typeof createFakeBackend>) =>
  backend.callsOf('orders.list').filter(({ query }) => Number(query['to']) < START_OF_DAY).length;

describe('the first page of history', () => {
  it('is prefetched after tracking has loaded its own orders, and is rendered when the user opens history', async () => {
    const yesterday = buildDemoOrder({ name: 'Lin', status: 'DELIVERED', created_at: nowSeconds() - DAY });
    const { backend, back } = openTracking({
      before: ['/history/v1001'],
      orders: [yesterday, buildDemoOrder({ name: 'Wu' })],
    });
    expect(await row(/Wu/)).toBeVisible();
    expect(readsOfHistory(backend)).toBe(0);
    const laidOut = jest.spyOn(Element.prototype, 'getBoundingClientRect');
    const unseen = drawnUnseen();
    await act(() => jest.advanceTimersByTimeAsync(2000));
    expect(readsOfHistory(backend)).toBe(1);
    // The fonts were resolved too, and the temporary elements are removed.
    const lines = () => laidOut.mock.contexts.map((line) => (line as HTMLElement).textContent);
    await waitFor(() => expect(lines()).toEqual(expect.arrayContaining([yesterday.order_id, 'Lin'])));
    await waitFor(() => expect(unseen.join()).toMatch(/Lin.*Delivered/));
    expect(screen.queryByText('Lin')).toBeNull();
    expect(backend.callsOf('riders.get')).toEqual([]);
    act(() => back());
    expect(await screen.findByRole('row', { name: /Lin.*Delivered/ })).toBeVisible();
    expect(readsOfHistory(backend)).toBe(1);
  });

  it('is not prefetched for a guest, who has no history', async () => {
    const mine = buildDemoOrder({ name: 'Wu' });
    const { backend } = openTracking({
      mode: 'GUEST',
      orders: [mine],
      guestOrderIds: [mine.order_id],
    });
    expect(await row(/Wu/)).toBeVisible();
    await act(() => jest.advanceTimersByTimeAsync(5000));
    expect(readsOfHistory(backend)).toBe(0);
  });
});
