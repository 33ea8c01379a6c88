import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { MapViewProps } from '@courier/ui-kit/core';
import { buildBulkRow, createFakeBackend } from '@courier/api-client/testing';
import { moved } from '@courier/config/geometry';
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

const SALMIYA = { latitude: 29.3345, longitude: 48.0757 };
const ADDRESSES = Array.from({ length: 6 }, (_, index) => `Salem Street, House ${3 + 2 * index}, Salmiya`);
/** The house of row 4 is found 1.3 km away from its address. */
const WRONG_ROW = 4;

const placeAt = (number: number, precision: string) => {
  const place = moved(SALMIYA, [number * 20, number === WRONG_ROW ? 1300 : 0]);
  return { ...place, precision };
};

function fakeRows(precision: string) {
  const isExact = precision === 'address';
  return ADDRESSES.map((address, index) =>
    buildBulkRow({
      row_number: index + 2,
      ...(!isExact && { status: 'PREPROCESS_FAIL', error: 'bulk.confirm-place' }),
      order: { dropoff_address: address, place: placeAt(index + 2, precision) },
    }),
  );
}

async function upload(
  precision: string,
  prepare: (backend: ReturnType<typeof createFakeBackend>) => void = () => undefined,
) {
  const backend = createFakeBackend({ bulkRows: fakeRows(precision) });
  // The second look-up finds nothing unless a test adds places.
  backend.state.places = [];
  prepare(backend);
  const opened = openBulk({ backend, country: 'KW' });
  const lines = ADDRESSES.map((address, index) => [
    `Maryam ${'abcdef'[index]}`,
    `5001234${index}`,
    address,
    '2.500',
    'PAID',
  ]);
  await drop(workbook([TEMPLATE, ...lines]));
  return opened;
}

async function review(precision = 'street') {
  const opened = await upload(precision);
  await opened.user.click(await screen.findByRole('button', { name: 'Repair 6 rows' }));
  await screen.findByRole('heading', { name: /^Something does not fit/ });
  return opened;
}

const headings = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const pinRow = (number: number) => screen.getByRole('button', { name: new RegExp(`^Row ${number} `) });
const sentPins = ({ backend }: ReturnType<typeof openBulk>) => {
  const { content } = backend.callsOf('bulkJobs.create')[1]?.body as { content: string };
  const sent = readWorkbook(Uint8Array.from(atob(content), (sign) => sign.charCodeAt(0)));
  return sent.rows.map(({ cells }) => cells.slice(13));
};
const texts = ({ latitude, longitude }: { latitude: number; longitude: number }) => [
  latitude.toFixed(6),
  longitude.toFixed(6),
];

describe('the pins of a file', () => {
  it('open on one map when nothing else is left to do, grouped by how sure they are', async () => {
    await review();
    expect(headings()).toEqual(['Something does not fit 1', 'Only roughly known 5']);
    expect(pinRow(WRONG_ROW)).toHaveTextContent(/1\.3 km from row \d with nearly the same address/);
    expect(mockMaps.at(-1)?.dots).toHaveLength(6);
    expect(mockMaps.at(-1)?.center).toBeUndefined();
  });

  it('are confirmed by one action that says how many, those that may be wrong by another, each undone in one step', async () => {
    const opened = await review();
    const { user } = opened;
    await user.click(screen.getByRole('button', { name: 'Confirm 5 markers' }));
    expect(headings()).toEqual(['Something does not fit 1', 'Confirmed 5']);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(headings()).toEqual(['Something does not fit 1', 'Only roughly known 5']);
    await user.click(screen.getByRole('button', { name: 'Redo' }));
    expect(screen.queryByRole('button', { name: 'Check 6 rows' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Confirm 1 marker that may be wrong' }));
    expect(headings()).toEqual(['Confirmed 6']);
    await user.click(screen.getByRole('button', { name: 'Check 6 rows' }));
    await waitFor(() => expect(opened.backend.callsOf('bulkJobs.create')).toHaveLength(2));
    expect(sentPins(opened)).toEqual(ADDRESSES.map((_, index) => texts(placeAt(index + 2, ''))));
  });

  it('are moved one by one, also by a press on the map that selects the nearest', async () => {
    const { user } = await review();
    act(() => mockMaps.at(-1)?.onPress?.(placeAt(WRONG_ROW, '')));
    expect(pinRow(WRONG_ROW)).toHaveAttribute('aria-pressed', 'true');
    act(() => mockMaps.at(-1)?.onDropoffMove?.(placeAt(3, '')));
    expect(headings()).toEqual(['Only roughly known 5', 'Confirmed 1']);
    await user.click(screen.getByRole('button', { name: 'All markers' }));
    expect(mockMaps.at(-1)?.dropoff).toBeUndefined();
    expect(mockMaps.at(-1)?.dots).toHaveLength(6);
  });

  it('are selected, confirmed and undone with the keyboard alone', async () => {
    const { user } = await review();
    screen.getByRole('button', { name: 'Back to the rows' }).focus();
    pinRow(WRONG_ROW).focus();
    await user.keyboard('{ArrowDown}');
    await waitFor(() => expect(pinRow(WRONG_ROW)).toHaveFocus());
    expect(pinRow(WRONG_ROW)).toHaveAttribute('aria-pressed', 'true');
    await user.tab();
    expect(screen.getByRole('button', { name: 'The marker is right' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(headings()).toEqual(['Only roughly known 5', 'Confirmed 1']);
    await waitFor(() => expect(pinRow(2)).toHaveFocus());
    expect(pinRow(2)).toHaveAttribute('aria-pressed', 'true');
    await user.keyboard('{Control>}z{/Control}');
    expect(headings()).toEqual(['Something does not fit 1', 'Only roughly known 5']);
    screen.getByRole('button', { name: 'Confirm 5 markers' }).focus();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('region', { name: 'Markers on the map' })).toHaveFocus();
  });

  it('that are exact but doubtful are offered before the orders are placed', async () => {
    const { user } = await upload('address');
    const place = await screen.findByRole('button', { name: 'Place 6 orders' });
    expect(await screen.findByRole('button', { name: 'Check 1 marker' })).toBeVisible();
    await user.click(place);
    const dialog = await screen.findByRole('dialog');
    expect(dialog).toHaveTextContent('Something does not fit');
    await user.click(within(dialog).getByRole('button', { name: 'Check 1 marker' }));
    expect(await screen.findByRole('heading', { name: 'Something does not fit 1' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Back to the rows' }));
    expect(await screen.findByTitle('Something does not fit')).toHaveTextContent('Check');
    await user.click(screen.getByRole('button', { name: 'Check 1 marker' }));
    expect(screen.getByRole('region', { name: 'Markers on the map' })).toBeVisible();
  });

  it('are compared with each other alone when the second look-up fails, which is said', async () => {
    const { user } = await upload('street', (backend) => backend.fail('geolocator.locate', { status: 503 }));
    await user.click(await screen.findByRole('button', { name: 'Repair 6 rows' }));
    expect(await screen.findByText(/The second look-up failed/)).toBeVisible();
    expect(headings()).toEqual(['Something does not fit 1', 'Only roughly known 5']);
  });
});
