import type { LocaleCode } from '@courier/config';
import { createFakeBackend } from '@courier/api-client/testing';
import { createTestShell, mountRemote } from '@courier/shell-api/harness';
import zh from '../locales/zh_Hant_TW.json';
import remote from '../src/index';
import { addDemoOrders, moveRiders } from './demo-orders';
import { HarnessFrame } from './HarnessFrame';

/** `?locale=zh_Hant_TW`, `?empty` and `?fail` show other faces of the list. */
const wanted = new URLSearchParams(location.search);
const backend = createFakeBackend();
if (!wanted.has('empty')) addDemoOrders(backend);
if (wanted.has('fail')) backend.fail('orders.list', { status: 400, message: 'The service is busy' });
moveRiders(backend);

const shell = createTestShell({
  api: backend.client,
  vendors: backend.state.vendors,
  includeAllOutlets: true,
  locale: (wanted.get('locale') ?? 'en') as LocaleCode,
});
backend.onOrderUpdate(shell.live.push);

mountRemote(remote, {
  shell,
  path: '/order-tracking/v1001',
  texts: { zh_Hant_TW: zh },
  Frame: HarnessFrame,
});
