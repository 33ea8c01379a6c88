import { appNames, writeRemote } from './write-remote';
import { nameProblem } from './remote-name';

/** usage: npm run new:remote -- <name> */
const name = process.argv[2] ?? '';
const problem = nameProblem(name, appNames());

if (problem === null) {
  writeRemote(name);
  console.log(`apps/${name} is written. It knows how to
  npm run build -w apps/${name}   be built and shown in a running portal, after a reload
  npm run dev -w apps/${name}     run alone, with hot reload
  npm test -w apps/${name}        be tested
What stands where: docs/how-to/remote.md`);
} else {
  console.error(problem);
  process.exitCode = 1;
}
