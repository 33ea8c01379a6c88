import { RIGHTS_OF_OTHERS } from '../../../platform/db/embedded/private-files';
import { describeProblems } from './describe-problems';
import { gatherFacts } from './facts/gather-facts';
import { findProblems } from './find-problems';

const USAGE = 'Usage: npm run doctor. The settings are read from the environment, as for the server.';

/** `npm run doctor`: prints what a production server lacks; ends with 1 while a must is missing. */
async function main(): Promise<void> {
  process.umask(RIGHTS_OF_OTHERS);
  if (process.argv.length > 2) throw new Error(USAGE);
  const problems = findProblems(await gatherFacts(process.env));
  process.stdout.write(describeProblems(problems));
  if (problems.some(({ level }) => level === 'must')) process.exitCode = 1;
}

main().catch((error: unknown) => {
  process.stderr.write(`The command failed: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
