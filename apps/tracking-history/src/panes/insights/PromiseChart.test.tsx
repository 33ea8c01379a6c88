import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { promiseGroups } from '../../model/insights/promise-groups';
import { PromiseChart } from './PromiseChart';

const WIDTH = 317;
const LETTER = 6;
const promises = Array.from({ length: 40 }, (_, index) => ({
  promised: 30 + (index % 2) * 5,
  actual: 27 + (index % 5),
  orders: 1,
  late: 0,
}));

it.each([
  ['half', '8 in 10'],
  ['separuh', '8 daripada 10'],
  ['halvparten', '8 av 10'],
  ['آدھے', '10 میں سے 8'],
])('keeps the marks of the legend beside the words %s and %s', (half, eightInTen) => {
  const words = { actual: 'actual', promised: 'promised', exact: 'exact', half, eightInTen };
  const { container } = render(
    <svg>
      <PromiseChart
        groups={promiseGroups(promises)}
        single={null}
        size={{ width: WIDTH, height: 240 }}
        words={words}
      />
    </svg>,
  );
  const mark = container.querySelector('line[y1="8"][y2="8"]');
  const [from, to] = [Number(mark?.getAttribute('x1')), Number(mark?.getAttribute('x2'))];
  expect(to).toBeGreaterThan(from);
  expect(to + LETTER * eightInTen.length).toBeLessThanOrEqual(WIDTH);
  const start = Number(screen.getByText(half).getAttribute('x'));
  expect(start + LETTER * half.length).toBeLessThanOrEqual(from);
});
