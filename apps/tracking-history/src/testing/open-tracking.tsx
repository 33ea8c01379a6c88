import { jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createFakeBackend, type FakeBackend } from '@courier/api-client/testing';
import type { Order } from '@courier/api-client';
import { createTestShell, renderRemote, type TestShellOptions } from '@courier/shell-api/testing';
import zh from '../../locales/zh_Hant_TW.json';
import remote from '../index';

interface OpenOptions extends Omit<TestShellOptions, 'api'> {
  path?: string;
  backend?: FakeBackend;
  orders?: readonly Order[];
  guestOrderIds?: readonly string[];
}

/** Opens the remote in the in-memory shell; live updates of the backend reach the screen. */
export function openTracking(options: OpenOptions = {}) {
  const { path = '/order-tracking/v1001', backend = createFakeBackend(), orders = [], guestOrderIds = [], ...shellOptions } = options;
  orders.forEach((order) => backend.addOrder(order));
  const shell = createTestShell({ api: backend.client, vendors: backend.state.vendors, ...shellOptions });
  guestOrderIds.forEach((orderId) => shell.ports.session.addGuestOrder(orderId));
  backend.onOrderUpdate(shell.live.push);
  const view = renderRemote(remote, { shell, path, texts: { zh_Hant_TW: zh } });
  const user = userEvent.setup({ pointerEventsCheck: 0, advanceTimers: jest.advanceTimersByTime });
  return { backend, shell, view, user };
}

/** A tab by its name and, when given, the count beside it. */
export const tab = (name: string, count: number | '' = '') =>
  screen.findByRole('tab', { name: new RegExp(`^${name}\\s*${count}${count === '' ? '' : '$'}`) });
export const row = (name: RegExp) => screen.findByRole('button', { name });
