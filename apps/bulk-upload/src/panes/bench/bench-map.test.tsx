import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { MapViewProps } from '@courier/ui-kit/core';
import { buildBulkRow, createFakeBackend } from '@courier/api-client/testing';
import { readWorkbook } from '@courier/sheet-reader/xlsx';
import { drop, openBulk } from '../../testing/open-bulk';
import { TEMPLATE, workbook } from '../../testing/real-workbook';

const mockMaps: MapViewProps[] = [];
jest.mock('@courier/ui-kit/core', () => ({
  ...jest.requireActual<object>('@courier/ui-kit/core'),
  MapView: (props: MapViewProps) => {
    mockMaps.push(props);
    return props.overlay;
  },
}));
beforeEach(() => void (mockMaps.length = 0));

const ADDRESSES = ['Block 4, Salmiya', 'Old bakery', 'Gulf Road', 'Block 9, Hawally'];
const LINES = ADDRESSES.map((address, index) => [
  `Maryam ${'abcd'[index]}`,
  `5001234${index}`,
  address,
  '2.500',
  'PAID',
]);
const buildPlacedRow = (row_number: number, precision: string | null, more: object = {}) =>
  buildBulkRow({
    row_number,
    ...more,
    order: {
      dropoff_address: ADDRESSES[row_number - 2] ?? '',
      place: precision === null ? null : { latitude: 29.3 + row_number / 100, longitude: 48, precision },
    },
  });

/** Four rows of a shop in Kuwait: one exact, one not found, two known by street only. */
async function open() {
  const backend = createFakeBackend({
    bulkRows: [
      buildPlacedRow(2, 'address'),
      buildPlacedRow(3, null, { status: 'PREPROCESS_FAIL', error: 'validation.invalid-coordinates' }),
      buildPlacedRow(4, 'street'),
      buildPlacedRow(5, 'street'),
    ],
  });
  const opened = openBulk({ backend, country: 'KW' });
  await drop(workbook([TEMPLATE, ...LINES]));
  await opened.user.click(await screen.findByRole('button', { name: 'Repair 1 row' }));
  await screen.findByRole('grid');
  return opened;
}
const numbers = () =>
  within(screen.getByRole('grid'))
    .getAllByRole('rowheader')
    .map((head) => head.textContent);

describe('the map beside the rows', () => {
  it('shows the certainty of each address, doubtful ones first', async () => {
    const { user } = await open();
    expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual([
      'Exact address',
      'Street only, check the marker',
      'Not found',
    ]);
    expect(screen.getAllByRole('definition').map((figure) => figure.textContent)).toEqual(['1', '2', '1']);
    await user.click(screen.getByRole('radio', { name: 'To check 3' }));
    expect(numbers()).toEqual(['3', '4', '5']);
  });

  it('uploads the coordinates of a moved pin, and undoes the move in one step', async () => {
    const { user, backend } = await open();
    await user.click(screen.getByRole('radio', { name: 'To check 3' }));
    await user.click(within(screen.getByRole('grid')).getByText('Gulf Road'));
    expect(mockMaps.at(-1)?.dropoff).toEqual({ latitude: 29.34, longitude: 48 });
    act(() => mockMaps.at(-1)?.onDropoffMove?.({ latitude: 29.351234567, longitude: 48.01 }));
    expect(screen.getByText('Row 4 · Exact address')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(screen.getByText('Row 4 · Street only, check the marker')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Redo' }));
    await user.click(screen.getByRole('button', { name: 'Check 4 rows' }));
    await waitFor(() => expect(backend.callsOf('bulkJobs.create')).toHaveLength(2));
    const { content } = backend.callsOf('bulkJobs.create')[1]?.body as { content: string };
    const sent = readWorkbook(Uint8Array.from(atob(content), (sign) => sign.charCodeAt(0)));
    expect(sent.rows.map(({ cells }) => cells.slice(13))).toEqual(
      [[], [], ['29.351235', '48.010000'], []].map((cells) => (cells.length === 0 ? ['', ''] : cells)),
    );
  });

  it('sets a pin when nothing was found, and drops the found location when the address changes', async () => {
    const { user } = await open();
    expect(mockMaps.at(-1)?.dropoff).toBeUndefined();
    act(() => mockMaps.at(-1)?.onPress?.({ latitude: 29.3, longitude: 48.05 }));
    expect(screen.getByText('Row 3 · Exact address')).toBeVisible();
    expect(screen.getByRole('radio', { name: 'To repair 0' })).toBeInTheDocument();
    await user.click(screen.getByRole('radio', { name: 'To check 2' }));
    await user.click(within(screen.getByRole('grid')).getByText('Block 9, Hawally'));
    await user.keyboard('Block 10{Enter}');
    expect(screen.getByText(/^Row 5 · Not looked up yet/)).toBeVisible();
  });
});
