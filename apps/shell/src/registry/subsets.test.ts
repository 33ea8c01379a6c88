import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, jest } from '@jest/globals';
import { hasScreenAt, type RemoteManifest } from '@courier/config/registry';
import { routes } from '@courier/shell-api/routes';
import { createNavigation } from '../ports/create-navigation';
import { landingPath } from '../public/landing-path';
import { buildEntry, buildRegistry } from '../testing/build-registry';
import { createComposition } from './composition';

const APPS = join(__dirname, '../../..');
const MANIFEST = 'src/remote.manifest.ts';

const manifests = readdirSync(APPS)
  .filter((app) => existsSync(join(APPS, app, MANIFEST)))
  .map((app) => jest.requireActual<{ manifest: RemoteManifest }>(join(APPS, app, MANIFEST)).manifest);

/** Every non-empty set of remotes. */
const subsets = Array.from({ length: 2 ** manifests.length - 1 }, (_, index) =>
  manifests.filter((_manifest, bit) => ((index + 1) >> bit) & 1),
).map((chosen) => ({ title: chosen.map(({ name }) => name).join(' + '), chosen }));

const hasRoute = (chosen: readonly RemoteManifest[], path: string) =>
  chosen.some(({ routes: own }) => own.some((route) => route.path.startsWith(path)));

function navigationIn(chosen: readonly RemoteManifest[]) {
  const registry = buildRegistry(...chosen.map((manifest) => buildEntry({ name: manifest.name, manifest })));
  const router = { navigate: jest.fn<(to: string) => void>() };
  const page = { assign: jest.fn(), replace: jest.fn(), reload: jest.fn() };
  const navigation = createNavigation({
    composition: createComposition(registry),
    page,
    router,
    base: 'http://kw.localhost/start',
    holds: { block: () => () => undefined, isHeld: () => false } as never,
    mode: () => 'CLASSIC',
    isOn: () => true,
  });
  return { registry, navigation, router, page };
}

const ORDER = { vendorId: 'kw1001', orderId: 'kw1001-2611a' };
/** Addresses that remotes show, copy or print. */
const ADDRESSES = [
  routes.requestRider(ORDER),
  routes.orderTracking({ vendorId: 'kw1001' }),
  routes.orderTracking(ORDER),
  routes.history({ ...ORDER, view: 'evidence' }),
  routes.bulkOrder({ vendorId: 'kw1001' }),
  routes.collectionPoints({ vendorId: 'kw1001' }),
  routes.outletImport({ vendorId: 'kw1001' }),
  routes.publicTracking({ ...ORDER, key: 'secret' }),
  routes.deliveryReceipt(ORDER),
];

it('there are 63 subsets of the six remotes', () => {
  expect(subsets).toHaveLength(63);
});

describe.each(subsets)('a brand of $title', ({ chosen }) => {
  const isForAccounts = chosen.some(({ routes: own }) => own.some(({ access }) => access === 'protected'));

  it('opens one of its own screens after sign-in', () => {
    const landing = landingPath(navigationIn(chosen).registry);
    expect(landing === null).toBe(!isForAccounts);
    if (landing !== null) expect(hasRoute(chosen, landing)).toBe(true);
  });

  it('opens a guest screen for guests, if it has one', () => {
    const landing = landingPath(navigationIn(chosen).registry, 'GUEST');
    expect(landing !== null).toBe(
      hasRoute(chosen, '/request-a-rider') || hasRoute(chosen, '/order-tracking'),
    );
  });

  it('shows, copies and prints only addresses of its own screens', () => {
    const { navigation } = navigationIn(chosen);
    const own = chosen.map((manifest) => ({ manifest }));
    for (const to of ADDRESSES) {
      const shown = navigation.findAddress(to);
      if (shown !== null) expect([to, hasScreenAt(own, shown)]).toEqual([to, true]);
      else expect([to, hasScreenAt(own, to)]).toEqual([to, false]);
    }
    expect(navigation.findAddress(routes.helpCentre({ vendorId: 'kw1001' }))).not.toBeNull();
    expect(navigation.findAddress('https://elsewhere.example/tracking/1')).toBeNull();
  });

  // Orders are placed and shown by brands for shops or customers, not by one for riders alone.
  if (!isForAccounts && !hasRoute(chosen, '/tracking/')) return;

  it('shows a placed order on one of its screens, never a missing page', () => {
    const { navigation, router, page } = navigationIn(chosen);
    navigation.go(routes.orderTracking({ vendorId: 'kw1001', orderId: 'kw1001-2611a' }));
    const [to = ''] = router.navigate.mock.calls[0] ?? [];
    if (hasRoute(chosen, '/order-tracking')) expect(to).toBe('/order-tracking/kw1001?order_id=kw1001-2611a');
    else if (hasRoute(chosen, '/tracking/')) expect(to).toBe('/tracking/kw1001-2611a');
    else expect(hasRoute(chosen, to)).toBe(true);
    expect(page.assign).not.toHaveBeenCalled();
  });
});
