import { createFakeBackend } from '@courier/api-client/testing';
import { mountRemote } from '@courier/shell-api/harness';
import { HarnessFrame } from '@courier/ui-kit/harness';
import ar from '../locales/ar.json';
import ur from '../locales/ur.json';
import zh from '../locales/zh_Hant_TW.json';
import remote from '../src/index';
import { addDemoOrders, moveRiders } from './demo-orders';

/** `?empty` and `?fail` show the empty and the failed list. */
const wanted = new URLSearchParams(location.search);
const backend = createFakeBackend();
if (!wanted.has('empty')) addDemoOrders(backend);
if (wanted.has('fail')) backend.fail('orders.list', { status: 400, message: 'The service is busy' });
moveRiders(backend);

mountRemote(remote, {
  backend,
  includeAllOutlets: true,
  path: '/order-tracking/v1001',
  locales: { ar, ur, zh_Hant_TW: zh },
  Frame: HarnessFrame,
});
