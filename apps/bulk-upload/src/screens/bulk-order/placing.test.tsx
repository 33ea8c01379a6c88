import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { buildBulkRow, createFakeBackend, type FakeBackend } from '@courier/api-client/testing';
import { LIMITS } from '@courier/config';
import { drop, openBulk, placeButton, sheet } from '../../testing/open-bulk';

beforeEach(() => void jest.replaceProperty(limits, 'bulkPollMs', 20));
afterEach(() => void jest.restoreAllMocks());

/** Mutable limits, to shorten delays in the tests. */
const limits: Record<'bulkPollMs' | 'bulkPollFailures' | 'retryDelayMs', number> = LIMITS;

const ROWS = [5, 9, 14].map((row_number) => buildBulkRow({ row_number }));

async function pressPlace(user: ReturnType<typeof openBulk>['user'], button: HTMLElement) {
  await user.click(button);
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: /^Place/ }));
}

/** Places three rows one at a time: the first at once, another with each poll. */
async function placing(prepare: (backend: FakeBackend) => void = () => undefined) {
  const backend = createFakeBackend({ bulkRows: ROWS, bulkRowsPerTurn: 1 });
  const opened = openBulk({ backend });
  await drop(sheet());
  const button = await placeButton(3);
  prepare(backend);
  await pressPlace(opened.user, button);
  return opened;
}
const shownStatuses = () =>
  within(screen.getByRole('table', { name: 'Rows of the file' }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell')[1]?.textContent);

describe('while rows are placed', () => {
  it('each row shows its order when it is placed', async () => {
    let respond: () => void = () => undefined;
    const { shell } = await placing((backend) => {
      respond = backend.delay('bulkJobs.detail');
    });
    expect(await screen.findByText('1 of 3 orders placed')).toBeVisible();
    respond();
    await waitFor(() => expect(shownStatuses()).toEqual(['Placed', 'Placed', 'Ready']));
    await waitFor(() => expect(shell.navigations).toEqual(['/order-tracking/v1002']));
  });

  it('the placement can be stopped after a row and continued, and places no row twice', async () => {
    const { user, backend, shell } = await placing();
    await user.click(await screen.findByRole('button', { name: 'Stop placing' }));
    const goOn = await screen.findByRole('button', { name: /^Place the other/ });
    expect(backend.callsOf('bulkJobs.stop')).toMatchObject([{ params: { jobId: 'job-1' } }]);
    expect(backend.state.orders.size).toBeLessThan(3);
    expect(shell.navigations).toEqual([]);
    await pressPlace(user, goOn);
    await waitFor(() => expect(shell.navigations).toEqual(['/order-tracking/v1002']));
    expect(backend.state.orders.size).toBe(3);
  });

  it.each<[string, Parameters<FakeBackend['fail']>[1]]>([
    ['a job that no longer exists', { status: 404 }],
    ['a server that fails every time', { status: 500 }],
    ['a connection that is gone', 'network'],
  ])('a warning says that the progress is unknown, without an error: %s', async (_, failure) => {
    jest.replaceProperty(limits, 'bulkPollFailures', 3);
    jest.replaceProperty(limits, 'retryDelayMs', 1);
    const { shell, backend } = await placing((answers) => answers.fail('bulkJobs.detail', failure));
    expect(await screen.findByRole('button', { name: 'Choose a file' })).toBeVisible();
    expect(shell.notices).toMatchObject([
      { type: 'warning', message: expect.stringMatching(/goes on without this page/) },
    ]);
    const asked = backend.callsOf('bulkJobs.detail').length;
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(backend.callsOf('bulkJobs.detail')).toHaveLength(asked);
    expect(shell.reloadHolds()).toBe(0);
  });

  it('a lost response is not an error when the rows are being placed', async () => {
    const { shell, backend } = await placing((answers) => {
      answers.fail('bulkJobs.placeOrders', { status: 502 });
      const job = answers.state.bulkJobs.get('job-1');
      if (job) Object.assign(job, { isPlacing: true });
    });
    await waitFor(() => expect(shell.navigations).toEqual(['/order-tracking/v1002']));
    expect(backend.state.orders.size).toBe(3);
    expect(shell.notices).toMatchObject([{ type: 'success' }]);
  });

  it('by another tab, the progress is also shown here', async () => {
    const backend = createFakeBackend({ bulkRowsPerTurn: 1 });
    const createdAt = Date.UTC(2026, 10, 20) / 1000;
    const job = { status: 'PREPROCESS_SUCCESS', vendorId: 'v1002', createdAt, rows: ROWS, isPlacing: true };
    backend.state.bulkJobs.set('j-7', job);
    openBulk({ backend, path: '/bulk-order/v1002/j-7' });
    expect(await screen.findByText('All placed')).toBeVisible();
    expect(screen.getByRole('heading', { name: '3 placed' })).toBeVisible();
  });
});

describe('a large file', () => {
  it('shows the progress of its check and then the results', async () => {
    const backend = createFakeBackend({ bulkRows: ROWS, bulkRowsAtOnce: 2, bulkRowsPerLook: 2 });
    openBulk({ backend });
    await drop(sheet());
    expect(await screen.findByText(/^[02] of 3 rows checked$/)).toBeVisible();
    expect(await placeButton(3)).toBeVisible();
  });

  it('cannot be placed when it is opened during its check', async () => {
    const backend = createFakeBackend({ bulkRowsPerLook: 0 });
    const createdAt = Date.UTC(2026, 10, 20) / 1000;
    backend.state.bulkJobs.set('j-7', {
      status: 'UNKNOWN',
      vendorId: 'v1002',
      createdAt,
      rows: [],
      unchecked: ROWS,
    });
    openBulk({ backend, path: '/bulk-order/v1002/j-7' });
    expect(await screen.findByText('0 of 3 rows checked')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Place/ })).toBeNull();
    backend.state.bulkRowsPerLook = 3;
    expect(await placeButton(3)).toBeVisible();
  });
});
