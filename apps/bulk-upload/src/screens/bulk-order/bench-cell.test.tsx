import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { buildBulkRow, createFakeBackend } from '@courier/api-client/testing';
import { drop, openBulk } from '../../testing/open-bulk';
import { TEMPLATE, workbook } from '../../testing/real-workbook';

const ADDRESS = 'No. 17, Ln. 240, Guangfu S. Rd.';
const LINES = [
  ['Chou Ya-ting', '0928114602', ADDRESS, '520', 'PAID'],
  ['Tseng 3', '0933207418', 'No. 5, Linyi St.', '390', 'PAID'],
  ['Yang 4', '0963918204', 'No. 12, Renai Rd.', '410', 'PAID'],
  ['Lai 5', '0910882176', 'No. 98, Heping E. Rd.', '', 'PAID'],
];
const REFUSED = { status: 'PREPROCESS_FAIL', error: 'validation.wrong-customer-name' } as const;

const findBenchRow = (number: number) =>
  screen.getByRole('rowheader', { name: new RegExp(`${number}$`) }).closest('[role="row"]') as HTMLElement;
const cells = (number: number) =>
  within(findBenchRow(number))
    .getAllByRole('gridcell')
    .map((cell) => cell.textContent);

/** Four checked rows: the first is good and has a fee, the others have a name with digits. */
async function openRepair() {
  const good = buildBulkRow({ row_number: 2 });
  const place = { latitude: 25.04, longitude: 121.55, precision: 'address' };
  const backend = createFakeBackend({
    bulkRows: [
      { ...good, order: { ...good.order, dropoff_address: ADDRESS, delivery_fee: 79, place } },
      ...[3, 4, 5].map((row_number) => {
        const row = buildBulkRow({ row_number, ...REFUSED });
        return { ...row, order: { ...row.order, delivery_fee: null, place: null } };
      }),
    ],
  });
  const opened = openBulk({ backend });
  await drop(workbook([TEMPLATE, ...LINES]));
  await opened.user.click(await screen.findByRole('button', { name: 'Repair 3 rows' }));
  await screen.findByRole('grid', { name: 'Rows of the file' });
  return opened;
}

describe('a wrong cell', () => {
  it('shows its rule and value, and Enter repairs it and all like it as one step', async () => {
    const { user } = await openRepair();
    expect(screen.getByText('Row 3, Customer:', { exact: false })).toHaveTextContent('“Tseng 3”');
    expect(screen.getByRole('checkbox', { name: '2 more like this' })).toBeChecked();
    screen.getByRole('grid').focus();
    await user.keyboard('{Enter}');
    expect([3, 4, 5].map((number) => cells(number)[0])).toEqual(['Tseng', 'Yang', 'Lai']);
    await user.keyboard('{Control>}z{/Control}');
    expect([3, 4, 5].map((number) => cells(number)[0])).toEqual(['Tseng 3', 'Yang 4', 'Lai 5']);
  });

  it('is focused first, even far to the side', async () => {
    const refused = { status: 'PREPROCESS_FAIL', error: 'validation.fill-amount' } as const;
    const backend = createFakeBackend({
      bulkRows: [buildBulkRow({ row_number: 2 }), buildBulkRow({ row_number: 3, ...refused })],
    });
    const { user } = openBulk({ backend });
    await drop(
      workbook([TEMPLATE, LINES[0] ?? [], ['Lai Chih-hung', '0910882176', ADDRESS, 'free', 'PAID']]),
    );
    await user.click(await screen.findByRole('button', { name: 'Repair 1 row' }));
    const begun = await screen.findByRole('gridcell', { selected: true });
    expect([begun.textContent, begun.getAttribute('aria-invalid')]).toEqual(['free', 'true']);
    await user.click(screen.getByRole('radio', { name: 'All 2' }));
    expect(screen.getByRole('gridcell', { selected: true })).toHaveTextContent(String(LINES[0]?.[0]));
  });

  it('is repaired alone when the user does not want the others', async () => {
    const { user } = await openRepair();
    await user.click(screen.getByRole('checkbox', { name: '2 more like this' }));
    await user.click(screen.getByRole('button', { name: 'Use “Tseng”' }));
    expect([3, 4, 5].map((number) => cells(number)[0])).toEqual(['Tseng', 'Yang 4', 'Lai 5']);
  });
});

describe('the fee of a row', () => {
  it('is shown until the location changes, and is added up before anything is placed', async () => {
    const { user } = await openRepair();
    const foot = within(screen.getByRole('contentinfo'));
    expect(foot.getByText(/^NT.79$/)).toBeVisible();
    expect(foot.getByText('Good to place').nextSibling).toHaveTextContent('1 of 4');
    // All good rows have a fee.
    expect(foot.queryByText('for 1 row')).toBeNull();
    await user.click(screen.getByRole('radio', { name: 'All 4' }));
    expect(cells(2).at(-1)).toMatch(/^NT.79$/);
    expect(cells(3).at(-1)).toBe('–');
    await user.dblClick(within(findBenchRow(2)).getByRole('gridcell', { name: ADDRESS }));
    await user.keyboard('{Control>}a{/Control}No. 1, Anhe Rd.{Enter}');
    expect(cells(2).at(-1)).toBe('–');
    expect(foot.queryByText('Delivery fees')).not.toBeInTheDocument();
  });
});

describe('find and replace', () => {
  it('moves from match to match, replaces one, and closes with Escape', async () => {
    const { user } = await openRepair();
    screen.getByRole('grid').focus();
    await user.keyboard('{Control>}f{/Control}');
    const find = screen.getByRole('textbox', { name: 'Find' });
    expect(find).toHaveFocus();
    await user.type(find, 'rd.');
    expect(screen.getByText('3 cells found')).toBeVisible();
    await user.keyboard('{Enter}');
    expect(screen.getByText('2 of 3')).toBeVisible();
    await user.keyboard('{Enter}{Enter}');
    expect(screen.getByText('1 of 3')).toBeVisible();
    // The search includes good rows.
    expect(screen.getByRole('radio', { name: 'All 4' })).toBeChecked();
    await user.type(screen.getByRole('textbox', { name: 'Replace with' }), 'Road');
    await user.click(screen.getByRole('button', { name: 'Replace' }));
    expect([2, 4, 5].map((number) => cells(number)[2])).toEqual([
      'No. 17, Ln. 240, Guangfu S. Road',
      'No. 12, Renai Rd.',
      'No. 98, Heping E. Rd.',
    ]);
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('textbox', { name: 'Find' })).not.toBeInTheDocument();
    expect(screen.getByRole('grid')).toHaveFocus();
  });
});
