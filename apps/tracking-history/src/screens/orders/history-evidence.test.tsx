import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { createFakeBackend } from '@courier/api-client/testing';
import { buildDemoOrder } from '../../testing/demo-orders';
import { openTracking } from '../../testing/open-tracking';

/** 20 November 2026, 14:27 in Taipei. */
const NOON = Date.UTC(2026, 10, 20, 6, 27);
/** Thursday, 19 November 2026, 18:00 in Taipei. */
const EVENING = Date.UTC(2026, 10, 19, 10) / 1000;

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers({ now: NOON, doNotFake: ['performance', 'queueMicrotask', 'nextTick'] });
});
afterEach(() => void jest.useRealTimers());

const late = () =>
  buildDemoOrder({
    status: 'DELIVERED',
    created_at: EVENING,
    promised_for: EVENING + 1800,
    delivery_fee: 90,
    discounted_delivery_fee: 70,
    status_history: [
      { status: 'NEW', created_at: EVENING },
      { status: 'COURIER_ACCEPTED_DELIVERY', created_at: EVENING + 331 },
      { status: 'NEAR_VENDOR', created_at: EVENING + 600 },
      { status: 'PICKED_UP', created_at: EVENING + 1112 },
      { status: 'DELIVERED', created_at: EVENING + 2844 },
    ],
  });

function open(order = late()) {
  const backend = createFakeBackend();
  backend.state.tracks.set(
    order.order_id,
    [345, 360, 1125, 2835].map((after, index) => ({
      at: EVENING + after,
      latitude: 25.04 + index / 1000,
      longitude: 121.55,
    })),
  );
  const path = `/history/v1001?view=evidence&order_id=${order.order_id}`;
  return { order, ...openTracking({ path, orders: [order], backend }) };
}
const readTableCells = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .map((row) => [...row.children].map((cell) => cell.textContent));

describe('the evidence of an order', () => {
  it.each([
    [12, false],
    [13, true],
  ])('of %d stages uses narrow spacing on its page: %s', async (stages, isLong) => {
    const [start, ...later] = late().status_history;
    const delays = Array.from({ length: stages - 1 - later.length }, (_, index) => ({
      status: index % 2 === 0 ? 'DELAYED' : 'COURIER_LEFT_VENDOR',
      created_at: EVENING + 1200 + index * 60,
    }));
    const status_history = [start, ...later.slice(0, -1), ...delays, ...later.slice(-1)];
    open({ ...late(), status_history: status_history.flatMap((entry) => entry ?? []) });
    const sheet = await screen.findByRole('article', { name: 'Evidence of one delivery' });
    expect(within(sheet).getAllByRole('row').length).toBeGreaterThan(stages);
    expect(sheet.hasAttribute('data-long')).toBe(isLong);
  });

  it('shows the course with times, the reasons for lateness and the fees with their sum', async () => {
    open();
    const sheet = await screen.findByRole('article', { name: 'Evidence of one delivery' });
    expect(sheet).toHaveTextContent('47:24 expected 18:24–18:3611:24 after the range');
    expect(
      readTableCells(within(sheet).getByRole('table', { name: 'Timeline with causes' })).slice(1),
    ).toEqual([
      ['18:00:00', 'Processing', 'portal', 'by the shop', ''],
      ['18:05:31', 'Rider on the way', 'rider', 'Looked for a rider for 5:31', '+5:31'],
      ['18:10:00', 'Rider nearby', 'position', 'by the rider', '+4:29'],
      ['18:18:32', 'Collected', expect.any(String), 'Rider waited 8:32 at the shop', '+8:32'],
      ['18:47:24', 'Delivered', expect.any(String), expect.any(String), '+28:52'],
    ]);
    expect(sheet).toHaveTextContent(
      'The 11:24: on the way 6:21, at the shop 3:32 over the usual 5:00, search 1:31 over the usual 4:00.',
    );
    expect(
      readTableCells(within(sheet).getByRole('table', { name: 'Fee history' }))
        .at(-1)
        ?.at(-1),
    ).toMatch(/70$/);
    expect(sheet).toHaveTextContent('No position of the rider: 18:06:00–18:18:4518:18:45–18:47:15');
  });

  it('says when photos and signatures were deleted [TRACK-HIST-21]', async () => {
    const { order, backend } = open();
    const deleted = { deleted_at: EVENING + 90 * 86_400, sha256: 'a1' };
    backend.state.evidence.set(order.order_id, {
      deleted_proofs: [
        { kind: 'delivery', created_at: EVENING + 2844, ...deleted },
        { kind: 'signature', created_at: EVENING + 2845, ...deleted },
      ],
    });
    const items = await screen.findAllByText(/deleted on/);
    expect(items.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^At the door 18:47:24 · deleted on .+\d/),
      expect.stringMatching(/^Signed 18:47:25 · deleted on .+\d/),
    ]);
  });

  it('replays positions with arrow keys and stages with PageUp and PageDown, and announces time and place', async () => {
    const { user } = open();
    const slider = await screen.findByRole('slider', { name: 'Time' });
    const replay = screen.getByRole('region', { name: 'Replay' });
    expect(replay).toHaveTextContent('point 4 of 4');
    slider.focus();
    await user.keyboard('{Home}');
    expect(replay).toHaveTextContent('point 1 of 4');
    expect(slider).toHaveAttribute(
      'aria-valuetext',
      expect.stringMatching(/^18:05:45, Rider on the way, .* to the marker/),
    );
    await user.keyboard('{ArrowRight}');
    expect(replay).toHaveTextContent('point 2 of 4');
    await user.keyboard('{PageUp}');
    expect(replay).toHaveTextContent('point 3 of 4');
    expect(slider).toHaveAttribute('aria-valuetext', expect.stringMatching(/^18:18:45, Collected/));
    await user.keyboard('{PageDown}{PageDown}{ArrowLeft}');
    expect(replay).toHaveTextContent('point 1 of 4');
  });

  it('shows how many links are open, and closes them', async () => {
    const { user } = open();
    const share = await screen.findByRole('button', { name: 'Share link' });
    expect(screen.queryByRole('button', { name: /^End/ })).toBeNull();
    await user.click(share);
    expect(await screen.findByText(/^1 link is open, until .*Dec/)).toBeVisible();
    await user.click(share);
    await user.click(await screen.findByRole('button', { name: 'End all links' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: /^End/ })).toBeNull());
  });

  it('opens from the order and returns to it', async () => {
    const order = late();
    const { user } = openTracking({ path: `/history/v1001?order_id=${order.order_id}`, orders: [order] });
    await user.click(await screen.findByRole('button', { name: /^Replay and evidence/ }));
    expect(await screen.findByText('No positions to replay')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Back to the order' }));
    expect(await screen.findByRole('button', { name: /^Replay and evidence/ })).toBeVisible();
  });

  it('is not available for an order of another vendor', async () => {
    openTracking({ path: '/history/v1001?view=evidence&order_id=v1001-261100000nobody' });
    expect(await screen.findByText(/v1001-261100000nobody/)).toBeVisible();
    expect(screen.queryByRole('article')).toBeNull();
  });
});
