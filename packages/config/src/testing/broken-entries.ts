export interface BrokenEntry {
  what: string;
  /** Dotted path in the entry to its replacement; the empty path is the entry itself. */
  set: Readonly<Record<string, unknown>>;
  /** Path in the log. */
  logged: string;
  keepsTab: boolean;
}

const OPTIONAL_SEGMENTS = Array.from({ length: 24 }, (_, index) => `/:p${index}?`).join('');
const ROUTE = { id: 'second', path: '/second', access: 'protected', modes: ['CLASSIC'] };

/**
 * All possible defects of one entry of three. The entry is `beta`, has a menu entry for its first route and is between
 * others; `other` is the first of them with its path.
 */
export function brokenEntries(other: { name: string; path: string }): BrokenEntry[] {
  const wrong = (what: string, logged: string, value: unknown, keepsTab = false): BrokenEntry => ({
    what,
    set: { [logged]: value },
    logged,
    keepsTab,
  });
  const kept = (what: string, logged: string, value: unknown) => wrong(what, logged, value, true);
  const at = (what: string, logged: string, set: BrokenEntry['set'], keepsTab: boolean): BrokenEntry => {
    return { what, set, logged, keepsTab };
  };
  return [
    wrong('an entry that is a number', '', 7),
    wrong('no manifest', 'manifest', null),
    wrong('the manifest of another', 'manifest.name', other.name),
    at('the name of another', 'name', { name: other.name, 'manifest.name': other.name }, false),
    wrong('a name with a space', 'name', 'beta two'),
    wrong('a contract version in words', 'manifest.contractVersion', 'one'),
    wrong('the texts of another', 'manifest.i18nNamespace', other.name),
    wrong('the texts of the frame', 'manifest.i18nNamespace', 'shell'),
    kept('first paints that are a number', 'manifest.firstPaint', 7),
    at(
      'a first paint above its release',
      'manifest.firstPaint.list',
      { 'manifest.firstPaint': { list: '../other.html' } },
      true,
    ),
    wrong('routes that are no list', 'manifest.routes', { first: ROUTE }),
    wrong('an unknown access', 'manifest.routes.0.access', 'secret'),
    wrong('a flag that is a number', 'manifest.routes.0.flag', 5),
    wrong('a path without a slash', 'manifest.routes.0.path', 'nonsense'),
    wrong('a path that answers everything', 'manifest.routes.0.path', '/*'),
    wrong('a path of 24 optional segments', 'manifest.routes.0.path', `/beta${OPTIONAL_SEGMENTS}`),
    wrong('the path of another', 'manifest.routes.0.path', other.path),
    at(
      'a menu entry to a path that needs an id',
      'manifest.navigation.0.routeId',
      { 'manifest.routes.0.path': '/beta/:needed' },
      false,
    ),
    at(
      'two routes with one id',
      'manifest.routes.2.id',
      { 'manifest.routes.1': ROUTE, 'manifest.routes.2': { ...ROUTE, path: '/third' } },
      true,
    ),
    at(
      'an unknown mode',
      'manifest.routes.0.modes.0',
      { 'manifest.routes.0.modes': ['ROBOT', 'CLASSIC'] },
      true,
    ),
    kept('a word where a switch stands', 'manifest.routes.0.workScreen', 'yes'),
    wrong('a menu that is no list', 'manifest.navigation', 'none'),
    wrong('a menu entry without an order', 'manifest.navigation.0.order', 'first'),
    kept('an unknown icon', 'manifest.navigation.0.icon', 'rocket'),
    kept('an icon that is markup', 'manifest.navigation.0.icon', { path: 'M0 0"/><script>' }),
    kept('an icon of 2,001 characters', 'manifest.navigation.0.icon', { path: `M${'0'.repeat(2000)}` }),
    kept('an unknown slot', 'manifest.slots.0', 'dashboard'),
    kept('commands that are no list', 'manifest.commands', 1),
    kept('texts that are no list', 'texts', 'none'),
    wrong('an address that does not parse', 'active.entry', 'http://['),
    wrong('an address that is a script', 'active.entry', 'javascript:alert(1)'),
    wrong('an address that ends a policy', 'active.entry', 'https://cdn.test;script-src/x.json'),
    wrong('a container on another host', 'active.container', 'https://evil.test/x.js'),
    at('the files of another', 'active.files', { 'active.files': { '../../x.js': 'sha384-x' } }, false),
    wrong('a preload that is a number', 'active.preload.0', 7),
    wrong('a rollout in words', 'rollout', 'all'),
    at('a rollout without the release before', 'lastGood.version', { rollout: 10, lastGood: {} }, false),
  ];
}

function setAt(
  target: Record<string, unknown>,
  [name = '', ...rest]: readonly string[],
  value: unknown,
): void {
  if (rest.length === 0) target[name] = value;
  else setAt(target[name] as Record<string, unknown>, rest, value);
}

/** A copy of the entry, in its older form, with the defect. */
export function withBreakage(entry: object, { set }: BrokenEntry): unknown {
  const { releases: _releases, channels: _channels, ...older } = entry as Record<string, unknown>;
  const copy = structuredClone(older);
  if ('' in set) return set[''];
  for (const [path, value] of Object.entries(set)) setAt(copy, path.split('.'), value);
  return copy;
}
