import { describe, expect, it } from '@jest/globals';
import { readRegistry, type Registry } from '@courier/config/registry';
import { testRegistry } from '../../../testing/inputs/write-test-site';
import { selectParts, pageConditions } from './page-conditions';

const TEMPLATE =
  '<!--courier:if accounts--><form><!--courier:if sheets-->sheet<!--courier:end sheets--></form><!--courier:end accounts-->' +
  '<!--courier:if !accounts-->follow<!--courier:end !accounts--><!--courier:body-->';

it.each([
  [['accounts', 'sheets'], '<form>sheet</form><!--courier:body-->'],
  [['accounts'], '<form></form><!--courier:body-->'],
  [['sheets'], 'follow<!--courier:body-->'],
])('with %j a template keeps %s', (conditions, kept) => {
  expect(selectParts(TEMPLATE, new Set(conditions))).toBe(kept);
});

describe('the conditions of a page', () => {
  const registryWith = (change: (manifest: Record<string, unknown>) => Record<string, unknown>): Registry => {
    const { remotes, ...rest } = testRegistry();
    const changed = remotes.map((entry) => ({
      ...entry,
      releases: entry.releases.map((release) => ({ ...release, manifest: change(release.manifest) })),
    }));
    const reading = readRegistry({ ...rest, remotes: changed }, 'courier');
    if (!reading) throw new Error('The registry cannot be read');
    return reading.registry;
  };

  it('are all topics if no remote states one, and accounts with a work screen', () => {
    const registry = registryWith((manifest) => ({
      ...manifest,
      routes: [{ id: 'list', path: '/parcels', access: 'protected', modes: ['CLASSIC'], workScreen: true }],
    }));
    expect([...pageConditions(registry, {})].sort()).toEqual([
      'accounts',
      'customer-page',
      'following',
      'history',
      'ordering',
      'sheets',
    ]);
  });

  it('are only the stated topics known to this shell, and no accounts without a screen', () => {
    const registry = registryWith((manifest) => ({ ...manifest, topics: ['sheets', 'drones'] }));
    expect([...pageConditions(registry, {})]).toEqual(['sheets']);
  });

  it.each([
    [true, ['sheets']],
    [false, []],
    [undefined, []],
  ])('include a topic whose menu entry has a flag that is %s: %j', (value, topics) => {
    const route = { path: '/sheets', access: 'protected', modes: ['CLASSIC'] };
    const registry = registryWith((manifest) => ({
      ...manifest,
      topics: ['sheets'],
      routes: [
        { ...route, id: 'sheet', flag: 'bulk-order-upload' },
        { ...route, id: 'import', path: '/import' },
      ],
      navigation: [{ routeId: 'sheet', labelKey: 'nav', icon: 'bulk', order: 1 }],
    }));
    const flags: Record<string, boolean> = value === undefined ? {} : { 'bulk-order-upload': value };
    expect([...pageConditions(registry, flags)]).toEqual(topics);
  });

  it('keep accounts while the registry is empty', () => {
    expect(pageConditions({ ...testRegistry(), remotes: [] }, {}).has('accounts')).toBe(true);
  });
});
