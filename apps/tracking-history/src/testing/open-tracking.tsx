import { beforeAll, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { Order } from '@courier/api-client';
import { createFakeBackend } from '@courier/api-client/testing';
import { loadScreens, openRemote, type OpenRemoteOptions } from '@courier/shell-api/testing';
import zh from '../../locales/zh_Hant_TW.json';
import remote from '../index';

beforeAll(() => loadScreens(remote));

// antd queries pseudo-elements, which jsdom does not support.
const styleOf = window.getComputedStyle.bind(window);
window.getComputedStyle = (element) => styleOf(element);

interface OpenOptions extends Partial<OpenRemoteOptions> {
  orders?: readonly Order[];
}

/** Opens the remote in the in-memory shell, after a visit to another vendor's history. */
export function openTracking({ orders = [], backend = createFakeBackend(), ...options }: OpenOptions = {}) {
  orders.forEach((order) => backend.addOrder(order));
  return openRemote(remote, {
    path: '/order-tracking/v1001',
    before: ['/history/v1002'],
    backend,
    locales: { zh_Hant_TW: zh },
    typing: { advanceTimers: jest.advanceTimersByTime },
    ...options,
  });
}

export const tab = (name: string, count: number | '' = '') =>
  screen.findByRole('tab', { name: new RegExp(`^${name}\\s*${count}${count === '' ? '' : '$'}`) });

export const row = (name: RegExp) => screen.findByRole('button', { name });
