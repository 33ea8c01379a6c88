import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { buildBulkRow, createFakeBackend } from '@courier/api-client/testing';
import { drop, openBulk } from '../../testing/open-bulk';
import { workbook } from '../../testing/real-workbook';

const HEADING =
  'customer_name\tcustomer_phone\tdropoff_address\tamount\tpayment_method\tdelivery_type\tdelivery_date\tdelivery_time';
const buildPastedRow = (name: string, more: string) =>
  `${name}\t0912048317\tNo. 17, Ln. 240, Guangfu S. Rd. ${name}\t640\t${more}`;

async function paste(...rows: string[]) {
  const opened = openBulk();
  const { user } = opened;
  await user.click(await screen.findByRole('button', { name: 'Paste rows' }));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('textbox', { name: 'Rows' }));
  await user.paste([HEADING, ...rows].join('\n'));
  await user.click(within(dialog).getByRole('button', { name: 'Use these rows' }));
  await screen.findByRole('grid', { name: 'Rows of the file' });
  return opened;
}

const cells = (number: number) => {
  const head = screen.getByRole('rowheader', { name: new RegExp(`${number}$`) });
  return within(head.closest('[role="row"]') as HTMLElement)
    .getAllByRole('gridcell')
    .map((cell) => cell.textContent);
};

describe('an ambiguous cell', () => {
  it('is a question, neither good nor wrong, and one answer applies to all cells like it', async () => {
    const { user } = await paste(
      buildPastedRow('Lin', 'unpaid\t\t\t'),
      buildPastedRow('Chen', 'unpaid\t\t\t'),
      buildPastedRow('Wu', 'Cash on Delivery (COD)\t\t\t'),
    );
    expect(screen.getByRole('radio', { name: 'Good 1' })).toBeInTheDocument();
    expect(screen.getByRole('radio', { name: 'To repair 0' })).toBeInTheDocument();
    expect(screen.getByRole('radio', { name: 'Questions 2' })).toBeChecked();
    expect(screen.getByText('How is an order with “unpaid” paid?')).toBeVisible();
    await user.click(screen.getByRole('button', { name: /^Use “Cash on delivery”/ }));
    expect([cells(2)[4], cells(3)[4]]).toEqual(['Cash on delivery', 'Cash on delivery']);
    expect(screen.getByRole('radio', { name: 'Good 3' })).toBeInTheDocument();
    expect(document.body).not.toHaveTextContent('CASH_ON_DELIVERY');
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(screen.getByRole('radio', { name: 'Questions 2' })).toBeInTheDocument();
  });

  it('asks about an instant row with a date, and the answer clears the date', async () => {
    const { user } = await paste(buildPastedRow('Lin', 'PAID\tinstant\t2026-11-28\t18:30'));
    expect(
      screen.getByText('The row says instant, but it has a date or a time. Which is right?'),
    ).toBeVisible();
    expect(screen.getByRole('button', { name: /^Use “Scheduled”/ })).toBeVisible();
    await user.click(screen.getByRole('button', { name: /^Use “Instant”/ }));
    expect([cells(2)[11], ...cells(2).slice(5, 7)]).toEqual(['Instant', '', '']);
    expect(screen.getByRole('radio', { name: 'Good 1' })).toBeInTheDocument();
  });

  it('is an error when no meaning is possible, with its value in the message', async () => {
    await paste(buildPastedRow('Lin', 'PAID\t\tsoonish\t18:30'));
    expect(screen.getByRole('radio', { name: 'To repair 1' })).toBeChecked();
    expect(screen.getByText('“soonish” is not a date we can read. Write it like 2026-11-28.')).toBeVisible();
  });
});

it("shows the server's question about a cell with the likely meanings", async () => {
  const failed = { status: 'PREPROCESS_FAIL', error: 'cell.which-payment' } as const;
  const cell = { column: 'payment_method', value: 'unpaid', answers: ['CASH_ON_DELIVERY', 'PAID'] };
  openBulk({ backend: createFakeBackend({ bulkRows: [buildBulkRow({ row_number: 2, ...failed, cell })] }) });
  await drop(
    workbook([
      ['customer_name', 'customer_phone', 'dropoff_address', 'amount', 'payment_method'],
      ['Lin', '0912048317', 'No. 17, Guangfu S. Rd.', '640', 'unpaid'],
    ]),
  );
  expect(
    await screen.findByText('How is an order with “unpaid” paid? It may mean Cash on delivery, Paid.'),
  ).toBeVisible();
});
