import 'fake-indexeddb/auto';
import { afterEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { clear, createStore } from 'idb-keyval';
import { buildVendor, createFakeBackend } from '@courier/api-client/testing';
import { DEVICE_DATABASES, LIMITS } from '@courier/config';
import { loadScreens, openRemote, type OpenRemoteOptions } from '@courier/shell-api/testing';
import remote from '../../index';
import { workbook } from '../../testing/real-workbook';
import { drop } from '../../testing/open-bulk';

const database = DEVICE_DATABASES.bulkDrafts;
const kept = createStore(database, database);
afterEach(() => clear(kept));

const buildFoundPlace = (number: string, street: string, latitude: number, longitude: number) => ({
  id: street,
  formatted_address: `${number} ${street}, Kuwait City`,
  latitude,
  longitude,
  city: 'Kuwait City',
  street,
  number,
  suburb: '',
  zipcode: '13021',
  building: '',
  country_code: 'KW',
});
const SHOP = { latitude: 29.3375, longitude: 48.0758, country_code: 'KW', address_text: 'Salmiya' };

/** Kuwait City. */
const AREA = [
  { latitude: 29.2, longitude: 47.8 },
  { latitude: 29.2, longitude: 48.2 },
  { latitude: 29.5, longitude: 48.2 },
  { latitude: 29.5, longitude: 47.8 },
];

/** Noor Sweets in Kuwait with one collection point, NS-2. */
const noor = () =>
  createFakeBackend({
    vendors: [
      buildVendor({ vendor_id: 'v7001', name: 'Noor Sweets', client_vendor_id: 'NS-1', location: SHOP }),
      buildVendor({
        vendor_id: 'v7002',
        name: 'Noor Sweets Salmiya',
        parent_vendor_id: 'v7001',
        client_vendor_id: 'NS-2',
        location: SHOP,
      }),
    ],
    places: [
      buildFoundPlace('14', 'Salem St.', 29.34, 48.0767),
      buildFoundPlace('5', 'Tunis St.', 29.3345, 48.0301),
    ],
  });

const HEADING = ['Branch ID', 'Label', 'Phone', 'Pickup address', 'Owners', 'lat', 'lng'];
const GOOD = [
  ['NS-10', 'Noor Hawally', '22251234', '5 Tunis St.', 'mona@shop.test; ali@shop.test'],
  ['NS-11', 'Noor Gulf Road', '22251235', '14 Salem St.', ''],
];

async function open(options: Partial<OpenRemoteOptions> = {}) {
  await loadScreens(remote);
  return openRemote(remote, {
    path: '/import-collection-points/v7002',
    backend: noor(),
    country: 'KW',
    ...options,
    flags: { 'add-vendor-outlet': true, ...options.flags },
  });
}
const sheet = (lines: readonly (readonly (string | number)[])[]) =>
  drop(workbook([HEADING, ...lines], 'branches.xlsx'));
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const results = async () =>
  within(await screen.findByRole('table', { name: 'Rows of the file' }))
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent?.trim()),
    );

describe('a sheet of collection points', () => {
  it('is looked up in one request and saved row by row under the parent of the selected branch', async () => {
    const { backend, user } = await open();
    await sheet(GOOD);
    await user.click(await button('Save 2 collection points'));
    expect(await screen.findByRole('heading', { name: '2 collection points saved' })).toBeVisible();
    expect(backend.callsOf('geolocator.locate').map(({ body }) => body)).toEqual([
      {
        addresses: ['5 Tunis St.', '14 Salem St.'],
        near: { latitude: SHOP.latitude, longitude: SHOP.longitude },
        language: 'en',
      },
    ]);
    const sent = backend.callsOf('outlets.create').map(({ body }) => body);
    expect(sent).toEqual([
      expect.objectContaining({
        parent_vendor_id: 'v7001',
        client_vendor_id: 'NS-10',
        name: 'Noor Hawally',
        address: '5 Tunis St.',
        latitude: 29.3345,
        longitude: 48.0301,
        city: 'Kuwait City',
        street: 'Tunis St.',
        street_number: '5',
        postal_code: '13021',
        users: ['mona@shop.test', 'ali@shop.test'],
        country_code: 'KW',
      }),
      expect.objectContaining({ client_vendor_id: 'NS-11', users: [] }),
    ]);
    expect(await results()).toEqual([
      ['2', 'Saved', 'NS-10', 'Noor Hawally', ''],
      ['3', 'Saved', 'NS-11', 'Noor Gulf Road', ''],
    ]);
  });

  const MIXED = [
    ...GOOD,
    ['ns-2', 'Another Salmiya', '22251236', '14 Salem St.'],
    ['NS-12', '', '22251236', '14 Salem St.'],
    ['NS-13', 'Noor Pier', '12', '14 Salem St.'],
    ['NS-14', 'Noor Moon', '22251236', 'Crater 4'],
    ['ns-10', 'Noor Hawally 2', '22251236', '5 Tunis St.'],
    ['NS-15', 'Noor Bay', '22251236', '14 Salem St.', 'nobody'],
  ];
  it('marks each wrong cell, taken id, unknown address and repeated id', async () => {
    const { user } = await open();
    await sheet(MIXED);
    expect(await button('Save 2 collection points')).toBeEnabled();
    await user.click(screen.getByRole('radio', { name: /All 8/ }));
    const wrong = screen
      .getAllByRole('gridcell')
      .filter((cell) => cell.getAttribute('aria-invalid') === 'true')
      .map((cell) => cell.getAttribute('title'));
    expect(wrong).toEqual([
      'There is a collection point with this ID already.',
      'Please enter label',
      "“12”: The phone number doesn't seem correct",
      'We cannot compute the location of this address',
      'Please enter a valid email',
    ]);
    await user.click(screen.getByRole('radio', { name: 'Duplicates 1' }));
    expect(screen.getByText('Same ID as row 2')).toBeVisible();
  });

  it('saves the good rows and keeps the others', async () => {
    const { backend, user } = await open();
    await sheet(MIXED);
    await user.click(await button('Save 2 collection points'));
    await screen.findByRole('heading', { name: '2 collection points saved' });
    expect(backend.callsOf('outlets.create')).toHaveLength(2);
    await user.click(await button('Go on with 6 rows'));
    expect(await screen.findByRole('radio', { name: 'All 6' })).toBeVisible();
  });

  it('keeps a refused row with the reason at its cell and saves the rows after it', async () => {
    const { backend, user } = await open();
    await sheet(GOOD);
    await button('Save 2 collection points');
    const failure = { status: 400, translationKey: 'validation.phone-incorrect', field: 'phone_number' };
    backend.fail('outlets.create', failure, 1);
    await user.click(await button('Save 2 collection points'));
    expect(await results()).toEqual([
      ['2', 'Not saved', 'NS-10', 'Noor Hawally', "The phone number doesn't seem correct"],
      ['3', 'Saved', 'NS-11', 'Noor Gulf Road', ''],
    ]);
    await user.click(await button('Go on with 1 row'));
    const grid = await screen.findByRole('grid');
    const [cell] = within(grid)
      .getAllByRole('gridcell')
      .filter((each) => each.getAttribute('aria-invalid') === 'true');
    expect(cell).toHaveTextContent('22251234');
  });

  it('saves no row twice, neither after a lost response nor when the sheet is uploaded again', async () => {
    const { backend, user } = await open();
    await sheet(GOOD);
    await button('Save 2 collection points');
    const release = backend.delay('outlets.create');
    await user.click(await button('Save 2 collection points'));
    await waitFor(() => expect(backend.callsOf('outlets.create')).toHaveLength(1));
    // The row was saved, but the response was lost.
    backend.state.vendors.push(
      buildVendor({
        vendor_id: 'v7100',
        name: 'Noor Hawally',
        parent_vendor_id: 'v7001',
        client_vendor_id: 'NS-10',
      }),
    );
    release();
    expect((await results()).map(([, status]) => status)).toEqual(['There already', 'Saved']);
    await user.click(await button('Another file'));
    await sheet(GOOD);
    expect(await button(/^Save 0/)).toBeDisabled();
    expect(screen.getByText('Left out', { selector: 'footer span' }).nextSibling).toHaveTextContent('2');
    expect(await screen.findAllByRole('img', { name: 'There already' })).toHaveLength(2);
    await user.click(screen.getByRole('gridcell', { name: 'NS-11' }));
    expect(screen.getByText('There already', { selector: 'span' })).toBeVisible();
    expect(backend.callsOf('outlets.create')).toHaveLength(2);
  });

  it('stops after the current row and keeps the rest as a draft', async () => {
    const { backend, user } = await open();
    await sheet(GOOD);
    await button('Save 2 collection points');
    const release = backend.delay('outlets.create');
    await user.click(await button('Save 2 collection points'));
    await user.click(await button('Stop saving'));
    release();
    expect((await results()).map(([, status]) => status)).toEqual(['Saved', 'Not tried']);
    await user.click(await button('Another file'));
    expect(await button('Go on with 1 row')).toBeVisible();
  });

  it('marks rows outside the delivery area, and a pin of the row takes precedence over the address', async () => {
    const { backend, user } = await open({ flags: { 'draw-delivery-areas': true } });
    backend.state.areas.push(AREA);
    await sheet([
      ['NS-10', 'Noor Hawally', '22251234', '14 Salem St.'],
      ['NS-16', 'Noor Riyadh', '22251236', 'King Fahd Rd.', '', 24.7, 46.7],
    ]);
    expect(await screen.findByRole('radio', { name: 'To check 1' })).toBeVisible();
    await user.click(screen.getByRole('radio', { name: 'To check 1' }));
    expect(screen.getByText('Outside', { selector: '[data-certainty]' })).toBeVisible();
    await user.click(await button('Save 2 collection points'));
    await screen.findByRole('heading', { name: '2 collection points saved' });
    expect(backend.callsOf('outlets.create')[1]?.body).toMatchObject({ latitude: 24.7, longitude: 46.7 });
  });

  it(`takes ${LIMITS.outletImportRows} rows at once and keeps further rows as a draft`, async () => {
    const { user } = await open();
    const rows = Array.from({ length: LIMITS.outletImportRows + 1 }, (_, index) => [
      `B-${index}`,
      `Branch ${'abcdefghij'[index % 10]}`,
      '22251236',
      '14 Salem St.',
    ]);
    await sheet(rows);
    expect(await button(`Save ${LIMITS.outletImportRows} collection points`)).toBeEnabled();
    await user.click(await button('Another file'));
    expect(await button('Go on with 1 row')).toBeVisible();
  });
});
