import { describe, expect, it } from '@jest/globals';
import { buildEntry, buildRegistry, buildRoute } from '../testing/build-registry';
import { createComposition } from './composition';

const remote = (name: string, order: number, role: 'landing' | 'home', flag?: string) =>
  buildEntry({
    name,
    manifest: {
      routes: [
        buildRoute({ id: name, path: `/${name}/:vendorId?`, roles: [role], ...(flag ? { flag } : {}) }),
      ],
      navigation: [{ routeId: name, labelKey: 'menu', icon: 'request', order }],
    },
  });

describe('the screen for an address without one', () => {
  const composition = createComposition(
    buildRegistry(
      remote('sheets', 1, 'landing', 'bulk-order-upload'),
      remote('orders', 2, 'home', 'pre_order'),
    ),
  );
  const first = (isOn: (flag: string) => boolean) => composition.firstScreens('CLASSIC', isOn)[0]?.route.id;
  const home = (isOn: (flag: string) => boolean) => composition.homeScreen(isOn)?.route.id;

  it('is one whose flag is on, by its role', () => {
    expect([first(() => true), home(() => true)]).toEqual(['sheets', 'orders']);
    expect([first((flag) => flag === 'pre_order'), home((flag) => flag === 'bulk-order-upload')]).toEqual([
      'orders',
      'sheets',
    ]);
  });

  it('is one whose flag is off only if all are off', () => {
    expect([first(() => false), home(() => false)]).toEqual(['sheets', 'sheets']);
  });
});
