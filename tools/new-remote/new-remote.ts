import { readArguments } from '../arguments/read-arguments.ts';
import { appNames, writeRemote } from './write-remote';
import { nameProblem } from './remote-name';

const { positionals } = readArguments({
  usage: 'npm run new:remote -- <name>\nWrites a remote of this name into apps.',
  fewest: 1,
});
const [name = ''] = positionals;
const problem = nameProblem(name, appNames());

if (problem === null) {
  writeRemote(name);
  console.log(`apps/${name} is written. Its commands:
  npm run build -w apps/${name}   builds it; a running portal shows it after a reload
  npm run dev -w apps/${name}     runs it alone, with Fast Refresh
  npm test -w apps/${name}        runs its tests
Its files: docs/how-to/remote.md`);
} else {
  console.error(problem);
  process.exitCode = 1;
}
