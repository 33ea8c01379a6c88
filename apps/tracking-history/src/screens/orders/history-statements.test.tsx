import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, screen, within } from '@testing-library/react';
import type { Statement } from '@courier/api-client';
import { createFakeBackend } from '@courier/api-client/testing';
import { openTracking } from '../../testing/open-tracking';

/** 20 November 2026, 14:27 in Taipei. */
const NOON = Date.UTC(2026, 10, 20, 6, 27);

const wide = window.matchMedia;

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers({ now: NOON, doNotFake: ['performance', 'queueMicrotask', 'nextTick'] });
});
afterEach(() => {
  window.matchMedia = wide;
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const buildStatement = (overrides: Partial<Statement>): Statement => ({
  format: 1,
  kind: 'statement',
  is_invoice: false,
  number: 'TW-2026-1',
  corrects: null,
  reason: null,
  month: '2026-08',
  issued_at: NOON / 1000,
  issued_on: '2026-09-01',
  country: 'TW',
  timezone: 'Asia/Taipei',
  currency: 'TWD',
  decimals: 0,
  seller: null,
  buyer: { vendor_id: 'v1001', name: 'Harbour Tea', address: [] },
  entries: [],
  rates: [],
  net_minor: 0,
  tax_minor: 0,
  gross_minor: 0,
  card_paid_minor: 0,
  card_refunded_minor: 0,
  cash_collected_minor: 0,
  cash_paid_out_minor: 0,
  balance_minor: 0,
  ...overrides,
});

const DOCUMENTS = [
  buildStatement({
    kind: 'credit-note',
    number: 'CT-2026-2',
    corrects: 'CT-2026-1',
    month: '2026-09',
    balance_minor: -105,
  }),
  buildStatement({ is_invoice: true, number: 'CT-2026-1', month: '2026-09', balance_minor: 3140 }),
  buildStatement({}),
];

function createBackend({ statements = DOCUMENTS, balance = 427, hasPdf = true } = {}) {
  const backend = createFakeBackend();
  backend.state.hasPdf = hasPdf;
  backend.state.statements = [...statements];
  backend.state.statementPreview = buildStatement({
    number: null,
    month: '2026-11',
    balance_minor: balance,
  });
  return backend;
}
const open = (options: Parameters<typeof openTracking>[0] = {}) =>
  openTracking({ path: '/history/v1001?view=statements', backend: createBackend(), ...options });
const readRows = async () =>
  within(await screen.findByRole('table', { name: 'Statements' }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].slice(0, -1).map((cell) => cell.textContent.replaceAll('\u00A0', ' ')));

describe('statements', () => {
  it('are a view of history, with the view in the URL', async () => {
    const { user } = open({ path: '/history/v1001' });
    await user.click(await screen.findByRole('radio', { name: 'Statements' }));
    expect(await readRows()).toEqual([
      ['CT-2026-2', 'September 2026', 'Credit notecorrects CT-2026-1', 'NT 105', 'In your favour'],
      ['CT-2026-1', 'September 2026', 'Invoice', 'NT 3140', 'To pay'],
      ['TW-2026-1', 'August 2026', 'Statement', 'NT 0', 'Settled'],
    ]);
    expect(screen.getByRole('radio', { name: 'Statements' })).toBeChecked();
  });

  it('show what the running month contains so far, and when its statement comes', async () => {
    open();
    const running = await screen.findByRole('region', { name: 'November 2026 so far' });
    expect(running).toHaveTextContent('The statement comes on December 1, 2026.');
    expect(running).toHaveTextContent('NT 427To pay');
  });

  it('say when the first one comes', async () => {
    open({ backend: createBackend({ statements: [] }) });
    expect(await screen.findByText('No statements yet')).toBeVisible();
    expect(await screen.findByText('The first statement comes on December 1, 2026.')).toBeVisible();
  });

  it('open in a tab of their own by a link without a session', async () => {
    const tab = { opener: window, location: { assign: jest.fn() }, close: jest.fn() };
    const openTab = jest.spyOn(window, 'open').mockReturnValue(tab as unknown as Window);
    const { backend, user } = open();
    await user.click(await screen.findByRole('button', { name: 'Open and print: CT-2026-1' }));
    expect(openTab).toHaveBeenCalledWith('', '_blank');
    expect(tab.opener).toBeNull();
    await act(() => jest.advanceTimersByTimeAsync(100));
    expect(backend.callsOf('statements.link').map(({ params }) => params)).toEqual([
      { vendorId: 'v1001', number: 'CT-2026-1' },
    ]);
    expect(String(tab.location.assign.mock.calls[0]?.[0])).toMatch(
      /^http:\/\/[^/]+\/courier\/api\/v1\/vendor\/v1001\/statements\/CT-2026-1\.html\?ticket=/,
    );
    expect(tab.close).not.toHaveBeenCalled();
  });

  it('open as PDF where the server prints it, and only there', async () => {
    const tab = { opener: window, location: { assign: jest.fn() }, close: jest.fn() };
    jest.spyOn(window, 'open').mockReturnValue(tab as unknown as Window);
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'PDF: CT-2026-1' }));
    await act(() => jest.advanceTimersByTimeAsync(100));
    expect(String(tab.location.assign.mock.calls[0]?.[0])).toMatch(/\/statements\/CT-2026-1\.pdf\?ticket=/);
    cleanup();
    open({ backend: createBackend({ hasPdf: false }) });
    expect(await screen.findByRole('button', { name: 'CSV: CT-2026-1' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'PDF: CT-2026-1' })).not.toBeInTheDocument();
  });

  it('close the empty tab and say so when the link fails', async () => {
    const tab = { opener: window, location: { assign: jest.fn() }, close: jest.fn() };
    jest.spyOn(window, 'open').mockReturnValue(tab as unknown as Window);
    const backend = createBackend();
    backend.fail('statements.link', { status: 500 });
    const { user, shell } = open({ backend });
    await user.click(await screen.findByRole('button', { name: 'Open and print: CT-2026-1' }));
    await act(() => jest.advanceTimersByTimeAsync(20_000));
    expect(shell.notices).toContainEqual(expect.objectContaining({ message: 'Could not open the document' }));
    expect(tab.close).toHaveBeenCalledTimes(1);
    expect(tab.location.assign).not.toHaveBeenCalled();
  });

  it('are saved as CSV and JSON, named by their number', async () => {
    const saved: string[] = [];
    URL.createObjectURL = () => 'blob:file';
    URL.revokeObjectURL = () => undefined;
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'CSV: CT-2026-2' }));
    await user.click(screen.getByRole('button', { name: 'JSON: TW-2026-1' }));
    await act(() => jest.advanceTimersByTimeAsync(100));
    expect(saved).toEqual(['CT-2026-2.csv', 'TW-2026-1.json']);
  });

  it('show an error when they cannot be loaded, and retry', async () => {
    const backend = createBackend();
    backend.fail('statements.list', { status: 500 });
    const { user } = open({ backend });
    expect(await screen.findByText('Could not load statements')).toBeVisible();
    backend.heal('statements.list');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await readRows()).toHaveLength(3);
  });

  it('are not asked for an outlet, and the screen says where they are', async () => {
    const { backend } = open({ path: '/history/v1002?view=statements' });
    expect(await screen.findByText('No statements for this outlet')).toBeVisible();
    expect(backend.callsOf('statements.list')).toEqual([]);
  });

  it('are refused to an account that does not own the shop', async () => {
    const backend = createBackend();
    backend.fail('statements.list', { status: 404 });
    open({ backend });
    expect(await screen.findByText('No statements for this outlet')).toBeVisible();
  });

  it('are cards on a phone, with the same actions', async () => {
    window.matchMedia = (query) => ({ ...wide(query), matches: query.includes('max-width: 767px') });
    open();
    const [first] = within(await screen.findByRole('list', { name: 'Statements' })).getAllByRole('listitem');
    expect(first).toHaveTextContent(
      'CT-2026-2September 2026Credit notecorrects CT-2026-1NT 105In your favour',
    );
    expect(screen.getByRole('button', { name: 'CSV: CT-2026-1' })).toBeVisible();
  });
});
