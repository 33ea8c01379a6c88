import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const require = createRequire(import.meta.url);
const TSC = join(dirname(require.resolve('@typescript/native/package.json')), 'bin/tsc');

const ERROR = /^\S.*\(\d+,\d+\): error TS\d+: /;

/** Errors of `tsc --pretty false`, each with its explanation. */
export function typeErrors(output: string): string[] {
  const errors: string[] = [];
  for (const line of output.split('\n').map((one) => one.trimEnd())) {
    if (ERROR.test(line)) errors.push(line);
    else if (/^\s+\S/.test(line) && errors.length > 0) errors.push(`${errors.pop()}\n${line}`);
  }
  return errors;
}

/** In this repository `tsc -b` also checks changed packages; other folders have compiled packages. */
const argsFor = (root: string) =>
  /"references"/.test(readFileSync(join(root, 'tsconfig.json'), 'utf8'))
    ? ['-b', root]
    : ['--project', root, '--noEmit'];

export interface TypeCheckRun {
  /** Ends the process; its errors are not reported. */
  cancel(): void;
}

/** Runs the compiler once. Its paths are relative to the folder. */
export function spawnTypeCheck(
  folder: string,
  args: readonly string[],
  onErrors: (errors: readonly string[]) => void,
): TypeCheckRun {
  const child = spawn(process.execPath, [TSC, ...args, '--pretty', 'false'], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let isCancelled = false;
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.on('close', () => {
    if (!isCancelled) onErrors(typeErrors(output));
  });
  const cancel = () => {
    isCancelled = true;
    child.kill();
  };
  return { cancel };
}

/**
 * Checks an app's types beside its build, which does not.
 * @param onErrors called after each check with all errors, possibly none
 * @returns starts a check and cancels a running one
 */
export function createTypeCheck(root: string, onErrors: (errors: readonly string[]) => void): () => void {
  let running: TypeCheckRun | null = null;
  return () => {
    running?.cancel();
    running = spawnTypeCheck(root, argsFor(root), onErrors);
  };
}
