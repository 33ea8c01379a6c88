import { expect, it } from '@jest/globals';
import { buildManifest, buildRoute } from '../testing/build-entry';
import { parseManifest } from './manifest';

const link = { routeId: 'list', labelKey: 'menu', order: 1 };

it.each([
  [{ flagDefaults: [true] }, 'flagDefaults must be names with a value each'],
  [{ flagDefaults: { voucher: 'on' } }, 'flagDefaults.voucher must be boolean'],
  [{ firstPaint: { 'List!': 'list.html' } }, 'firstPaint.List! must match /^[a-z][a-z0-9-]*$/'],
  [
    { slots: ['dashboard'] },
    'slots.0 must be one of navigation-badge, edit-outlet, add-outlet, settings-alerts, settings-payment, or a slot of a remote as `remote/name`',
  ],
  [{ offers: [{ name: 'row', props: 'row' }] }, 'offers.0.name must be a slot as `remote/name`'],
  [{ navigation: [{ ...link, icon: 'rocket' }] }, 'or the data of a path'],
  [{ shortcuts: [{ ...link, keys: [] }] }, 'shortcuts.0.keys must be >=1 long'],
  [
    { routes: [buildRoute({ path: 'nonsense' })] },
    'routes.0.path must be a path of react-router from the root',
  ],
  [{ routes: [buildRoute({ path: undefined })] }, 'routes.0.path must be there'],
])('a manifest of this tree gets a readable error: %j', (wrong, sentence) => {
  expect(() => parseManifest(buildManifest(wrong))).toThrow(sentence);
});

it('is accepted without keys unknown to the registry', () => {
  expect(parseManifest(buildManifest({ colour: 'blue' }))).toEqual(buildManifest());
});
