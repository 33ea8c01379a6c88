import { problemSentence, readRegistry } from '../registry/read-registry';

/** A valid route of the remote `beta`. */
export const buildRoute = (more: object = {}) => ({
  id: 'list',
  path: '/beta',
  access: 'protected',
  modes: ['GUEST'],
  ...more,
});

export const buildManifest = (more: object = {}) => ({
  name: 'beta',
  contractVersion: 1,
  titleKey: 'title',
  i18nNamespace: 'beta',
  routes: [buildRoute()],
  navigation: [],
  slots: [],
  ...more,
});

export const buildRelease = (more: object = {}) => ({
  version: '2.0.0',
  entry: '/remotes/beta/2.0.0/mf-manifest.json',
  files: {},
  preload: [],
  ...more,
});

/** Its entry, in the format from before `releases`. */
export const buildEntry = (more: object = {}) => ({
  name: 'beta',
  active: buildRelease(),
  rollout: 100,
  manifest: buildManifest(),
  texts: {},
  ...more,
});

/** Parses these entries and returns `beta` with its problems. */
export function readBeta(...remotes: unknown[]) {
  const reading = readRegistry({ schemaVersion: 1, remotes }, 'oasis');
  return {
    beta: reading?.registry.remotes.find(({ name }) => name === 'beta'),
    said: (reading?.problems ?? []).map((problem) =>
      problemSentence(problem).replace(/^Registry of oasis, remote beta(, )?/, ''),
    ),
  };
}
