import { describe, expect, it } from '@jest/globals';
import { RowsInSight } from './rows-in-sight';

const COUNT = 1000;
const range = (startIndex: number, endIndex: number) => ({ startIndex, endIndex, overscan: 0, count: COUNT });
const orderLabel = (index: number) => `order ${index}`;
const ends = (rows: readonly number[]) => [rows[0], rows.at(-1)];

function grown(most = 6) {
  const sight = new RowsInSight(most);
  sight.extract(range(100, 107), orderLabel);
  while (!sight.isWhole) sight.grow();
  sight.extract(range(100, 107), orderLabel);
  return sight;
}

describe('rows of a long list', () => {
  it('are the visible ones at first, then a few more at a time on each side', () => {
    const sight = new RowsInSight(6);
    expect(ends(sight.extract(range(100, 107), orderLabel))).toEqual([100, 107]);
    sight.grow();
    expect(ends(sight.extract(range(100, 107), orderLabel))).toEqual([96, 111]);
    expect(sight.isWhole).toBe(false);
    sight.grow();
    expect(ends(sight.extract(range(100, 107), orderLabel))).toEqual([94, 113]);
    expect(sight.isWhole).toBe(true);
  });

  it('stay the same number while the user scrolls past them', () => {
    expect(ends(grown().extract(range(104, 111), orderLabel))).toEqual([98, 117]);
    expect(ends(grown().extract(range(97, 104), orderLabel))).toEqual([91, 110]);
  });

  it('are only the visible ones if most of them are new', () => {
    expect(ends(grown().extract(range(110, 117), orderLabel))).toEqual([104, 123]);
    const sight = grown();
    expect(ends(sight.extract(range(111, 118), orderLabel))).toEqual([111, 118]);
    expect(sight.isWhole).toBe(false);
  });

  it('are only the visible ones if other records are at the same indexes', () => {
    expect(ends(grown().extract(range(100, 107), (index) => `past order ${index}`))).toEqual([100, 107]);
  });

  it('stay the same number when a new record moves the others', () => {
    const moved = (index: number) => (index === 100 ? 'new order' : orderLabel(index - 1));
    expect(ends(grown().extract(range(100, 107), moved))).toEqual([94, 113]);
  });

  it('end with the list', () => {
    const sight = grown();
    expect(ends(sight.extract({ ...range(100, 103), count: 104 }, orderLabel))).toEqual([94, 103]);
  });
});
