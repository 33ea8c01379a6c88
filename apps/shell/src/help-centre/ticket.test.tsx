import { afterEach, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { onlineManager, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Order } from '@courier/api-client';
import { rememberOrders } from '@courier/api-client/queries';
import { buildOrder } from '@courier/api-client/testing';
import { buildRemote } from '../testing/build-remote';
import { buildRegistry, buildEntry } from '../testing/build-registry';
import { renderShell } from '../testing/render-shell';
import { user } from '../testing/user';

let stop: () => void = () => undefined;
afterEach(() => {
  onlineManager.setOnline(true);
  stop();
});

const support = {
  email: 'help@operator.test',
  phone: '+886 2 2712 0000',
  chatUrl: 'https://chat.example/courier',
};
const order = buildOrder({ order_id: 'v1001-2611q7m2x9k4t8w3' });

function ScreenWithOrder({ shown = order }: { shown?: Order }) {
  const client = useQueryClient();
  useEffect(() => rememberOrders(client, [shown]), [client, shown]);
  return <p>list</p>;
}

async function openHelp(setUp: Parameters<typeof renderShell>[0] = {}) {
  const registry = buildRegistry(buildEntry());
  const shell = await renderShell({
    registry,
    config: { support },
    path: `/list/v1001?order_id=${order.order_id}`,
    load: async (name) => ({
      default: {
        ...buildRemote(name, registry),
        screens: { list: async () => ({ default: ScreenWithOrder }) },
      },
    }),
    prepare: (backend) => void backend.addOrder(order),
    ...setUp,
  });
  stop = shell.stop;
  await user.click(await screen.findByRole('button', { name: 'Open the help centre' }));
  const panel = within(await screen.findByRole('dialog', { name: 'Help centre' }));
  return { ...shell, panel };
}

describe('the help panel', () => {
  it('lists the contact options that the deployment configures', async () => {
    const { panel } = await openHelp();
    expect(panel.getByRole('link', { name: support.phone })).toHaveAttribute('href', 'tel:+886227120000');
    expect(panel.getByRole('link', { name: support.email })).toHaveAttribute(
      'href',
      `mailto:${support.email}`,
    );
    expect(panel.getByRole('link', { name: 'Open the chat' })).toHaveAttribute('href', support.chatUrl);
  });

  it('has no message form without a configured mailbox', async () => {
    const { panel } = await openHelp({ config: {} });
    expect(panel.queryByRole('button', { name: 'Write to the support' })).toBeNull();
  });

  it('sends the message with the order on screen', async () => {
    const { panel, backend } = await openHelp();
    expect(await panel.findByText(new RegExp(`^Your order for ${order.customer.name}: `))).toBeVisible();
    await user.click(panel.getByRole('button', { name: 'Write to the support' }));
    await user.click(panel.getByLabelText('What happened?'));
    await user.paste('Where is the rider?');
    await user.click(panel.getByRole('button', { name: 'Send' }));
    expect(await panel.findByText('Sent')).toBeVisible();
    expect(backend.callsOf('helpCentre.ticket')[0]).toMatchObject({
      params: { vendorId: 'v1001' },
      body: { message: 'Where is the rider?', order_id: order.order_id },
    });
  });

  it('shows that the order on screen is late, with its promised time, and answers the two questions about it', async () => {
    const now = order.created_at + 7200;
    const late = {
      ...order,
      customer: { ...order.customer, name: 'Amy Chen' },
      status: 'PICKED_UP',
      promised_range: { from: now - 3600, to: now - 3000 },
    };
    const { panel } = await openHelp({
      now: () => now,
      prepare: (backend) => void backend.addOrder(late),
      load: async (name) => ({
        default: {
          ...buildRemote(name, buildRegistry(buildEntry())),
          screens: { list: async () => ({ default: () => <ScreenWithOrder shown={late} /> }) },
        },
      }),
    });
    const range = String.raw`\d\d:\d\d–\d\d:\d\d`;
    expect(
      await panel.findByText(
        new RegExp(`^Your order for Amy Chen is late: Collected, expected ${range}\\.$`),
      ),
    ).toBeVisible();
    await user.click(panel.getByRole('button', { name: 'Where is my rider?' }));
    expect(panel.getByText(new RegExp(`^Collected since .*, expected ${range}\\.$`))).toBeVisible();
    await user.click(panel.getByRole('button', { name: 'Cancel or change' }));
    expect(panel.getByText(/^You can change or cancel an order until a rider accepts it/)).toBeVisible();
  });

  it('does not describe a delivered order as late, and shows the day of an older status', async () => {
    const deliveredAt = order.created_at + 7200;
    const delivered = {
      ...order,
      customer: { ...order.customer, name: 'Amy Chen' },
      status: 'DELIVERED',
      promised_range: { from: deliveredAt - 3600, to: deliveredAt - 3000 },
      status_history: [...order.status_history, { status: 'DELIVERED', created_at: deliveredAt }],
    };
    const { panel } = await openHelp({
      now: () => deliveredAt + 2 * 86_400,
      prepare: (backend) => void backend.addOrder(delivered),
      load: async (name) => ({
        default: {
          ...buildRemote(name, buildRegistry(buildEntry())),
          screens: { list: async () => ({ default: () => <ScreenWithOrder shown={delivered} /> }) },
        },
      }),
    });
    expect(await panel.findByText('Your order for Amy Chen: Delivered')).toBeVisible();
    await user.click(panel.getByRole('button', { name: 'Where is my rider?' }));
    expect(panel.getByText(/^Delivered since \w{3}, \w{3} \d+, \d\d:\d\d, expected /)).toBeVisible();
  });

  it('sets no sandbox on a page of its own origin, where the permissions would disable it', async () => {
    await openHelp();
    expect(await screen.findByTitle('Help centre')).not.toHaveAttribute('sandbox');
  });

  it('does not send an empty message and shows what is missing', async () => {
    const { panel, backend } = await openHelp();
    await user.click(panel.getByRole('button', { name: 'Write to the support' }));
    await user.click(panel.getByRole('button', { name: 'Send' }));
    expect(panel.getByRole('alert')).toHaveTextContent('Write what happened');
    expect(backend.callsOf('helpCentre.ticket')).toHaveLength(0);
  });

  it('reuses the idempotency key after a failure, also when the panel was closed in between', async () => {
    const { panel, backend } = await openHelp();
    backend.fail('helpCentre.ticket', { status: 500 });
    await user.click(panel.getByRole('button', { name: 'Write to the support' }));
    await user.click(panel.getByLabelText('What happened?'));
    await user.paste('Wrong door');
    await user.click(panel.getByRole('button', { name: 'Send' }));
    expect(await panel.findByText(/^The message was not sent\./)).toBeVisible();
    await user.click(panel.getByRole('button', { name: 'Close' }));
    backend.heal('helpCentre.ticket');
    await user.click(await screen.findByRole('button', { name: 'Open the help centre' }));
    const again = within(await screen.findByRole('dialog', { name: 'Help centre' }));
    await user.click(again.getByRole('button', { name: 'Send' }));
    expect(await again.findByText('Sent')).toBeVisible();
    const keys = backend.callsOf('helpCentre.ticket').map((call) => call.idempotencyKey);
    expect(keys.length).toBeGreaterThan(1);
    expect(new Set(keys).size).toBe(1);
  });

  it('keeps the text after a failure, after closing the panel and while offline, and reuses the idempotency key', async () => {
    const { panel, backend } = await openHelp();
    backend.fail('helpCentre.ticket', { status: 500 });
    await user.click(panel.getByRole('button', { name: 'Write to the support' }));
    await user.click(panel.getByLabelText('What happened?'));
    await user.paste('Late');
    await user.click(panel.getByRole('button', { name: 'Send' }));
    expect(await panel.findByText(/^The message was not sent\./)).toBeVisible();
    backend.heal('helpCentre.ticket');
    await user.click(panel.getByRole('button', { name: 'Send' }));
    await panel.findByText('Sent');
    expect(new Set(backend.callsOf('helpCentre.ticket').map((call) => call.idempotencyKey)).size).toBe(1);

    await user.click(panel.getByRole('button', { name: 'Done' }));
    await user.click(panel.getByRole('button', { name: 'Write to the support' }));
    await user.click(panel.getByLabelText('What happened?'));
    await user.paste('Second');
    await user.click(panel.getByRole('button', { name: 'Close' }));
    await user.click(await screen.findByRole('button', { name: 'Open the help centre' }));
    const again = within(await screen.findByRole('dialog', { name: 'Help centre' }));
    expect(again.getByLabelText('What happened?')).toHaveValue('Second');
    act(() => onlineManager.setOnline(false));
    expect(again.getByText(/^You are offline/)).toBeVisible();
    await waitFor(() => expect(again.getByRole('button', { name: 'Send' })).toBeDisabled());
  });
});
