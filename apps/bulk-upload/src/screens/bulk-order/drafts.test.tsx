import 'fake-indexeddb/auto';
import { afterEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { clear, createStore, entries, keys, set, setMany } from 'idb-keyval';
import { buildBulkRow, createFakeBackend } from '@courier/api-client/testing';
import { DEVICE_DATABASES, LIMITS } from '@courier/config';
import { openDraftShelf } from '../../api/draft-shelf';
import { drop, openBulk, placeButton } from '../../testing/open-bulk';
import { TEMPLATE, workbook } from '../../testing/real-workbook';

const database = DEVICE_DATABASES.bulkDrafts;
const kept = createStore(database, database);
afterEach(() => clear(kept));

const LINES = [
  ['Chou Ya-ting', '0928114602', 'No. 8, Anhe Rd.', '520', 'PAID'],
  ['Tseng 3', '0933207418', 'No. 5, Linyi St.', '390', 'PAID'],
  ['Yang Ching-yi', '0963918204', 'No. 12, Renai Rd.', '240', 'PAID'],
];
const PASTED =
  '姓名\t電話\t地址\t金額\n林小姐\t0912048317\t光復南路 17 號\t640\n陳先生\t0912048318\t光復南路 18 號\t90';

const cell = (row: number, column: number) =>
  within(within(screen.getByRole('grid')).getAllByRole('row')[row] as HTMLElement).getAllByRole('gridcell')[
    column
  ] as HTMLElement;

async function pasteRows(options: Parameters<typeof openBulk>[0] = {}) {
  const opened = openBulk(options);
  await opened.user.click(await screen.findByRole('button', { name: 'Paste rows' }));
  await opened.user.click(screen.getByRole('textbox', { name: 'Rows' }));
  await opened.user.paste(PASTED);
  await opened.user.click(screen.getByRole('button', { name: 'Use these rows' }));
  await screen.findByRole('grid');
  return opened;
}

/** Waits until IndexedDB contains this many rows. */
const untilKept = (rows: number) =>
  waitFor(async () => {
    const heads = (await entries<string, { rowCount?: number }>(kept)).map(([, value]) => value.rowCount);
    expect(heads).toContain(rows);
  });

describe('rows on the bench', () => {
  it('are offered after a reload with their last repairs', async () => {
    const first = await pasteRows();
    await first.user.click(cell(1, 0));
    await first.user.keyboard('Lin Mei-hua{Enter}');
    first.unmount();
    const { user } = openBulk();
    await user.click(await screen.findByRole('button', { name: 'Go on with 2 rows' }));
    await screen.findByRole('grid');
    expect(cell(1, 0)).toHaveTextContent('Lin Mei-hua');
    expect(screen.getByText('1 cell repaired')).toBeVisible();
    expect(await screen.findByText(/draft kept/)).toBeVisible();
  });

  it('belong to the vendor they were entered for', async () => {
    (await pasteRows()).unmount();
    await untilKept(2);
    openBulk({ path: '/bulk-order/v1003' });
    expect(await screen.findByText('No file yet')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Go on/ })).toBeNull();
  });

  it('belong to the account that entered them', async () => {
    const openShelf = (id: string) => {
      const session = { get: () => ({ mode: null, guest: null, user: { id, email: '' } }) };
      return openDraftShelf({ session: session as never }, 'v1002');
    };
    (await pasteRows()).unmount();
    await untilKept(2);
    expect(await openShelf('user-1').heads('left')).toHaveLength(1);
    expect(await openShelf('user-11').heads('left')).toEqual([]);
  });

  it('can be deleted, and the deletion can be undone', async () => {
    (await pasteRows()).unmount();
    const { user, shell } = openBulk();
    await user.click(await screen.findByRole('button', { name: /^Throw away the rows of/ }));
    await waitFor(() => expect(screen.queryByRole('button', { name: /Go on/ })).toBeNull());
    expect(await keys(kept)).toEqual([]);
    shell.notices[0]?.action?.run();
    await user.click(await screen.findByRole('button', { name: 'Go on with 2 rows' }));
    await screen.findByRole('grid');
    expect(cell(2, 0)).toHaveTextContent('陳先生');
    expect(await screen.findByText(/draft kept/)).toBeVisible();
  });

  it('are no longer a draft after an upload without errors', async () => {
    const backend = createFakeBackend({ bulkRows: [buildBulkRow(), buildBulkRow({ row_number: 3 })] });
    const first = await pasteRows({ backend });
    await first.user.click(screen.getByRole('button', { name: 'Check 2 rows' }));
    await placeButton(2);
    await waitFor(async () => {
      const drafts = (await entries<string, { kind?: string }>(kept)).map(([, { kind }]) => kind);
      expect(drafts).not.toContain('left');
    });
    first.unmount();
    openBulk();
    expect(await screen.findByRole('button', { name: 'Start from an earlier file' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /Go on/ })).toBeNull();
  });

  it('stay in memory when the browser stores nothing', async () => {
    const { indexedDB } = globalThis;
    Reflect.deleteProperty(globalThis, 'indexedDB');
    try {
      const { user } = await pasteRows();
      expect(screen.queryByText(/draft kept/)).toBeNull();
      await user.click(screen.getByRole('button', { name: 'Another file' }));
      await user.click(await screen.findByRole('button', { name: 'Go on with 2 rows' }));
      expect(await screen.findByRole('grid')).toBeVisible();
    } finally {
      globalThis.indexedDB = indexedDB;
    }
  });
});

describe('refused rows of a file', () => {
  const bulkRows = [
    buildBulkRow({ row_number: 2 }),
    buildBulkRow({ row_number: 3, status: 'PREPROCESS_FAIL', error: 'validation.wrong-customer-name' }),
    buildBulkRow({ row_number: 4 }),
  ];
  /** Placed: row 2. Remaining: row 3, refused by the check, and row 4, refused by the placement. */
  async function placePart() {
    const backend = createFakeBackend({ bulkRows });
    backend.state.bulkPlacementErrors[4] = 'request.error.undeliverable-address';
    const opened = openBulk({ backend });
    await drop(workbook([TEMPLATE, ...LINES]));
    await opened.user.click(await placeButton(2));
    await opened.user.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: 'Place 2 orders' }),
    );
    await screen.findByText(/Orders placed: 1\./);
    return opened;
  }

  it('stay as a draft with their reasons, including those refused by the placement', async () => {
    const { unmount } = await placePart();
    await untilKept(2);
    unmount();
    const { user } = openBulk();
    const card = await screen.findByRole('button', { name: 'Go on with 2 rows' });
    expect(card).toHaveAccessibleDescription(/^Not placed yet, from .*saturday\.xlsx/);
    await user.click(card);
    await screen.findByRole('grid');
    expect([cell(1, 0).textContent, cell(2, 2).textContent]).toEqual(['Tseng 3', 'No. 12, Renai Rd.']);
    expect(cell(2, 2)).toHaveAttribute('aria-invalid', 'true');
  });

  it('are never placed twice: the draft omits rows that another tab has placed', async () => {
    const backend = createFakeBackend({ bulkRows });
    const first = openBulk({ backend });
    await drop(workbook([TEMPLATE, ...LINES]));
    await first.user.click(await screen.findByRole('button', { name: 'Repair 1 row' }));
    await screen.findByRole('grid');
    await untilKept(3);
    first.unmount();
    const job = backend.state.bulkJobs.get('job-1');
    if (!job) throw new Error('no job');
    job.status = 'ORDER_PLACEMENT_SUCCESS';
    job.rows = job.rows.map((row) =>
      row.error === null
        ? { ...row, status: 'ORDER_PLACEMENT_SUCCESS', order_id: `o-${row.row_number}` }
        : row,
    );
    const second = openBulk({ backend });
    await second.user.click(await screen.findByRole('button', { name: 'Go on with 3 rows' }));
    await screen.findByRole('grid');
    expect(screen.getByRole('button', { name: 'Check 1 row' })).toBeVisible();
    expect(cell(1, 0)).toHaveTextContent('Tseng 3');
    second.unmount();
    job.rows = job.rows.map((row) => ({ ...row, order_id: `o-${row.row_number}` }));
    const third = openBulk({ backend });
    await third.user.click(await screen.findByRole('button', { name: 'Go on with 1 row' }));
    await waitFor(() =>
      expect(third.shell.notices).toMatchObject([{ message: 'All of these rows are placed by now.' }]),
    );
  });
});

describe('an unreadable draft', () => {
  const findKeptName = async (end: string) =>
    (await keys<string>(kept)).find((name) => name.endsWith(end)) ?? '';

  it('is deleted with a notice when its rows are unreadable', async () => {
    (await pasteRows()).unmount();
    await untilKept(2);
    await set(await findKeptName(',0]'), [{ number: 'two' }], kept);
    const { user, shell } = openBulk();
    await user.click(await screen.findByRole('button', { name: 'Go on with 2 rows' }));
    await waitFor(() => expect(shell.notices).toHaveLength(1));
    expect(shell.notices[0]?.message).toMatch(/can no longer be read/);
    expect(await screen.findByRole('button', { name: 'Choose a file' })).toBeVisible();
    await waitFor(async () => expect(await keys(kept)).toEqual([]));
  });

  it.each([
    ['of another shape', { rows: 7 }],
    ['older than its days', { savedAt: Date.now() - (LIMITS.bulkDraftDays + 1) * 86_400_000 }],
  ])('is not offered: one %s', async (_, change) => {
    (await pasteRows()).unmount();
    await untilKept(2);
    const name = await findKeptName('"head"]');
    const [, head] = (await entries<string, object>(kept)).find(([each]) => each === name) ?? [];
    await setMany([[name, 'savedAt' in change ? { ...head, ...change } : change]], kept);
    openBulk();
    await waitFor(async () => expect(await keys<string>(kept)).not.toContain(name));
    expect(screen.queryByRole('button', { name: /Go on/ })).toBeNull();
    expect(screen.getByRole('button', { name: 'Choose a file' })).toBeVisible();
  });
});
