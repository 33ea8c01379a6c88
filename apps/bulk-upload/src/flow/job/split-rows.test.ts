import { expect, it } from '@jest/globals';
import { mapColumns } from '@courier/sheet-reader';
import type { DraftShelf } from '../../api/draft-shelf';
import { splitRows } from './split-rows';
import { createBenchModel } from '../../model/bench/bench';

const buildRows = (count: number) =>
  createBenchModel(
    {
      heading: ['customer_name'],
      rows: Array.from({ length: count }, (_, index) => ({ number: index + 2, cells: [`c${index}`] })),
    },
    mapColumns(['customer_name']),
  ).rows;

it('keeps rows beyond the limit of one file as drafts, without loss or repetition', async () => {
  const kept: [name: string, numbers: number[]][] = [];
  const shelf = {
    save: async (head: { name: string }, rows: readonly { number: number }[]) => {
      kept.push([head.name, rows.map(({ number }) => number)]);
      return true;
    },
  } as unknown as DraftShelf;
  const { rows, files } = await splitRows({ shelf }, 'week.xlsx', buildRows(25_000 * 2 + 1));
  expect([files, rows.length, rows[0]?.number]).toEqual([3, 25_000, 2]);
  expect(kept.map(([name, numbers]) => [name, numbers.length, numbers[0]])).toEqual([
    ['week (3/3).xlsx', 1, 50_002],
    ['week (2/3).xlsx', 25_000, 25_002],
  ]);
  expect(await splitRows({ shelf }, 'week.xlsx', buildRows(25_000))).toMatchObject({ files: 1 });
  expect(kept).toHaveLength(2);
});
