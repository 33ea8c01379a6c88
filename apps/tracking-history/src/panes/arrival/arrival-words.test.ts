import { expect, it } from '@jest/globals';
import { nowSeconds, buildDemoOrder } from '../../testing/demo-orders';
import type { Wording } from '../../copy';
import { rowTime } from './arrival-words';
import { figureWords } from './figure-words';
import { describeArrival } from '../../model/board/arrival';

const wording = {
  t: (key: string, values: Record<string, unknown> = {}) => [key, ...Object.values(values)].join(' '),
  timeRange: () => 'range',
} as unknown as Wording;

const NOW = nowSeconds();
const coming = (seconds: number) =>
  buildDemoOrder({
    name: 'Lin',
    status: 'COURIER_ACCEPTED_DELIVERY',
    created_at: NOW - 600,
    origin_eta: NOW + seconds,
  });

it.each([
  [300, 'row.riderInMinutes 5', 'detail.aboutMinutes 5'],
  [1, 'row.riderInMinutes 1', 'detail.aboutMinutes 1'],
  [0, 'row.riderSoon', 'detail.lessThanFive'],
  [-29, 'row.riderSoon', 'detail.lessThanFive'],
  [-60, 'row.minutesLate 1', 'detail.late 1'],
])('shows no "0 minutes" for a rider who is due in %s s', (seconds, inRow, inFigure) => {
  const order = coming(seconds);
  expect(rowTime(order, NOW, wording).note).toBe(inRow);
  const arrival = describeArrival(order, NOW);
  const figure = figureWords({ order, arrival, remaining: null, nowSeconds: NOW }, wording);
  expect(figure.note.trim()).toMatch(new RegExp(`^${inFigure}`));
});

it('says beside the promise that an order without an estimate waits', () => {
  const order = {
    ...coming(0),
    origin_eta: null,
    promised_range: { from: NOW + 600, to: NOW + 1200 },
  };
  const arrival = describeArrival(order, NOW);
  expect(figureWords({ order, arrival, remaining: null, nowSeconds: NOW }, wording)).toMatchObject({
    label: 'detail.promise',
    note: 'row.waiting 10',
  });
});
