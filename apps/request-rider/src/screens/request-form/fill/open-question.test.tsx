import { beforeEach, describe, expect, it } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { buildOrder, createFakeBackend } from '@courier/api-client/testing';
import { calm } from '../../../testing/begin-request';
import { fillRequest, openRequest, placeButton, type Opened } from '../../../testing/open-request';

beforeEach(() => localStorage.clear());

const heldButton = () => screen.getByRole('button', { name: /^Answer the question first/ });
const orders = ({ backend }: Opened) => backend.callsOf('orders.create').length;

/** Presses every way of placing an order. */
async function placeInEveryWay(opened: Opened) {
  await opened.user.keyboard('{Control>}{Enter}{/Control}');
  await opened.user.click(heldButton());
  await opened.user.keyboard('{Control>}{Enter}{/Control}');
  await act(calm);
}

async function openFilled(): Promise<Opened> {
  const backend = createFakeBackend();
  backend.addOrder(buildOrder());
  const opened = openRequest({ backend });
  await fillRequest(opened);
  await opened.user.click(document.body);
  return opened;
}

describe('the question whether another order replaces a filled form', () => {
  const repeat = async (opened: Opened) => {
    await opened.user.keyboard('o');
    await within(await screen.findByRole('dialog')).findByRole('button', { name: /Lin Mei-hua/ });
    await opened.user.keyboard('1');
    return screen.findByRole('alertdialog');
  };

  it('has the focus, and nothing is placed until it is answered', async () => {
    const opened = await openFilled();
    const question = await repeat(opened);
    await waitFor(() => expect(within(question).getByRole('button', { name: 'Keep mine' })).toHaveFocus());
    await placeInEveryWay(opened);
    expect(orders(opened)).toBe(0);
    expect(screen.getByRole('alertdialog')).toContainElement(document.activeElement as HTMLElement);
    await opened.user.click(within(question).getByRole('button', { name: 'Replace' }));
    await screen.findByText('Inside your delivery area');
    await opened.user.click(placeButton());
    await waitFor(() => expect(orders(opened)).toBe(1));
    expect(opened.backend.callsOf('orders.create')[0]?.body).toMatchObject({
      customer: { name: 'Lin Mei-hua' },
    });
  });

  it('leaves the form as it was when the answer is to keep it', async () => {
    const opened = await openFilled();
    const question = await repeat(opened);
    await opened.user.click(within(question).getByRole('button', { name: 'Keep mine' }));
    expect(screen.getByLabelText('Customer name')).toHaveValue('Lin Chia-hao');
    await opened.user.click(placeButton());
    await waitFor(() => expect(orders(opened)).toBe(1));
  });

  it('also holds a press that was made before the list of orders was loaded', async () => {
    const opened = await openFilled();
    fireEvent.keyDown(document.body, { key: 'o' });
    fireEvent.keyDown(document.body, { key: 'Enter', ctrlKey: true });
    await screen.findByRole('dialog');
    await act(calm);
    expect(orders(opened)).toBe(0);
  });
});

describe('the bar of an unfinished request', () => {
  const reopen = async () => {
    const first = await openFilled();
    first.unmount();
    const opened = openRequest({ backend: first.backend });
    await screen.findByRole('region', { name: 'Unfinished request' });
    await screen.findByText('Inside your delivery area');
    return opened;
  };

  it('holds the order until the draft is continued, and takes the focus', async () => {
    const opened = await reopen();
    await placeInEveryWay(opened);
    expect(orders(opened)).toBe(0);
    const bar = screen.getByRole('region', { name: 'Unfinished request' });
    await waitFor(() => expect(within(bar).getByRole('button', { name: 'Continue' })).toHaveFocus());
    await opened.user.keyboard('{Enter}');
    await opened.user.click(placeButton());
    await waitFor(() => expect(orders(opened)).toBe(1));
  });

  it('is answered by replacing the draft with another order', async () => {
    const opened = await reopen();
    await opened.user.keyboard('o');
    await within(await screen.findByRole('dialog')).findByRole('button', { name: /Lin Mei-hua/ });
    await opened.user.keyboard('1');
    await opened.user.click(await screen.findByRole('button', { name: 'Replace' }));
    await screen.findByText('Inside your delivery area');
    expect(screen.queryByRole('region', { name: 'Unfinished request' })).toBeNull();
    expect(placeButton()).toBeEnabled();
  });

  it('holds a message that was pasted over the form, too', async () => {
    const opened = await reopen();
    fireEvent.paste(document.body, { clipboardData: { getData: () => '0933444555, NT$700' } });
    fireEvent.keyDown(document.body, { key: 'Enter', ctrlKey: true });
    const dialog = await screen.findByRole('dialog', { name: 'Paste a message' });
    await opened.user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await placeInEveryWay(opened);
    expect(orders(opened)).toBe(0);
  });
});
