import { readArguments } from '../arguments/read-arguments.ts';
import { problemsOfSite } from './check-site.ts';
import { cleanSite } from './clean-site.ts';
import { changeAudience, changeComposition } from './composition.ts';
import { goodReleases } from './good-releases.ts';
import { recall, readUserName } from './history.ts';
import { provenByUse, useOfSite, useSentence, type ReleaseUses } from './release-use.ts';
import { describeChannels } from './say-channels.ts';
import { listBrands, readStored, siteFolder } from './site-folder.ts';
import { findSource } from './source-maps.ts';
import { followsBuilds, readChannels, readReleases, type StoredEntry } from './stored-entry.ts';

const KEPT = 5;

const isWanted = (remote: string | undefined, name: string | undefined) =>
  remote === undefined || remote === name;

function describeEntry(brand: string, entry: StoredEntry, uses: ReleaseUses): string[] {
  const [channels, releases] = [readChannels(entry), readReleases(entry)];
  const [lastGood] = goodReleases({ releases, channels }, provenByUse(uses));
  const used = releases.flatMap(({ version }) => {
    const use = uses.get(version);
    return use ? [`  ${version}: ${useSentence(use)}`] : [];
  });
  const candidates = releases.filter(({ candidate }) => candidate).map(({ version }) => version);
  return [
    `${brand}: ${entry.name} ${describeChannels({ ...channels, lastGood })} · of ${releases.length}${followsBuilds(entry) ? ' · follows builds' : ''}`,
    ...(candidates.length > 0 ? [`  candidates: ${candidates.join(', ')}`] : []),
    ...used,
  ];
}

interface Options {
  keep?: string | undefined;
  by?: string | undefined;
  why?: string | undefined;
  audience?: string | undefined;
}

type RegistryCommand = (site: string, names: readonly string[], options: Options) => string[];

const COMMANDS: Readonly<Record<string, RegistryCommand>> = {
  list: (site, [remote]) => {
    const releaseUse = useOfSite(site);
    return listBrands(site).flatMap((brand) =>
      readStored(site, brand)
        .remotes.filter(({ name }) => isWanted(remote, name))
        .flatMap((entry) => describeEntry(brand, entry, releaseUse(brand, `${entry.name}`))),
    );
  },
  history: (site, [remote]) =>
    recall(site)
      .filter((one) => isWanted(remote, one.remote))
      .map(
        ({ at, by, why, act, brand, remote: name, after }) =>
          `${at} ${by}: ${act} ${brand} ${name}: ${describeChannels(after)}${why ? ` (${why})` : ''}`,
      ),
  check: (site) => {
    const problems = problemsOfSite(site);
    if (problems.length === 0) return ['Every release a channel names is there, as the registries know it.'];
    process.exitCode = 1;
    return problems;
  },
  clean: (site, _names, { keep }) => {
    const gone = cleanSite(site, Number(keep ?? KEPT));
    return gone.length === 0 ? ['Nothing to delete.'] : gone.map((folder) => `Deleted ${folder}`);
  },
  where: (site, [place]) => {
    if (place === undefined) throw new Error(USAGE);
    return [findSource(site, place)];
  },
  add: compose(true),
  remove: compose(false),
};

function compose(isAdding: boolean): RegistryCommand {
  return (site, [brand, remote], { by = readUserName(), why = '', audience }) => {
    const newAudience = isAdding ? audience : undefined;
    if (brand === undefined || (remote === undefined && newAudience === undefined)) throw new Error(USAGE);
    return [
      ...(remote === undefined
        ? []
        : [changeComposition({ site, brand, remote, isWanted: isAdding, by, why })]),
      ...(newAudience === undefined ? [] : [changeAudience({ site, brand, audience: newAudience })]),
    ];
  };
}

const USAGE = `usage: npm run registry -- list|history|check|clean [remote] [--to folder] [--keep 5]
       npm run registry -- where <file:line:column> [--to folder]
       npm run registry -- add|remove <brand> <remote> [--why "…"] [--by name] [--to folder]
       npm run registry -- add <brand> [remote] --audience guests [--to folder]`;

const { values, positionals } = readArguments({
  usage: USAGE,
  options: {
    to: { type: 'string' },
    keep: { type: 'string' },
    by: { type: 'string' },
    why: { type: 'string' },
    audience: { type: 'string' },
  },
  fewest: 1,
  most: 3,
});

try {
  const [name = '', ...rest] = positionals;
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command || !/^[1-9]\d*$/.test(values.keep ?? '1')) throw new Error(USAGE);
  for (const line of command(siteFolder(values.to), rest, values)) console.log(line);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
