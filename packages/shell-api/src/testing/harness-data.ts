import { createApiClient, type Order, type Vendor } from '@courier/api-client';
import { requestTicket, createLiveChannel } from '@courier/api-client/realtime';
import { buildVendor, createFakeBackend, type FakeBackend } from '@courier/api-client/testing';
import {
  DEV_API_BASE,
  DEV_LIVE_PATH,
  DEV_PORTAL_BLOCK,
  readDevPortal,
  type DevPortal,
} from '@courier/config';
import { readDataBlock } from '@courier/config/document';
import type { TestShell, TestShellOptions } from './create-test-shell';

export interface HarnessData {
  /** Shell options that the remote may override. */
  defaults: Partial<TestShellOptions>;
  /** Shell options that the remote cannot override. */
  options: Pick<TestShellOptions, 'api'> & Partial<TestShellOptions>;
  pathFor(path: string): string;
  connect(shell: TestShell): void;
}

function inMemory(backend: FakeBackend): HarnessData {
  return {
    defaults: { vendors: backend.state.vendors },
    options: { api: backend.client },
    pathFor: (path) => path,
    connect: (shell) => void backend.onOrderUpdate((order: Order) => shell.live.push(order)),
  };
}

/** `/parcels/v1001` is the in-memory vendor; a portal has others. */
function demoPath(path: string, [first]: readonly Vendor[]): string {
  const { vendor_id: inMemoryId } = buildVendor();
  if (first === undefined) return path;
  return path
    .split('/')
    .map((segment) => (segment === inMemoryId ? first.vendor_id : segment))
    .join('/');
}

/** A portal's data, through the development server, which holds the session. */
async function ofPortal({ user, country, brand, flags, paymentHosts = [] }: DevPortal): Promise<HarnessData> {
  const api = createApiClient({ baseUrl: DEV_API_BASE, authorization: () => null });
  const vendors = await api.vendors.list().then(
    ({ result }) => result.vendors,
    () => 'failed' as const,
  );
  return {
    defaults: {},
    options: { api, vendors, country, brand, flags, paymentHosts, user },
    pathFor: (path) => (vendors === 'failed' ? path : demoPath(path, vendors)),
    connect(shell) {
      shell.live.setState('disconnected');
      const channel = createLiveChannel({
        url: DEV_LIVE_PATH,
        ticket: () => requestTicket(api),
        authorization: () => null,
        onOrderUpdate: shell.live.push,
        onState: shell.live.setState,
        onReconnect: shell.live.reconnect,
      });
      const watchOrders = () => {
        const { selected, includeAllOutlets } = shell.ports.vendors.get();
        if (selected) channel.subscribe(selected.vendor_id, { includeOutlets: includeAllOutlets });
      };
      watchOrders();
      shell.ports.vendors.subscribe(watchOrders);
    },
  };
}

/** Data of the connected portal, else of the in-memory backend. */
export function harnessData(backend?: FakeBackend): HarnessData | Promise<HarnessData> {
  const portal = readDevPortal(readDataBlock(DEV_PORTAL_BLOCK));
  return portal === undefined ? inMemory(backend ?? createFakeBackend()) : ofPortal(portal);
}
