import { channelsOf, entryForNewBrand, followsBuilds } from './channels.mjs';
import { remember } from './history.mjs';
import { brandsOf, readStored, withLock, writeStored } from './site-folder.mjs';

/** Which remotes a brand shows: a list in the sources, changed for one site by `registry add` and `registry remove`. */

const siteChanges = (registry) => ({ added: [], removed: [], ...registry.composition });

/**
 * Whether a brand composes a remote.
 * @param {object} registry of the brand, as stored
 * @param {string} name of the remote
 * @param {readonly string[] | undefined} listed the brand's list in the sources; absent where it shows every remote
 */
export function isComposed(registry, name, listed) {
  const { added, removed } = siteChanges(registry);
  return !removed.includes(name) && (added.includes(name) || listed?.includes(name) !== false);
}

/** The registry with the wish stored that its brand composes the remote, or does not. */
function withWish(registry, name, isWanted) {
  const { added, removed } = siteChanges(registry);
  const others = (names) => names.filter((one) => one !== name);
  const composition = isWanted
    ? { added: [...others(added), name], removed: others(removed) }
    : { added: others(added), removed: [...others(removed), name] };
  return { ...registry, composition };
}

const entryIn = ({ remotes }, name) => remotes.find((entry) => entry.name === name);
const without = (registry, name) => ({
  ...registry,
  remotes: registry.remotes.filter((entry) => entry.name !== name),
});

/**
 * The entry of a remote for a brand that lacks it, taken from another brand of the site: from one whose channels a
 * command has changed, where there is one. Absent when the remote was never published into the site.
 */
export function entryFromOtherBrands(site, name) {
  const entries = brandsOf(site).flatMap((brand) => entryIn(readStored(site, brand), name) ?? []);
  const source = entries.find((entry) => !followsBuilds(entry)) ?? entries[0];
  return source && entryForNewBrand(source);
}

const said = { by: '', why: '' };

/**
 * Brings the registry of each brand in line with its composition: takes out what it does not compose, and adds what
 * other brands of the site have. An unpublished remote appears with its first publish.
 * @param {readonly string[]} brands
 * @param {Readonly<Record<string, readonly string[]>>} lists of brands that show some remotes only
 */
export function applyComposition(site, brands, lists, { by, why } = said) {
  const published = new Set(
    brandsOf(site).flatMap((brand) => readStored(site, brand).remotes.map(({ name }) => name)),
  );
  for (const brand of brands) {
    const registry = readStored(site, brand);
    const composed = (name) => isComposed(registry, name, lists[brand]);
    const left = registry.remotes.filter(({ name }) => composed(name));
    const added = [...published]
      .filter((name) => composed(name) && entryIn(registry, name) === undefined)
      .flatMap((name) => entryFromOtherBrands(site, name) ?? []);
    const removed = registry.remotes.filter(({ name }) => !composed(name));
    if (added.length === 0 && removed.length === 0) continue;
    writeStored(site, brand, { ...registry, remotes: [...left, ...added] });
    remember(site, [
      ...removed.map((entry) => compositionAct('remove', { brand, before: entry, by, why })),
      ...added.map((entry) => compositionAct('add', { brand, after: entry, by, why })),
    ]);
  }
}

const compositionAct = (act, { brand, before, after, by, why }) => ({
  act,
  brand,
  remote: (before ?? after).name,
  before: before ? channelsOf(before) : null,
  after: after ? channelsOf(after) : null,
  by,
  why,
});

/**
 * Adds a remote to a brand of the site or removes it, regardless of the list in the sources.
 * @returns {string} what happened, in one sentence
 * @throws Error when the site has no such brand, or nothing would change
 */
export function changeComposition({ site, brand, remote, isWanted, by, why }) {
  return withLock(site, () => {
    if (!brandsOf(site).includes(brand)) throw new Error(`The site has no brand ${brand}.`);
    const registry = readStored(site, brand);
    const before = entryIn(registry, remote);
    if (isWanted) return addRemote({ site, brand, remote, by, why, registry, before });
    if (before === undefined) throw new Error(`${brand} does not list ${remote}.`);
    writeStored(site, brand, without(withWish(registry, remote, false), remote));
    remember(site, [compositionAct('remove', { brand, before, by, why })]);
    return `${brand} no longer lists ${remote}. Its files stay; registry add ${brand} ${remote} brings it back.`;
  });
}

function addRemote({ site, brand, remote, by, why, registry, before }) {
  if (before !== undefined) throw new Error(`${brand} lists ${remote} already.`);
  const after = entryFromOtherBrands(site, remote);
  const wished = withWish(registry, remote, true);
  if (after === undefined) {
    writeStored(site, brand, wished);
    return `${brand} lists ${remote} as soon as it is published; no brand of the site has it yet.`;
  }
  writeStored(site, brand, { ...wished, remotes: [...registry.remotes, after] });
  remember(site, [compositionAct('add', { brand, after, by, why })]);
  return `${brand} lists ${remote} ${channelsOf(after).stable}.`;
}
