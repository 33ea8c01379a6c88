import { execFileSync } from 'node:child_process';
import { readArguments } from '../arguments/read-arguments.ts';
import { ROOT } from '../publish/paths';
import { siteFolder } from '../release/site-folder.ts';
import { readSite } from './site-parts';
import { addSet, storedSets } from './stored-sets';

const { positionals, values } = readArguments({
  usage: `npm run skew -- keep --why "…" [--commit <commit>] [--from <folder of a built site>]
npm run skew -- list
Stores the parts of a built site, or lists the stored ones.`,
  options: { commit: { type: 'string' }, why: { type: 'string' }, from: { type: 'string' } },
  fewest: 1,
});

const git = (...args: string[]) => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trim();

function storeSet(): string {
  const commit = git('rev-parse', '--short=7', values.commit ?? 'HEAD');
  const date = git('log', '-1', '--format=%cd', '--date=format:%Y-%m-%d-%H%M', commit);
  if (values.why === undefined) throw new Error('Say why it is kept: --why "…".');
  const set = { date, commit, subject: git('show', '-s', '--format=%s', commit), why: values.why };
  const bytes = addSet(set, readSite(siteFolder(values.from)));
  return `Kept ${commit} in e2e/skew/releases/${date}: ${bytes.toLocaleString('en')} bytes.`;
}

const list = () =>
  storedSets()
    .map(({ date, commit, why, subject }) => `${date} ${commit} ${why}: ${subject}`)
    .join('\n') || 'No set is stored.';

try {
  const [act = ''] = positionals;
  if (act === 'keep') console.log(storeSet());
  else if (act === 'list') console.log(list());
  else throw new Error('Say `npm run skew -- keep` to store the built site, or `npm run skew -- list`.');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
