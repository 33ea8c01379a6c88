import { createFakeBackend } from '@courier/api-client/testing';
import { createTestShell, mountRemote } from '@courier/shell-api/harness';
import zh from '../locales/zh_Hant_TW.json';
import remote from '../src/index';
import { addDemoOrders, moveRiders } from './demo-orders';
import { HarnessFrame } from './HarnessFrame';

const backend = createFakeBackend();
addDemoOrders(backend);
moveRiders(backend);

const shell = createTestShell({
  api: backend.client,
  vendors: backend.state.vendors,
  includeAllOutlets: true,
});
backend.onOrderUpdate(shell.live.push);

mountRemote(remote, {
  shell,
  path: '/order-tracking/v1001',
  texts: { zh_Hant_TW: zh },
  Frame: HarnessFrame,
});
