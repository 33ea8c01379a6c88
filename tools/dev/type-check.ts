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
  /** Ends the process. Its end is reported without errors. */
  cancel(): void;
}

/** Receives all errors of a finished check, possibly none; null if the check was cancelled. */
export type TypeCheckEnd = (errors: readonly string[] | null) => void;

/** Runs the compiler once. Its paths are relative to the folder. */
export function spawnTypeCheck(folder: string, args: readonly string[], onEnd: TypeCheckEnd): TypeCheckRun {
  const child = spawn(process.execPath, [TSC, ...args, '--pretty', 'false'], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let isCancelled = false;
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.on('close', () => onEnd(isCancelled ? null : typeErrors(output)));
  const cancel = () => {
    isCancelled = true;
    child.kill();
  };
  return { cancel };
}

/**
 * Runs one check at a time, because several compilers at once slow each other down.
 * @param onErrors called after each check that was not cancelled
 * @returns requests a check; a running one is cancelled, and the next starts when its process has ended
 */
export function createRestartingCheck(
  run: (onEnd: TypeCheckEnd) => TypeCheckRun,
  onErrors: (errors: readonly string[]) => void,
): () => void {
  let running: TypeCheckRun | null = null;
  const start = () => {
    running = run((errors) => {
      running = null;
      if (errors === null) start();
      else onErrors(errors);
    });
  };
  return () => {
    if (running === null) start();
    else running.cancel();
  };
}

/**
 * Checks an app's types beside its build, which does not.
 * @param onErrors called after each check with all errors, possibly none
 * @returns requests a check
 */
export const createTypeCheck = (root: string, onErrors: (errors: readonly string[]) => void): (() => void) =>
  createRestartingCheck((onEnd) => spawnTypeCheck(root, argsFor(root), onEnd), onErrors);
