import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import {
  MemoryRouter,
  useLocation,
  useNavigate,
  type Location,
  type NavigateFunction,
} from 'react-router-dom';
import type { Order } from '@courier/api-client';
import { createFakeBackend, type FakeBackend } from '@courier/api-client/testing';
import { createTestShell, RemoteRoutes, type TestShellOptions } from '@courier/shell-api/testing';
import zh from '../../locales/zh_Hant_TW.json';
import remote from '../index';
// Loaded here once, so that the first test does not pay for it.
import '../routes/OrdersRoute';

jest.setTimeout(30_000);

// antd asks for pseudo elements, which jsdom does not know.
const styleOf = window.getComputedStyle.bind(window);
window.getComputedStyle = (element) => styleOf(element);

interface OpenOptions extends Omit<TestShellOptions, 'api'> {
  path?: string;
  backend?: FakeBackend;
  orders?: readonly Order[];
  guestOrderIds?: readonly string[];
}

/** Opens the remote in the in-memory shell; live updates of the backend reach the screen. */
export function openTracking(options: OpenOptions = {}) {
  const {
    path = '/order-tracking/v1001',
    backend = createFakeBackend(),
    orders = [],
    guestOrderIds = [],
    ...shellOptions
  } = options;
  orders.forEach((order) => backend.addOrder(order));
  const texts = { en: { 'tracking-history': remote.englishTexts }, zh_Hant_TW: { 'tracking-history': zh } };
  const shell = createTestShell({
    api: backend.client,
    vendors: backend.state.vendors,
    texts,
    ...shellOptions,
  });
  guestOrderIds.forEach((orderId) => shell.ports.session.addGuestOrder(orderId));
  backend.onOrderUpdate(shell.live.push);

  const router: { location?: Location; navigate?: NavigateFunction } = {};
  function Probe() {
    router.location = useLocation();
    router.navigate = useNavigate();
    return null;
  }
  const view = render(
    <shell.Wrapper>
      <MemoryRouter initialEntries={['/history/v1002', path]} initialIndex={1}>
        <Probe />
        <RemoteRoutes remote={remote} shell={shell} />
      </MemoryRouter>
    </shell.Wrapper>,
  );
  const user = userEvent.setup({ pointerEventsCheck: 0, advanceTimers: jest.advanceTimersByTime });
  return {
    backend,
    shell,
    user,
    unmount: view.unmount,
    /** Path and query where the router stands. */
    address: () => `${router.location?.pathname}${router.location?.search}`,
    back: () => void router.navigate?.(-1),
  };
}

/** A tab by its name and, when given, the count beside it. */
export const tab = (name: string, count: number | '' = '') =>
  screen.findByRole('tab', { name: new RegExp(`^${name}\\s*${count}${count === '' ? '' : '$'}`) });

export const row = (name: RegExp) => screen.findByRole('button', { name });
