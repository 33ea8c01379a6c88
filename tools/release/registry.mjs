import { parseArgs } from 'node:util';
import { readChannels, followsBuilds, readReleases } from './channels.mjs';
import { problemsOfSite } from './check-site.mjs';
import { cleanSite } from './clean-site.mjs';
import { changeAudience, changeComposition } from './composition.mjs';
import { recall, somebody } from './history.mjs';
import { goodReleases } from './good-releases.mjs';
import { provenByUse, useOfSite, useSentence } from './release-use.mjs';
import { findSource } from './source-maps.mjs';
import { describeChannels } from './say-channels.mjs';
import { listBrands, readStored, siteFolder } from './site-folder.mjs';

const KEPT = 5;

const isWanted = (remote, name) => remote === undefined || remote === name;

function describeEntry(brand, entry, uses) {
  const [channels, releases] = [readChannels(entry), readReleases(entry)];
  const [lastGood] = goodReleases({ releases, channels }, provenByUse(uses));
  const known = releases.flatMap(({ version }) => (uses.has(version) ? [[version, uses.get(version)]] : []));
  const candidates = releases.filter(({ candidate }) => candidate).map(({ version }) => version);
  return [
    `${brand}: ${entry.name} ${describeChannels({ ...channels, lastGood })} · of ${releases.length}${followsBuilds(entry) ? ' · follows builds' : ''}`,
    ...(candidates.length > 0 ? [`  candidates: ${candidates.join(', ')}`] : []),
    ...known.map(([version, use]) => `  ${version}: ${useSentence(use)}`),
  ];
}

const COMMANDS = {
  list: (site, [remote]) => {
    const releaseUse = useOfSite(site);
    return listBrands(site).flatMap((brand) =>
      readStored(site, brand)
        .remotes.filter(({ name }) => isWanted(remote, name))
        .flatMap((entry) => describeEntry(brand, entry, releaseUse(brand, entry.name))),
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

function compose(isWanted) {
  return (site, [brand, remote], { by = somebody(), why = '', audience }) => {
    const isAudience = isWanted && audience !== undefined;
    if (brand === undefined || (remote === undefined && !isAudience)) throw new Error(USAGE);
    return [
      ...(remote === undefined ? [] : [changeComposition({ site, brand, remote, isWanted, by, why })]),
      ...(isAudience ? [changeAudience({ site, brand, audience })] : []),
    ];
  };
}

const USAGE = `usage: npm run registry -- list|history|check|clean [remote] [--to folder] [--keep 5]
       npm run registry -- where <file:line:column> [--to folder]
       npm run registry -- add|remove <brand> <remote> [--why "…"] [--by name] [--to folder]
       npm run registry -- add <brand> [remote] --audience guests [--to folder]`;

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      to: { type: 'string' },
      keep: { type: 'string' },
      by: { type: 'string' },
      why: { type: 'string' },
      audience: { type: 'string' },
    },
  });
  const [name = '', ...rest] = positionals;
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command || !/^[1-9]\d*$/.test(values.keep ?? '1')) throw new Error(USAGE);
  for (const line of command(siteFolder(values.to), rest, values)) console.log(line);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
