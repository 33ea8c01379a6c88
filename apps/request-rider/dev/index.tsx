import { buildVendor, createFakeBackend } from '@courier/api-client/testing';
import { mountRemote } from '@courier/shell-api/harness';
import { HarnessFrame } from '@courier/ui-kit/harness';
import ar from '../locales/ar.json';
import ur from '../locales/ur.json';
import zh from '../locales/zh_Hant_TW.json';
import { closedHours } from '../src/testing/closed-hours';
import remote from '../src/index';

/** `?closed` and `?nopin` show the form with closed service hours and with a vendor without coordinates. */
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
if (wanted.has('closed')) backend.state.parameters['serviceHours'] = closedHours('Asia/Taipei').serviceHours;
if (wanted.has('nopin')) {
  backend.state.vendors = [buildVendor({ location: { latitude: null, longitude: null, address_text: '' } })];
}

mountRemote(remote, {
  backend,
  flags: { 'draw-delivery-areas': true, pre_order: true },
  path: '/request-a-rider/v1001',
  locales: { ar, ur, zh_Hant_TW: zh },
  Frame: HarnessFrame,
});
