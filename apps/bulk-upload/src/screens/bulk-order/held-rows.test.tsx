import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { buildBulkRow, createFakeBackend } from '@courier/api-client/testing';
import { readWorkbook } from '@courier/sheet-reader/xlsx';
import { openBulk, placeButton } from '../../testing/open-bulk';

const ADDRESS = 'No. 3, Nowhere Blvd., Kaohsiung';
const LINES = [
  'name\tphone\taddress\tamount\tpayment',
  `Amy Chen\t0912048317\t${ADDRESS}\t640\tpaid`,
  'Bo Lin\t0912048318\tNo. 7, Sec. 5, Xinyi Rd.\t90\tpaid',
];
const HELD_PLACE = buildBulkRow({
  row_number: 2,
  status: 'PREPROCESS_FAIL',
  error: 'bulk.confirm-place',
  refused_value: ADDRESS,
  order: {
    customer_name: 'Amy Chen',
    dropoff_address: ADDRESS,
    place: { latitude: 22.62, longitude: 120.3, precision: 'approximate' },
  },
});
const HELD_TWIN = buildBulkRow({
  row_number: 3,
  status: 'PREPROCESS_FAIL',
  error: 'bulk.duplicate-order',
  duplicate_of: { order_id: 'v1002-7', customer_name: 'Bo Lin' },
  order: { customer_name: 'Bo Lin' },
});

async function checked(rows = [HELD_PLACE, HELD_TWIN]) {
  const backend = createFakeBackend({ bulkRows: rows });
  const opened = openBulk({ backend });
  await opened.user.click(await screen.findByRole('button', { name: 'Paste rows' }));
  await opened.user.click(screen.getByRole('textbox', { name: 'Rows' }));
  await opened.user.paste(LINES.join('\n'));
  await opened.user.click(screen.getByRole('button', { name: 'Use these rows' }));
  await opened.user.click(await screen.findByRole('button', { name: 'Check 2 rows' }));
  await screen.findByRole('table', { name: 'Rows of the file' });
  return opened;
}

const uploads = ({ backend }: ReturnType<typeof openBulk>) =>
  backend.callsOf('bulkJobs.create').map(({ body }) => {
    const { content, ...sent } = body as { content: string; confirmed_duplicates?: number[] };
    const bytes = Uint8Array.from(atob(content), (sign) => sign.charCodeAt(0));
    return { ...sent, rows: readWorkbook(bytes).rows };
  });

afterEach(() => void jest.restoreAllMocks());

describe('rows held by the server', () => {
  it('name the doubtful value and offer no way to place them', async () => {
    await checked();
    expect(screen.getByText(/“No. 3, Nowhere Blvd., Kaohsiung” was not found exactly/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Place/ })).toBeNull();
  });

  it('lead to questions on the bench, whose confirmed pin and duplicate are uploaded', async () => {
    const opened = await checked();
    const { user } = opened;
    await user.click(screen.getByRole('button', { name: 'Repair 2 rows' }));
    const [confirm] = await screen.findAllByRole('button', { name: 'The marker is right' });
    if (confirm) await user.click(confirm);
    await user.click(screen.getByRole('radio', { name: 'Duplicates 1' }));
    expect(screen.getByText('Same phone and address as Bo Lin, order v1002-7 of today')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Two orders: place it too' }));
    await user.click(screen.getByRole('button', { name: 'Check 2 rows' }));
    await waitFor(() => expect(uploads(opened)).toHaveLength(2));
    const [first, second] = uploads(opened);
    expect(first).not.toHaveProperty('confirmed_duplicates');
    expect(second?.confirmed_duplicates).toEqual([3]);
    expect(second?.rows[0]?.cells.slice(-2)).toEqual(['22.620000', '120.300000']);
  });

  it('stay on the results after the others were placed', async () => {
    const { user, shell } = await checked([HELD_PLACE, buildBulkRow({ row_number: 3 })]);
    await user.click(await placeButton(1));
    await user.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: 'Place 1 order' }),
    );
    expect(await screen.findByText(/Orders placed: 1\./)).toBeVisible();
    expect(shell.navigations).toEqual([]);
    expect(screen.getByText(/was not found exactly/)).toBeVisible();
    expect(screen.getByRole('img', { name: /^About \d.* from the shop$/ })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Answer 1 row' }));
    expect((await screen.findAllByRole('button', { name: 'The marker is right' }))[0]).toBeVisible();
  });
});

describe('rows for a closed shop', () => {
  it('are refused on the bench with the opening time when they are instant', async () => {
    // 07:00 in Taipei.
    jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-24T23:00:00Z'));
    const backend = createFakeBackend();
    backend.state.parameters = { ...backend.state.parameters, serviceHours: '0915:2130' };
    const { user } = openBulk({ backend });
    await user.click(await screen.findByRole('button', { name: 'Paste rows' }));
    await user.click(screen.getByRole('textbox', { name: 'Rows' }));
    await user.paste(LINES.join('\n'));
    await user.click(screen.getByRole('button', { name: 'Use these rows' }));
    expect(await screen.findByRole('radio', { name: 'To repair 2' })).toBeInTheDocument();
    expect(
      screen.getAllByText('The shop is closed. It opens at 09:15; choose a later time.')[0],
    ).toBeVisible();
  });
});
