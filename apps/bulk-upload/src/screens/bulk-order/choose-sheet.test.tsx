import { afterEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { createFakeBackend } from '@courier/api-client/testing';
import { drop, openBulk } from '../../testing/open-bulk';
import { TEMPLATE, workbook } from '../../testing/real-workbook';

afterEach(() => localStorage.clear());

const LINE = ['Chou Ya-ting', '0928114602', 'No. 8, Anhe Rd.', '520', 'PAID'];
const OTHER = ['Hung Li-hua', '0921650333', 'No. 31, Linyi St.', '245', 'PAID'];
const HELP = [['How to fill it'], ['One row for each order']];
const results = () => screen.findByRole('table', { name: 'Rows of the file' });
const firstCell = () =>
  within(within(screen.getByRole('grid')).getAllByRole('row')[1] as HTMLElement).getAllByRole('gridcell')[0];

describe('a workbook with several sheets', () => {
  it('asks for the sheet when several may contain orders, and reviews a sheet other than the first', async () => {
    const { user, backend } = openBulk();
    await drop(workbook([TEMPLATE, LINE], 'week.xlsx', { Sunday: [TEMPLATE, OTHER], help: HELP }));
    const offered = await screen.findByRole('button', { name: 'Sunday' });
    expect(offered).toHaveAccessibleDescription(OTHER.slice(0, 3).join(' · '));
    expect(screen.queryByRole('button', { name: 'help' })).toBeNull();
    await user.click(offered);
    await screen.findByRole('grid');
    expect(firstCell()).toHaveTextContent('Hung Li-hua');
    expect(backend.callsOf('bulkJobs.create')).toEqual([]);
  });

  it('does not ask when the other sheet is only help, as in the template', async () => {
    openBulk();
    await drop(workbook([TEMPLATE, LINE], 'week.xlsx', { help: HELP }));
    expect(await results()).toBeVisible();
  });

  it('is read from the sheet with orders when that is not the first one', async () => {
    openBulk();
    await drop(workbook(HELP, 'week.xlsx', { Sunday: [TEMPLATE, OTHER] }));
    await screen.findByRole('grid');
    expect(firstCell()).toHaveTextContent('Hung Li-hua');
  });

  it('shows its first rows during the upload', async () => {
    const { backend } = openBulk();
    const answer = backend.delay('bulkJobs.create');
    await drop(workbook([TEMPLATE, LINE]));
    const first = await screen.findByRole('table', { name: 'First rows of the file' });
    expect(within(first).getByRole('cell', { name: 'No. 8, Anhe Rd.' })).toBeInTheDocument();
    answer();
    expect(await results()).toBeVisible();
  });
});

describe('chosen columns', () => {
  const HEADING = ['Recipient', 'Mobile', 'Goes to', 'Sum'];
  const backend = () => {
    const answers = createFakeBackend();
    answers.fail('bulkJobs.create', { status: 400, translationKey: 'bulk.columns' });
    return answers;
  };

  it('are proposed for the next file of the same vendor only', async () => {
    const first = openBulk({ backend: backend() });
    await drop(workbook([HEADING, LINE.slice(0, 4)]));
    await first.user.click(await screen.findByRole('combobox', { name: /^Deliver to/ }));
    await first.user.click(await screen.findByRole('option', { name: 'Goes to – No. 8, Anhe Rd.' }));
    await first.user.click(screen.getByRole('button', { name: 'Use these columns' }));
    await screen.findByRole('grid');
    first.unmount();
    const second = openBulk({ backend: backend() });
    await drop(workbook([[...HEADING].reverse(), OTHER.slice(0, 4).reverse()]));
    expect(await screen.findByText(/^As you chose for an earlier file/)).toBeVisible();
    await second.user.click(screen.getByRole('button', { name: 'Use these columns' }));
    await screen.findByRole('grid');
    expect(firstCell()).toHaveTextContent('Hung Li-hua');
    second.unmount();
    openBulk({ backend: backend(), path: '/bulk-order/v1003' });
    await drop(workbook([HEADING, LINE.slice(0, 4)]));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Use these columns' })).toBeDisabled());
  });

  it('are asked for again when the stored choice is unreadable', async () => {
    localStorage.setItem('bulk-columns:v1002', '[["goesto","__proto__"]]');
    openBulk({ backend: backend() });
    await drop(workbook([HEADING, LINE.slice(0, 4)]));
    expect(await screen.findByRole('button', { name: 'Use these columns' })).toBeDisabled();
  });
});
