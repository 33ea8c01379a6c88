import { readChannels, entryForNewBrand, followsBuilds } from './channels.mjs';
import { AUDIENCES, compositionProblem, lossesWithout } from './composition-rules.mjs';
import { remember } from './history.mjs';
import { listBrands, readStored, withLock, writeStored } from './site-folder.mjs';

/** Remotes of a brand: a list in the sources, changed per site by `registry add` and `registry remove`. */

const siteChanges = (registry) => ({ added: [], removed: [], ...registry.composition });

/**
 * Whether a brand composes a remote.
 * @param {object} registry of the brand, as stored
 * @param {string} name of the remote
 * @param {readonly string[] | undefined} listed the brand's list in the sources; absent for every remote
 */
export function isComposed(registry, name, listed) {
  const { added, removed } = siteChanges(registry);
  return !removed.includes(name) && (added.includes(name) || listed?.includes(name) !== false);
}

/** The registry with the stored choice whether its brand composes the remote. */
function withWish(registry, name, isWanted) {
  const { added, removed } = siteChanges(registry);
  const others = (names) => names.filter((one) => one !== name);
  const changes = isWanted
    ? { added: [...others(added), name], removed: others(removed) }
    : { added: others(added), removed: [...others(removed), name] };
  return { ...registry, composition: { ...registry.composition, ...changes } };
}

const entryIn = ({ remotes }, name) => remotes.find((entry) => entry.name === name);
const withoutRemote = (registry, name) => ({
  ...registry,
  remotes: registry.remotes.filter((entry) => entry.name !== name),
});

/**
 * A remote's entry for a brand that lacks it, copied from another brand of the site, preferably one whose
 * channels a command has changed. Absent if the remote was never published into the site.
 */
export function entryFromOtherBrands(site, name) {
  const entries = listBrands(site).flatMap((brand) => entryIn(readStored(site, brand), name) ?? []);
  const source = entries.find((entry) => !followsBuilds(entry)) ?? entries[0];
  return source && entryForNewBrand(source);
}

const said = { by: '', why: '' };

/**
 * Applies each brand's composition to its registry: removes other remotes, and adds missing ones from other
 * brands of the site. An unpublished remote is added with its first publish.
 * @param {readonly string[]} brands
 * @param {Readonly<Record<string, readonly string[]>>} lists of brands that show some remotes only
 * @param history by, why, and `audiences` of the brands that state one in the sources
 */
export function applyComposition(site, brands, lists, { by, why, audiences = {} } = said) {
  const published = new Set(
    listBrands(site).flatMap((brand) => readStored(site, brand).remotes.map(({ name }) => name)),
  );
  for (const brand of brands) {
    const registry = withAudience(readStored(site, brand), audiences[brand]);
    const composed = (name) => isComposed(registry, name, lists[brand]);
    const left = registry.remotes.filter(({ name }) => composed(name));
    const added = [...published]
      .filter((name) => composed(name) && entryIn(registry, name) === undefined)
      .flatMap((name) => entryFromOtherBrands(site, name) ?? []);
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
function withAudience({ audience: _before, ...registry }, audience) {
  return audience === undefined ? registry : { ...registry, audience };
}

const compositionAct = (act, { brand, before, after, by, why }) => ({
  act,
  brand,
  remote: (before ?? after).name,
  before: before ? readChannels(before) : null,
  after: after ? readChannels(after) : null,
  by,
  why,
});

/**
 * Adds a remote to a brand of the site or removes it, regardless of the list in the sources.
 * @returns {string} the result: a sentence, and what a removal takes from users, a line each
 * @throws Error if the site has no such brand, or nothing would change
 */
export function changeComposition({ site, brand, remote, isWanted, by, why }) {
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
 * @returns {string} the result, in one sentence
 * @throws Error if the site has no such brand, or the audience is unknown
 */
export function changeAudience({ site, brand, audience }) {
  return withLock(site, () => {
    if (!listBrands(site).includes(brand)) throw new Error(`The site has no brand ${brand}.`);
    if (!AUDIENCES.includes(audience))
      throw new Error(`An audience is one of ${AUDIENCES.join(', ')}, not ${audience}.`);
    const registry = readStored(site, brand);
    writeStored(site, brand, { ...registry, composition: { ...siteChanges(registry), audience } });
    return `${brand} is for ${audience} alone.`;
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
  return `${brand} lists ${remote} ${readChannels(after).stable}.`;
}
