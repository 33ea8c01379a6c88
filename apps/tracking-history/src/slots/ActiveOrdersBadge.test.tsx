import { beforeEach, expect, it } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import { createFakeBackend } from '@courier/api-client/testing';
import { createTestShell } from '@courier/shell-api/testing';
import { nowSeconds, buildDemoOrder } from '../testing/demo-orders';
import ActiveOrdersBadge from './ActiveOrdersBadge';

beforeEach(() => localStorage.clear());

function renderBadge(routeId: string) {
  const backend = createFakeBackend();
  ['RECEIVED', 'PICKED_UP', 'DELIVERED', 'CANCELLED'].forEach((status) =>
    backend.addOrder(buildDemoOrder({ status })),
  );
  backend.addOrder(buildDemoOrder({ status: 'RECEIVED', preordered_for: nowSeconds() + 3600 }));
  const shell = createTestShell({ api: backend.client, vendors: backend.state.vendors });
  const view = render(
    <shell.Wrapper>
      <ActiveOrdersBadge routeId={routeId} />
    </shell.Wrapper>,
  );
  return { backend, container: view.container };
}

it('counts the running orders beside order tracking, without scheduled ones', async () => {
  renderBadge('order-tracking');
  expect(await screen.findByText('2')).toBeInTheDocument();
});

it('renders nothing beside other entries, and makes no request there', () => {
  const { backend, container } = renderBadge('history');
  expect(container).toBeEmptyDOMElement();
  expect(backend.calls).toHaveLength(0);
});

it('renders nothing when the orders cannot be loaded', async () => {
  const backend = createFakeBackend();
  backend.fail('orders.list', { status: 400 });
  const shell = createTestShell({ api: backend.client, vendors: backend.state.vendors });
  const { container } = render(
    <shell.Wrapper>
      <ActiveOrdersBadge routeId="order-tracking" />
    </shell.Wrapper>,
  );
  await waitFor(() => expect(backend.callsOf('orders.list').length).toBeGreaterThan(0));
  expect(container).toBeEmptyDOMElement();
  expect(shell.notices).toHaveLength(0);
});
