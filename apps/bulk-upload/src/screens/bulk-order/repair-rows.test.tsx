import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { buildBulkRow, createFakeBackend, type FakeBackend } from '@courier/api-client/testing';
import { readWorkbook } from '@courier/sheet-reader/xlsx';
import { drop, openBulk } from '../../testing/open-bulk';
import { TEMPLATE, workbook } from '../../testing/real-workbook';

const LINES = [
  ['Chou Ya-ting', '0928114602', 'No. 8, Anhe Rd.', '520', 'PAID'],
  ['Tseng 3', '0933207418', 'No. 5, Linyi St.', '390', 'PAID'],
  ['Yang Ching-yi', '0963918204', 'No. 12, Renai Rd.', '', 'Cash'],
];

const sent = (backend: FakeBackend, index: number) => {
  const { content } = backend.callsOf('bulkJobs.create')[index]?.body as { content: string };
  return readWorkbook(Uint8Array.from(atob(content), (sign) => sign.charCodeAt(0)));
};
const cell = (row: number, column: number) =>
  within(within(screen.getByRole('grid')).getAllByRole('row')[row] as HTMLElement).getAllByRole('gridcell')[
    column
  ] as HTMLElement;

/** Opens the two refused rows of three for repair. */
async function openRepair() {
  const backend = createFakeBackend({
    bulkRows: [
      buildBulkRow({ row_number: 2 }),
      buildBulkRow({ row_number: 3, status: 'PREPROCESS_FAIL', error: 'validation.wrong-customer-name' }),
      buildBulkRow({ row_number: 4, status: 'PREPROCESS_FAIL', error: 'validation.fill-amount' }),
    ],
  });
  const opened = openBulk({ backend });
  await drop(workbook([TEMPLATE, ...LINES]));
  await opened.user.click(await screen.findByRole('button', { name: 'Repair 2 rows' }));
  await screen.findByRole('grid', { name: 'Rows of the file' });
  return opened;
}

describe('rows under repair', () => {
  it('show every wrong cell with its rule, value and repair', async () => {
    const { user } = await openRepair();
    expect(within(screen.getByRole('grid')).getAllByRole('row')).toHaveLength(1 + 2);
    expect(cell(1, 0)).toHaveAttribute('aria-invalid', 'true');
    expect(screen.getByText('Row 3, Customer:', { exact: false })).toHaveTextContent('“Tseng 3”');
    await user.click(screen.getByRole('button', { name: 'Use “Tseng”' }));
    expect(cell(1, 0)).toHaveTextContent('Tseng');
    expect(cell(1, 0)).not.toHaveAttribute('aria-invalid');
    expect(screen.getByText('1 cell repaired')).toBeVisible();
    expect(screen.getByRole('radio', { name: 'To repair 1' })).toBeInTheDocument();
    // The missing amount; “Cash” is a known payment method.
    expect(
      within(screen.getByRole('grid'))
        .getAllByRole('gridcell')
        .filter((each) => each.hasAttribute('aria-invalid')),
    ).toHaveLength(1);
  });

  it('are repaired in bulk only after every change was listed', async () => {
    const { user } = await openRepair();
    await user.click(screen.getByRole('button', { name: '1 one-click repair' }));
    const list = within(await screen.findByRole('dialog', { name: '1 certain repair' }));
    expect(list.getByText('Row 3 · Customer')).toBeVisible();
    expect(list.getByText('Tseng 3')).toBeVisible();
    expect(list.getByText('Tseng')).toBeVisible();
    expect(cell(1, 0)).toHaveTextContent('Tseng 3');
    await user.click(list.getByRole('button', { name: 'Back' }));
    expect(cell(1, 0)).toHaveTextContent('Tseng 3');
    await user.click(screen.getByRole('button', { name: '1 one-click repair' }));
    await user.click(screen.getByRole('button', { name: 'Make this change' }));
    expect(cell(1, 0)).toHaveTextContent(/^Tseng$/);
  });

  it('are kept when their upload fails', async () => {
    const { user, backend, shell } = await openRepair();
    await user.click(screen.getByRole('button', { name: 'Use “Tseng”' }));
    backend.fail('bulkJobs.create', { status: 503 });
    await user.click(screen.getByRole('button', { name: 'Check 3 rows' }));
    await waitFor(() => expect(shell.notices).toMatchObject([{ type: 'error' }]));
    await screen.findByRole('grid', { name: 'Rows of the file' });
    expect(screen.getByText('1 cell repaired')).toBeVisible();
    expect(screen.getByRole('radio', { name: 'To repair 1' })).toBeInTheDocument();
    expect(cell(1, 0)).toHaveTextContent('Yang Ching-yi');
  });

  it('are repaired by keyboard, undone, and checked again as a workbook', async () => {
    const { user, backend } = await openRepair();
    screen.getByRole('grid').focus();
    await user.keyboard('{F2}');
    expect(screen.getByRole('textbox', { name: 'Customer' })).toHaveValue('Tseng 3');
    await user.keyboard('{Backspace}{Backspace}{Enter}');
    expect(cell(1, 0)).toHaveTextContent(/^Tseng$/);
    await user.keyboard('{Control>}z{/Control}');
    expect(cell(1, 0)).toHaveTextContent('Tseng 3');
    await user.keyboard('{Control>}y{/Control}');
    expect(cell(1, 0)).toHaveTextContent(/^Tseng$/);
    await user.keyboard('Yang{Escape}');
    expect(cell(2, 0)).toHaveTextContent('Yang Ching-yi');
    await user.keyboard('{ArrowRight>3/}610{Tab}');
    backend.state.bulkRows = [
      buildBulkRow(),
      buildBulkRow({ row_number: 3 }),
      buildBulkRow({ row_number: 4 }),
    ];
    await user.click(screen.getByRole('button', { name: 'Check 3 rows' }));
    expect(await screen.findByRole('button', { name: 'Place 3 orders' })).toBeVisible();
    const { rows } = sent(backend, 1);
    expect(rows.map(({ number }) => number)).toEqual([2, 3, 4]);
    expect(rows[1]?.cells.slice(0, 2)).toEqual(['Tseng', '0933207418']);
    expect(rows[2]?.cells.slice(7, 9)).toEqual(['610', 'Cash']);
  });

  it('are filled down, pasted into, and searched', async () => {
    const { user } = await openRepair();
    await user.click(cell(1, 1));
    await user.paste('0911111111\tNo. 1, Anhe Rd.\n0922222222');
    expect([cell(1, 1), cell(1, 2), cell(2, 1)].map((each) => each.textContent)).toEqual([
      '0911111111',
      'No. 1, Anhe Rd.',
      '0922222222',
    ]);
    await user.click(cell(1, 7));
    await user.keyboard('5F');
    await user.keyboard('{Enter}{ArrowUp}{Control>}d{/Control}');
    expect(cell(2, 7)).toHaveTextContent('5F');
    await user.click(screen.getByRole('button', { name: 'Find and replace' }));
    await user.type(screen.getByRole('textbox', { name: 'Find' }), 'rd.');
    await user.type(screen.getByRole('textbox', { name: 'Replace with' }), 'Road');
    await user.click(screen.getByRole('button', { name: 'Replace all 3' }));
    expect(cell(1, 2)).toHaveTextContent('No. 1, Anhe Road');
  });
});

describe('a sheet with other headings', () => {
  it('asks for its columns before the first upload', async () => {
    const backend = createFakeBackend();
    const { user } = openBulk({ backend });
    await drop(
      workbook([
        ['Recipient', 'Mobile', 'Goes to', 'Sum'],
        ['Lin', '0912048317', 'No. 17, Guangfu S. Rd.', '640'],
      ]),
    );
    expect(await screen.findByText('Which column is which?')).toBeVisible();
    const beginning = screen.getByRole('table', { name: 'First rows of the file' });
    expect(within(beginning).getByText('No. 17, Guangfu S. Rd.')).toBeVisible();
    const use = screen.getByRole('button', { name: 'Use these columns' });
    expect(use).toBeDisabled();
    await user.click(screen.getByRole('combobox', { name: /^Deliver to/ }));
    await user.click(await screen.findByRole('option', { name: 'Goes to – No. 17, Guangfu S. Rd.' }));
    await user.click(use);
    await user.click(await screen.findByRole('button', { name: 'Check 1 row' }));
    await waitFor(() => expect(backend.callsOf('bulkJobs.create')).toHaveLength(1));
    expect(sent(backend, 0).rows[0]?.cells.slice(0, 8)).toEqual([
      'Lin',
      '0912048317',
      'No. 17, Guangfu S. Rd.',
      '',
      '',
      '',
      '',
      '640',
    ]);
  });

  it('can be pasted', async () => {
    const { user } = openBulk();
    await user.click(await screen.findByRole('button', { name: 'Paste rows' }));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Use these rows' }));
    expect(await within(dialog).findByText('The file has no orders.')).toBeVisible();
    await user.click(within(dialog).getByRole('textbox', { name: 'Rows' }));
    await user.paste('姓名\t電話\t地址\t金額\n林小姐\t0912048317\t光復南路 17 號\t640');
    await user.click(within(dialog).getByRole('button', { name: 'Use these rows' }));
    expect(await screen.findByRole('button', { name: 'Check 1 row' })).toBeVisible();
    expect(cell(1, 2)).toHaveTextContent('光復南路 17 號');
  });
});
