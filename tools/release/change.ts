import { readArguments } from '../arguments/read-arguments.ts';
import { ACTS } from './acts.ts';
import { changeChannels } from './change-channels.ts';
import { describeChannels } from './say-channels.ts';
import { readUserName } from './history.ts';
import { siteFolder } from './site-folder.ts';

const USAGES = Object.values(ACTS).map(({ usage }) => `       npm run ${usage}`);
const USAGE = `usage:\n${USAGES.join('\n')}
options: [--why "…"] [--by name] [--to folder]`;

/** Needs only Node.js and the site. */
const { values, positionals } = readArguments({
  usage: USAGE,
  options: {
    to: { type: 'string' },
    brand: { type: 'string' },
    why: { type: 'string' },
    by: { type: 'string' },
    off: { type: 'boolean' },
    yes: { type: 'boolean' },
  },
  fewest: 2,
  most: 4,
});

try {
  const [name = '', ...rest] = positionals;
  const act = Object.hasOwn(ACTS, name) ? ACTS[name] : undefined;
  const { remote, change, brand = values.brand } = act?.read(rest, values) ?? {};
  if (remote === undefined || change === undefined) throw new Error(USAGE);
  const { by = readUserName(), why = '' } = values;
  const changed = changeChannels({ site: siteFolder(values.to), remote, act: name, by, why, brand, change });
  for (const { brand: changedBrand, channels, earlier } of changed) {
    console.log(`${changedBrand}: ${remote} ${describeChannels(channels)}`);
    if (name === 'rollback' && earlier.length > 0)
      console.log(
        `  releases before it: ${earlier.join(', ')}; npm run rollback -- ${remote} <release> names one`,
      );
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
