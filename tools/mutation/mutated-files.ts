import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from '../start/root.mjs';
import { NOT_MUTATED, type MutatedFolder } from './folders.ts';

/** Another seed selects other lines: otherwise the score covers lines whose survivors were just fixed. */
const seed = () => Number(process.env.MUTATE_SEED ?? 20_261_123);

export function drawn(seed: number) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Fewer lines per folder, for a run under one hour. */
const fewer = () => (process.env.MUTATE_LINES ? Number(process.env.MUTATE_LINES) : undefined);

/** Stryker's targets in a folder: whole files, or `file:line-line` for seeded lines. */
export function mutatedFiles({ of, mutate, isFlat, but, lines }: MutatedFolder): string[] {
  const folders = [mutate].flat().map((folder) => `${of}/${folder}`);
  const files = execFileSync('git', ['ls-files', ...folders], { cwd: ROOT, encoding: 'utf8' })
    .split('\n')
    .filter((file) => !isFlat || folders.includes(dirname(file)))
    .filter((file) => /\.tsx?$/.test(file) && !NOT_MUTATED.test(file))
    .filter((file) => !(but && file.startsWith(`${of}/${but}/`)));
  const most = Math.min(lines ?? Infinity, fewer() ?? Infinity);
  if (most === Infinity) return files;
  const all = files.flatMap((file) =>
    readFileSync(join(ROOT, file), 'utf8')
      .split('\n')
      .flatMap((text, index) => (isCode(text) ? [`${file}:${index + 1}-${index + 1}`] : [])),
  );
  const random = drawn(seed());
  return all
    .map((line) => ({ line, at: random() }))
    .sort((a, b) => a.at - b.at)
    .slice(0, most)
    .map(({ line }) => line)
    .sort();
}

const isCode = (text: string) =>
  /[\w'"]/.test(text) && !/^\s*(\/\/|\/?\*|import |export type |export interface )/.test(text);
