import type { ManifestRoute, Registry, RegistryEntry } from '@courier/config/registry';

/** A route of a manifest; protected work screen of all modes unless said otherwise. */
export function buildRoute(overrides: Partial<ManifestRoute> = {}): ManifestRoute {
  return {
    id: 'list',
    path: '/list/:vendorId?',
    access: 'protected',
    modes: ['CLASSIC', 'GODROID', 'GUEST'],
    workScreen: true,
    ...overrides,
  };
}

type EntryOverrides = Partial<Omit<RegistryEntry, 'manifest'>> & {
  manifest?: Partial<RegistryEntry['manifest']>;
};

/** A published remote with one screen and one menu entry. */
export function buildEntry(overrides: EntryOverrides = {}): RegistryEntry {
  const { manifest, ...fields } = overrides;
  const name = fields.name ?? 'alpha';
  return {
    name,
    active: {
      version: '1.1.0',
      entry: `/remotes/${name}/1.1.0/mf-manifest.json`,
      files: { 'remoteEntry.js': 'sha384-active' },
      preload: ['remoteEntry.js'],
    },
    rollout: 100,
    texts: { en: { title: 'Alpha list', menu: 'Alpha list' }, zh_Hant_TW: { title: '清單', menu: '清單' } },
    ...fields,
    manifest: {
      name,
      contractVersion: 1,
      titleKey: 'title',
      i18nNamespace: name,
      routes: [buildRoute()],
      navigation: [{ routeId: 'list', labelKey: 'menu', icon: 'tracking', order: 1 }],
      slots: [],
      ...manifest,
    },
  };
}

export const buildRegistry = (...remotes: RegistryEntry[]): Registry => ({
  schemaVersion: 1,
  brand: 'courier',
  remotes,
});

/** The release before the active one. */
export const buildLastGood = (name = 'alpha'): RegistryEntry['active'] => ({
  version: '1.0.0',
  entry: `/remotes/${name}/1.0.0/mf-manifest.json`,
  files: { 'remoteEntry.js': 'sha384-before' },
  preload: ['remoteEntry.js'],
});
