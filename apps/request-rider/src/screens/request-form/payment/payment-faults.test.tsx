import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { buildOrder } from '@courier/api-client/testing';
import { draftRequest, payButton, payingBackend, STORED } from '../../../testing/pay-by-card';
import { continueDraft, openRequest, placeButton, type Opened } from '../../../testing/open-request';
import { FAULTS, faultyLine, type Fault } from '../../../testing/faulty-line';
import { openStoredDraft } from '../../../testing/stored-values';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

type Suffering = Opened & { line: ReturnType<typeof faultyLine> };

function open(path?: string): Suffering {
  const backend = payingBackend();
  backend.state.payments.instruments.push({ ...STORED });
  const line = faultyLine(backend, 400);
  return { ...openRequest({ backend, api: line.client, ...(path ? { path } : {}) }), line };
}

async function retryAt(text: string | RegExp): Promise<HTMLElement> {
  const alert = (await screen.findByText(text)).closest('[role="alert"]');
  const buttons = within(alert as HTMLElement).getAllByRole('button');
  expect(buttons).toHaveLength(1);
  return buttons[0] as HTMLElement;
}

/** Fails the call with each fault, retrying each with the single button; then lets it succeed. */
async function sufferAll(
  { user, line }: Suffering,
  pathEnd: string,
  faults: readonly Fault[],
  text: (fault: Fault) => string | RegExp,
  start: () => Promise<void>,
): Promise<void> {
  line.break(pathEnd, faults[0] ?? 'reset');
  await start();
  for (const [index, fault] of faults.entries()) {
    const retry = await retryAt(text(fault));
    const next = faults[index + 1];
    if (next) line.break(pathEnd, next);
    else line.mend();
    const before = line.hits();
    await user.click(retry);
    if (next) await waitFor(() => expect(line.hits()).toBeGreaterThan(before));
  }
}

const ALL = Object.values(FAULTS);
/** After a lost answer the next try finds the payment; `payment-return` covers that. */
const WITHOUT_LOST = ALL.filter((fault) => fault !== 'lost');

describe('each failed payment call is reported in place and retried by one button', () => {
  const toPayment = async (opened: Suffering) => {
    draftRequest('v1001');
    await screen.findByText('Inside your delivery area');
    await continueDraft(opened);
    await opened.user.click(await screen.findByRole('button', { name: /^Go to payment/ }));
  };
  const typed = () => openStoredDraft('v1001').getState().form;

  it.each<[call: string, pathEnd: string, text: string]>([
    ['the wallet', '/auth/v1001', 'We could not start the payment. Nothing was charged.'],
    ['the intent', '/intent', 'We could not prepare the payment. Nothing was charged.'],
  ])('%s [REQ-PAY-07] [REQ-PAY-08]', async (_call, pathEnd, text) => {
    draftRequest('v1001');
    const opened = open();
    await sufferAll(
      opened,
      pathEnd,
      ALL,
      () => text,
      () => toPayment(opened),
    );
    expect(await screen.findByRole('radio', { name: /4242/ })).toBeChecked();
    expect(typed().destinationName).toBe('Lin Chia-hao');
  });

  it('the confirmation, which charges once', async () => {
    draftRequest('v1001');
    const opened = open();
    await toPayment(opened);
    await screen.findByRole('radio', { name: /4242/ });
    await sufferAll(
      opened,
      '/confirm',
      WITHOUT_LOST,
      () => 'We got no answer from the bank',
      () => opened.user.click(payButton()),
    );
    await waitFor(() => expect(opened.shell.navigations).toHaveLength(1));
    expect([...opened.backend.state.payments.intents.values()].map(({ status }) => status)).toEqual(['PAID']);
    expect(opened.backend.state.orders.size).toBe(1);
  });

  it('settles an order with an unknown outcome before a card may pay: one order', async () => {
    draftRequest('v1001', 'PAID');
    const opened = open();
    await screen.findByText('Inside your delivery area');
    await continueDraft(opened);
    opened.line.break('/order', 'lost');
    await opened.user.click(placeButton());
    await retryAt('We got no answer');
    opened.line.mend();
    await opened.user.click(await screen.findByRole('radio', { name: 'Online payment' }));
    await continueDraft(opened);
    await opened.user.click(screen.getByRole('button', { name: /^Go to payment/ }));
    await opened.user.click(await retryAt('We got no answer'));
    await waitFor(() => expect(opened.shell.navigations).toHaveLength(1));
    expect([opened.backend.state.orders.size, opened.backend.callsOf('payments.intent').length]).toEqual([
      1, 0,
    ]);
  });
});

describe('each failed update of an order', () => {
  it('keeps the form, without reloading the order', async () => {
    const backend = payingBackend();
    const order = backend.addOrder(buildOrder({ status: 'RECEIVED', delivery_fee: 84 }));
    const line = faultyLine(backend, 400);
    const path = `/request-a-rider/v1001?orderID=${order.order_id}`;
    const opened = { ...openRequest({ backend, api: line.client, path }), line };
    await screen.findByText('Fee valid for another');
    await opened.user.type(screen.getByLabelText(/Notes to rider/), '!');
    const reads = backend.callsOf('orders.get').length;
    const expectedFaultText = (fault: Fault) =>
      fault === 429 ? /^Could not update that order$/ : 'We got no answer';
    await sufferAll(opened, `/${order.order_id}`, ALL, expectedFaultText, async () => {
      await opened.user.click(await screen.findByRole('button', { name: /^Save changes/ }));
      const agree = screen.queryByRole('button', { name: 'Agree and save changes' });
      if (agree) await opened.user.click(agree);
    });
    await waitFor(() => expect(opened.shell.navigations).toHaveLength(1));
    expect(backend.callsOf('orders.get').length).toBe(reads);
    const stored = backend.state.orders.get(order.order_id)?.customer.location.notes;
    expect(stored).toBe('Call at the lobby!');
  });

  it('is reported in the same way when reading the order fails', async () => {
    const backend = payingBackend();
    const order = backend.addOrder(buildOrder({ status: 'RECEIVED' }));
    const line = faultyLine(backend, 400);
    const path = `/request-a-rider/v1001?orderID=${order.order_id}`;
    line.break('/order', 500);
    const opened = openRequest({ backend, api: line.client, path });
    for (const fault of ALL) {
      await screen.findByRole('button', { name: 'Try again' });
      line.break('/order', fault);
      const before = line.hits();
      await opened.user.click(screen.getByRole('button', { name: 'Try again' }));
      await waitFor(() => expect(line.hits()).toBeGreaterThan(before));
    }
    await screen.findByRole('button', { name: 'Try again' });
    line.mend();
    await opened.user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Change this order' })).toBeInTheDocument();
  });
});
