import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fail } from '../start/fail.mjs';
import { ROOT } from '../start/root.mjs';
import { run } from '../start/run.mjs';
import { DEEP_PARTS, type DeepPart } from './deep-parts.ts';
import { recordResult } from './deep-results.ts';
import { writeFigures } from './figures.ts';
import { runJest } from './jest-run.ts';
import { runPlaywright } from './playwright-run.ts';
import type { TestEntry } from './test-entry.ts';

/** Linux counts processor time in hundredths of a second. */
const TICKS = 100;

interface RequestedParts {
  names: readonly string[];
  /** Of the soak. */
  minutes?: string | undefined;
}

/** The requested names and the soak's minutes; exits with one sentence for anything else. */
export function askedParts(args: readonly string[]): RequestedParts {
  const minutes = args.find((arg) => /^\d+(\.\d+)?$/.test(arg));
  const names = args.filter((arg) => arg !== minutes);
  const unknown = names.find((name) => !(name in DEEP_PARTS));
  if (unknown !== undefined)
    fail(`There is no part "${unknown}"; there are: ${Object.keys(DEEP_PARTS).join(', ')}.`);
  if (minutes !== undefined && !names.includes('soak')) fail('Only the part soak takes minutes.');
  return { names, minutes };
}

export const listParts = (): string =>
  Object.entries(DEEP_PARTS)
    .map(([name, { says }]) => `${name.padEnd(10)} ${says}`)
    .join('\n');

/** Runs the parts in sequence, prints their durations, and returns one entry per test. */
export async function runParts({ names, minutes }: RequestedParts): Promise<TestEntry[]> {
  const entries: TestEntry[] = [];
  for (const name of names) {
    const part = DEEP_PARTS[name];
    if (!part) continue;
    console.log(`\n${name}: ${part.says}`);
    const [began, before] = [Date.now(), processorSeconds()];
    const outputs: string[] = [];
    const found = await runPart(part, minutes, (output) => outputs.push(output));
    const minutesTaken = ((Date.now() - began) / 60_000).toFixed(1);
    const worked = ((processorSeconds() - before) / 60).toFixed(1);
    const failed = found.filter(({ outcome }) => outcome === 'failed').length;
    console.log(
      `${name}: ${found.length - failed} passed, ${failed} failed, ${minutesTaken} minutes, ${worked} of processor time`,
    );
    // A failed part measures nothing.
    if (failed === 0 && writeFigures(name, outputs.join('\n')))
      console.log(`${name}: reports/deep-${name}.json`);
    // A short soak is not a full result.
    if (minutes === undefined)
      recordResult(name, { passed: found.length - failed, failed, minutes: Number(minutesTaken) });
    entries.push(...found);
  }
  return entries;
}

async function runPart(
  { counts = 'full', jest, e2e, program }: DeepPart,
  minutes: string | undefined,
  onOutput: (output: string) => void,
): Promise<TestEntry[]> {
  const deep = counts === 'full';
  if (jest || e2e)
    return [
      ...(jest ? await runJest({ deep, ...jest, onOutput }) : []),
      ...(e2e ? await runPlaywright({ deep, files: e2e, onOutput }) : []),
    ];
  if (program === undefined) return [];
  const { code, output } = await run(process.execPath, [
    '--import',
    'tsx',
    '--conditions=source',
    join(ROOT, program),
    ...(minutes === undefined ? [] : [minutes]),
  ]);
  onOutput(output);
  return [{ title: program, file: program, outcome: code === 0 ? 'passed' : 'failed' }];
}

/** Processor seconds of all ended child processes. */
function processorSeconds(): number {
  const fields = readFileSync('/proc/self/stat', 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[13]) + Number(fields[14])) / TICKS;
}
