import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { buildBulkRow, createFakeBackend } from '@courier/api-client/testing';
import { drop, openBulk } from '../../testing/open-bulk';
import { TEMPLATE, workbook } from '../../testing/real-workbook';

const wide = window.matchMedia;
beforeEach(() => {
  window.matchMedia = (query) => ({ ...wide(query), matches: query.includes('max-width: 767px') });
});
afterEach(() => {
  window.matchMedia = wide;
});

const LINES = [
  ['Ayesha', '03012345678', 'Block 5, Clifton', '640', 'PAID'],
  ['Bilal 3', '03022345678', 'Keamari Rd. 9', '', 'PAID'],
  ['Chand 4', '03032345678', 'Block 2, Gulberg', '900', 'PAID'],
  ['Danish 5', '03042345678', 'Mall Rd. 3', '410', 'PAID'],
];
const REFUSED = { status: 'PREPROCESS_FAIL', error: 'validation.wrong-customer-name' } as const;

/** Three of four rows of a shop in Karachi have a name with digits; the first of them also lacks an amount. */
async function openRepair() {
  const rows = [buildBulkRow({ row_number: 2 })];
  for (const row_number of [3, 4, 5]) rows.push(buildBulkRow({ row_number, ...REFUSED }));
  const opened = openBulk({ backend: createFakeBackend({ bulkRows: rows }), country: 'PK' });
  await drop(workbook([TEMPLATE, ...LINES]));
  await opened.user.click(await screen.findByRole('button', { name: 'Repair 3 rows' }));
  await screen.findByText('Repair 1 of 3');
  return opened;
}
const phoneField = () => screen.getByRole('textbox');

describe('repair on a phone', () => {
  it('asks for one cell at a time, first in the same row, then in later rows', async () => {
    const { user } = await openRepair();
    expect(screen.queryByRole('grid')).not.toBeInTheDocument();
    expect(screen.getByText('Step 2 of 4')).toBeVisible();
    expect(screen.getByText('Row 3')).toBeVisible();
    expect(phoneField()).toHaveAccessibleName(/^Customer/);
    expect(screen.getByRole('button', { name: /^Value/ })).toHaveTextContent('empty');
    await user.click(screen.getByRole('checkbox', { name: '2 more like this' }));
    await user.click(screen.getByRole('button', { name: 'Use and next' }));
    expect(screen.getByText('Row 3')).toBeVisible();
    expect(phoneField()).toHaveAccessibleName(/^Value/);
    await user.type(phoneField(), '640');
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(screen.getByText('Repair 2 of 3')).toBeVisible();
    expect(phoneField()).toHaveValue('Chand 4');
    // An unrepaired cell stays unchanged.
    await user.click(screen.getByRole('button', { name: 'Keep as draft' }));
    expect(screen.getByText('Repair 3 of 3')).toBeVisible();
    expect(phoneField()).toHaveValue('Danish 5');
    expect(screen.queryByRole('button', { name: 'Keep as draft' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Row before' }));
    expect(phoneField()).toHaveValue('Chand 4');
    expect(screen.getByRole('radio', { name: 'To repair 2' })).toBeInTheDocument();
    expect(screen.getByRole('radio', { name: 'Good 2' })).toBeInTheDocument();
  });

  it('repairs all cells like the current one and skips them', async () => {
    const { user } = await openRepair();
    await user.click(screen.getByRole('button', { name: 'Row after' }));
    await user.click(screen.getByRole('button', { name: 'Use and next' }));
    // The last cell was repaired as well, so there is no next one.
    expect(screen.getByText('Repair 2 of 3')).toBeVisible();
    expect(screen.getByText('3 cells repaired')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Next' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(phoneField()).toHaveValue('Chand 4');
  });

  it('can repair any other cell of the row and searches all rows', async () => {
    const { user } = await openRepair();
    await user.click(screen.getByRole('button', { name: /^Deliver to/ }));
    expect(phoneField()).toHaveValue('Keamari Rd. 9');
    await user.click(screen.getByRole('button', { name: 'Find and replace' }));
    await user.type(screen.getByRole('textbox', { name: 'Find' }), 'clifton{Enter}');
    expect(screen.getByText('1 of 4')).toBeVisible();
    const found = within(screen.getByRole('region', { name: '1 of 4' })).getByRole('textbox');
    expect(found).toHaveValue('Block 5, Clifton');
  });
});
