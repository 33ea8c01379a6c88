import { entryForNewBrand } from './channels.ts';
import { AUDIENCES, compositionProblem, lossesWithout } from './composition-rules.ts';
import { remember, type Act } from './history.ts';
import { listBrands, readStored, withLock, writeStored, type StoredRegistry } from './site-folder.ts';
import { followsBuilds, readChannels, type StoredEntry } from './stored-entry.ts';

/** Remotes of a brand: a list in the sources, changed per site by `registry add` and `registry remove`. */

const siteChanges = ({ composition }: StoredRegistry) => ({ added: [], removed: [], ...composition });

/**
 * Whether a brand composes a remote.
 * @param registry of the brand, as stored
 * @param name of the remote
 * @param listed the brand's list in the sources; absent for every remote
 */
export function isComposed(
  registry: StoredRegistry,
  name: string,
  listed: readonly string[] | undefined,
): boolean {
  const { added, removed } = siteChanges(registry);
  return !removed.includes(name) && (added.includes(name) || listed?.includes(name) !== false);
}

/** The registry with the stored choice whether its brand composes the remote. */
function withWish(registry: StoredRegistry, name: string, isWanted: boolean): StoredRegistry {
  const { added, removed } = siteChanges(registry);
  const others = (names: readonly string[]) => names.filter((one) => one !== name);
  const changes = isWanted
    ? { added: [...others(added), name], removed: others(removed) }
    : { added: others(added), removed: [...others(removed), name] };
  return { ...registry, composition: { ...registry.composition, ...changes } };
}

const entryIn = ({ remotes }: StoredRegistry, name: string) => remotes.find((entry) => entry.name === name);
const withoutRemote = (registry: StoredRegistry, name: string): StoredRegistry => ({
  ...registry,
  remotes: registry.remotes.filter((entry) => entry.name !== name),
});

/**
 * A remote's entry for a brand that lacks it, copied from another brand of the site, preferably one whose
 * channels a command has changed. Absent if the remote was never published into the site.
 */
export function entryFromOtherBrands(site: string, name: string): StoredEntry | undefined {
  const entries = listBrands(site)
    .map((brand) => entryIn(readStored(site, brand), name))
    .filter((entry) => entry !== undefined);
  const source = entries.find((entry) => !followsBuilds(entry)) ?? entries[0];
  return source && entryForNewBrand(source);
}

interface Reason {
  by: string;
  why: string;
}

const said: Reason = { by: '', why: '' };

/**
 * Applies each brand's composition to its registry: removes other remotes, and adds missing ones from other
 * brands of the site. An unpublished remote is added with its first publish.
 * @param lists of brands that show some remotes only
 * @param history with the audiences of the brands that state one in the sources
 */
export function applyComposition(
  site: string,
  brands: readonly string[],
  lists: Readonly<Record<string, readonly string[]>>,
  { by, why, audiences = {} }: Reason & { audiences?: Readonly<Record<string, string>> } = said,
): void {
  const published = new Set(
    listBrands(site).flatMap((brand) => readStored(site, brand).remotes.map(({ name }) => `${name}`)),
  );
  for (const brand of brands) {
    const registry = withAudience(readStored(site, brand), audiences[brand]);
    const composed = (name: string | undefined) => isComposed(registry, `${name}`, lists[brand]);
    const left = registry.remotes.filter(({ name }) => composed(name));
    const added = [...published]
      .filter((name) => composed(name) && entryIn(registry, name) === undefined)
      .map((name) => entryFromOtherBrands(site, name))
      .filter((entry) => entry !== undefined);
    const removed = registry.remotes.filter(({ name }) => !composed(name));
    if (added.length === 0 && removed.length === 0 && registry.audience === readStored(site, brand).audience)
      continue;
    writeStored(site, brand, { ...registry, remotes: [...left, ...added] });
    remember(site, [
      ...removed.map((entry) => compositionAct('remove', { brand, before: entry, by, why })),
      ...added.map((entry) => compositionAct('add', { brand, after: entry, by, why })),
    ]);
  }
}

/** The audience that the sources state. */
function withAudience(
  { audience: _before, ...registry }: StoredRegistry,
  audience: string | undefined,
): StoredRegistry {
  return audience === undefined ? registry : { ...registry, audience };
}

interface ComposedChange extends Reason {
  brand: string;
  before?: StoredEntry;
  after?: StoredEntry;
}

const compositionAct = (act: string, { brand, before, after, by, why }: ComposedChange): Act => ({
  act,
  brand,
  remote: `${(before ?? after)?.name}`,
  before: before ? readChannels(before) : null,
  after: after ? readChannels(after) : null,
  by,
  why,
});

interface RemoteChoice extends Reason {
  site: string;
  brand: string;
  remote: string;
}

/**
 * Adds a remote to a brand of the site or removes it, regardless of the list in the sources.
 * @returns the result: a sentence, and what a removal takes from users, a line each
 * @throws Error if the site has no such brand, or nothing would change
 */
export function changeComposition({
  site,
  brand,
  remote,
  isWanted,
  by,
  why,
}: RemoteChoice & { isWanted: boolean }): string {
  return withLock(site, () => {
    if (!listBrands(site).includes(brand)) throw new Error(`The site has no brand ${brand}.`);
    const registry = readStored(site, brand);
    const before = entryIn(registry, remote);
    if (isWanted) return addRemote({ site, brand, remote, by, why, registry, before });
    if (before === undefined) throw new Error(`${brand} does not list ${remote}.`);
    const after = withoutRemote(withWish(registry, remote, false), remote);
    writeStored(site, brand, after);
    remember(site, [compositionAct('remove', { brand, before, by, why })]);
    const problem = compositionProblem(brand, after);
    return [
      `${brand} no longer lists ${remote}. Its files stay; registry add ${brand} ${remote} brings it back.`,
      ...lossesWithout(registry.remotes, remote),
      ...(problem === null ? [] : [`registry check refuses this composition. ${problem}`]),
    ].join('\n');
  });
}

/**
 * States for whom a brand of the site is.
 * @returns the result, in one sentence
 * @throws Error if the site has no such brand, or the audience is unknown
 */
export function changeAudience({
  site,
  brand,
  audience,
}: {
  site: string;
  brand: string;
  audience: string;
}): string {
  return withLock(site, () => {
    if (!listBrands(site).includes(brand)) throw new Error(`The site has no brand ${brand}.`);
    if (!AUDIENCES.includes(audience))
      throw new Error(`An audience is one of ${AUDIENCES.join(', ')}, not ${audience}.`);
    const registry = readStored(site, brand);
    writeStored(site, brand, { ...registry, composition: { ...siteChanges(registry), audience } });
    return `${brand} is for ${audience} alone.`;
  });
}

function addRemote({
  site,
  brand,
  remote,
  by,
  why,
  registry,
  before,
}: RemoteChoice & { registry: StoredRegistry; before: StoredEntry | undefined }): string {
  if (before !== undefined) throw new Error(`${brand} lists ${remote} already.`);
  const after = entryFromOtherBrands(site, remote);
  const wished = withWish(registry, remote, true);
  if (after === undefined) {
    writeStored(site, brand, wished);
    return `${brand} lists ${remote} as soon as it is published; no brand of the site has it yet.`;
  }
  writeStored(site, brand, { ...wished, remotes: [...registry.remotes, after] });
  remember(site, [compositionAct('add', { brand, after, by, why })]);
  return `${brand} lists ${remote} ${readChannels(after).stable}.`;
}
