import { createFakeBackend } from '@courier/api-client/testing';
import { createTestShell, mountRemote } from '@courier/shell-api/harness';
import zh from '../locales/zh_Hant_TW.json';
import remote from '../src/index';
import { HarnessFrame } from './HarnessFrame';

mountRemote(remote, {
  shell: createTestShell({ api: createFakeBackend().client }),
  path: '/bulk-order/v1001',
  texts: { zh_Hant_TW: zh },
  Frame: HarnessFrame,
});
