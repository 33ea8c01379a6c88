import { mountRemote } from '@courier/shell-api/harness';
import { HarnessFrame } from '@courier/ui-kit/harness';
import ar from '../locales/ar.json';
import ur from '../locales/ur.json';
import zh from '../locales/zh_Hant_TW.json';
import remote from '../src/index';

mountRemote(remote, {
  path: '/rider',
  locales: { ar, ur, zh_Hant_TW: zh },
  Frame: HarnessFrame,
});
