import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { buildBulkRow, createFakeBackend } from '@courier/api-client/testing';
import { drop, openBulk, placeButton, sheet } from '../../testing/open-bulk';

const GOOD = [buildBulkRow({ row_number: 5 }), buildBulkRow({ row_number: 9 })];
const WRONG = buildBulkRow({ row_number: 7, status: 'PREPROCESS_FAIL', error: 'validation.fill-amount' });

async function uploaded(
  rows = [...GOOD, WRONG],
  prepare: (backend: ReturnType<typeof createFakeBackend>) => void = () => undefined,
) {
  const backend = createFakeBackend({ bulkRows: rows });
  prepare(backend);
  const opened = openBulk({ backend });
  await drop(sheet());
  await screen.findByRole('table', { name: 'Rows of the file' });
  return opened;
}

async function placeRows(user: ReturnType<typeof openBulk>['user'], count: number) {
  await user.click(await placeButton(count));
  const dialog = await screen.findByRole('dialog');
  await user.click(
    within(dialog).getByRole('button', { name: count === 1 ? 'Place 1 order' : `Place ${count} orders` }),
  );
}

describe('placing the good rows', () => {
  it('asks for confirmation, and places nothing when the user declines [BULK-19] [BULK-02]', async () => {
    const { backend, user } = await uploaded();
    await user.click(await placeButton(2));
    const dialog = await screen.findByRole('dialog', { name: 'Place 2 orders now?' });
    expect(dialog).toHaveTextContent('1 row with an error is left out.');
    expect(screen.getByText('Confirm').closest('li')).toHaveAttribute('aria-current', 'step');
    await user.click(within(dialog).getByRole('button', { name: 'Not yet' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(backend.callsOf('bulkJobs.placeOrders')).toEqual([]);
  });

  it('places the job, shows the success and opens tracking [BULK-20] [BULK-21] [BULK-22] [BULK-28]', async () => {
    const { backend, user, shell } = await uploaded();
    await placeRows(user, 2);
    await waitFor(() => expect(shell.navigations).toEqual(['/order-tracking/v1002']));
    expect(backend.callsOf('bulkJobs.placeOrders')).toMatchObject([{ params: { jobId: 'job-1' } }]);
    expect(backend.state.orders.size).toBe(2);
    expect(shell.notices).toMatchObject([{ type: 'success', message: 'Your orders are placed.' }]);
  });

  it('stays on the page when rows were refused, lists them and links to tracking [BULK-28] [BULK-02]', async () => {
    const { user, shell } = await uploaded(GOOD, ({ state }) => {
      state.bulkPlacementErrors[9] = 'validation.preordered-for';
    });
    await placeRows(user, 2);
    expect(await screen.findByText(/Orders placed: 1\./)).toHaveTextContent('Rows left: 1.');
    expect(shell.navigations).toEqual([]);
    await user.click(screen.getByRole('radio', { name: 'With errors 1' }));
    const [, ...rows] = within(screen.getByRole('table', { name: 'Rows of the file' })).getAllByRole('row');
    expect(rows.map((row) => row.textContent)).toEqual([
      expect.stringMatching(/^9Not placed Choose a time from one hour to two days from now/),
    ]);
    expect(screen.queryByRole('button', { name: /^Place/ })).toBeNull();
    await user.click(screen.getByRole('radio', { name: 'Result' }));
    await user.click(screen.getByRole('button', { name: 'Open the order' }));
    expect(shell.navigations).toEqual(['/order-tracking/v1002']);
  });

  it.each([
    [
      'the call fails',
      (backend: ReturnType<typeof createFakeBackend>) =>
        backend.fail('bulkJobs.placeOrders', { status: 400 }),
    ],
    [
      'no row could be placed',
      ({ state }: ReturnType<typeof createFakeBackend>) =>
        Object.assign(state.bulkPlacementErrors, { 5: 'general', 9: 'general' }),
    ],
  ])('shows an error for 7 s and asks for a file again when %s [BULK-23] [BULK-28]', async (_, prepare) => {
    const { user, shell } = await uploaded([...GOOD, WRONG], prepare);
    await placeRows(user, 2);
    expect(await screen.findByRole('button', { name: 'Choose a file' })).toBeVisible();
    expect(shell.notices).toMatchObject([
      { type: 'error', message: 'We could not place these orders.', durationMs: 7000 },
    ]);
    expect(shell.navigations).toEqual([]);
  });

  it('shows the progress and waits for the end when the response arrives earlier', async () => {
    const { backend, user, shell } = await uploaded();
    const answer = backend.delay('bulkJobs.placeOrders');
    await placeRows(user, 2);
    expect(await screen.findByText('0 of 2 orders placed')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Place/ })).toBeNull();
    expect(shell.reloadHolds()).toBe(1);
    answer();
    await waitFor(() => expect(shell.navigations).toHaveLength(1));
    expect(shell.reloadHolds()).toBe(0);
  });

  it('is offered only with a good row [BULK-29]', async () => {
    await uploaded([WRONG]);
    expect(screen.queryByRole('button', { name: /^Place/ })).toBeNull();
  });

  it('never places a row with an error [BULK-29]', async () => {
    const { backend, user, shell } = await uploaded([WRONG, GOOD[0] ?? WRONG]);
    await placeRows(user, 1);
    await waitFor(() => expect(shell.navigations).toHaveLength(1));
    expect(backend.state.bulkJobs.get('job-1')?.rows.map(({ status }) => status)).toEqual([
      'PREPROCESS_FAIL',
      'ORDER_PLACEMENT_SUCCESS',
    ]);
  });
});
