import {
  releasesOfOlder,
  type ManifestRoute,
  type Registry,
  type RegistryEntry,
} from '@courier/config/registry';

/** Default: a protected work screen for all modes. */
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
  const { manifest: changed, ...fields } = overrides;
  const name = fields.name ?? 'alpha';
  const manifest: RegistryEntry['manifest'] = {
    name,
    contractVersion: 1,
    titleKey: 'title',
    i18nNamespace: name,
    routes: [buildRoute()],
    navigation: [{ routeId: 'list', labelKey: 'menu', icon: 'tracking', order: 1 }],
    slots: [],
    ...changed,
  };
  const {
    active = {
      version: '1.1.0',
      entry: `/remotes/${name}/1.1.0/mf-manifest.json`,
      files: { 'remoteEntry.js': 'sha384-active' },
      preload: ['remoteEntry.js'],
    },
    texts = { en: { title: 'Alpha list', menu: 'Alpha list' }, zh_Hant_TW: { title: '清單', menu: '清單' } },
    lastGood,
  } = fields;
  const older = { active, ...(lastGood ? { lastGood } : {}), rollout: 100, own: { manifest, texts } };
  return { ...releasesOfOlder(older), name, active, rollout: 100, texts, ...fields, manifest };
}

export const buildRegistry = (...remotes: RegistryEntry[]): Registry => ({
  schemaVersion: 1,
  brand: 'courier',
  remotes,
});

export const buildLastGood = (name = 'alpha'): RegistryEntry['active'] => ({
  version: '1.0.0',
  entry: `/remotes/${name}/1.0.0/mf-manifest.json`,
  files: { 'remoteEntry.js': 'sha384-before' },
  preload: ['remoteEntry.js'],
});
