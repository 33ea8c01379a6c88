import { parseArgs } from 'node:util';
import { ACTS } from './acts.mjs';
import { changeChannels } from './change-channels.mjs';
import { somebody } from './history.mjs';
import { describeChannels } from './say-channels.mjs';
import { siteFolder } from './site-folder.mjs';

/** usage: change.mjs <rollback|promote|mark-good|pin> … ; needs only Node and the site */
const [, , act, ...args] = process.argv;
const { usage, read } = ACTS[act];

try {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      to: { type: 'string' },
      brand: { type: 'string' },
      why: { type: 'string' },
      by: { type: 'string' },
      off: { type: 'boolean' },
      yes: { type: 'boolean' },
    },
  });
  const { remote, change, brand = values.brand } = read(positionals, values);
  if (remote === undefined) throw new Error(`usage: npm run ${usage} [--why "…"] [--by name] [--to folder]`);
  const { by = somebody(), why = '' } = values;
  const changed = changeChannels({ site: siteFolder(values.to), remote, act, by, why, brand, change });
  for (const { brand: name, channels, earlier } of changed) {
    console.log(`${name}: ${remote} ${describeChannels(channels)}`);
    if (act === 'rollback' && earlier.length > 0)
      console.log(
        `  releases before it: ${earlier.join(', ')}; npm run rollback -- ${remote} <release> names one`,
      );
  }
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
