import type { FlagKey, LocaleCode } from '@courier/config';
import { buildVendor, createFakeBackend } from '@courier/api-client/testing';
import { createTestShell, mountRemote } from '@courier/shell-api/harness';
import zh from '../locales/zh_Hant_TW.json';
import remote from '../src/index';
import { HarnessFrame } from './HarnessFrame';

/** `?locale=zh_Hant_TW`, `?closed`, `?nopin` show the form's other faces. */
const wanted = new URLSearchParams(location.search);
const backend = createFakeBackend();
backend.state.areas = [
  [
    { latitude: 25.062, longitude: 121.525 },
    { latitude: 25.064, longitude: 121.575 },
    { latitude: 25.024, longitude: 121.581 },
    { latitude: 25.018, longitude: 121.532 },
  ],
];
if (wanted.has('closed')) backend.state.parameters['serviceHours'] = '0300:0301';
if (wanted.has('nopin')) {
  backend.state.vendors = [buildVendor({ location: { latitude: null, longitude: null, address_text: '' } })];
}

const flags: Partial<Record<FlagKey, boolean>> = { 'draw-delivery-areas': true, pre_order: true };
const shell = createTestShell({
  api: backend.client,
  vendors: backend.state.vendors,
  flags,
  locale: (wanted.get('locale') ?? 'en') as LocaleCode,
});

mountRemote(remote, {
  shell,
  path: '/request-a-rider/v1001',
  texts: { zh_Hant_TW: zh },
  Frame: HarnessFrame,
});
