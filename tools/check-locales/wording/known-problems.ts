import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { KnownProblem, LocaleProblem, WordingProblem } from './wording.types.ts';

const KNOWN_FILE = join(import.meta.dirname, 'known-problems.tsv');

/** Keys that a problem concerns: groups of equal texts name several. */
const concernedKeys = ({ key, what, check }: WordingProblem) =>
  /English$/.test(check) ? [key, ...what.split(', ')] : [key];

export function parseKnownProblems(content: string): KnownProblem[] {
  const [, ...lines] = content.trimEnd().split('\n');
  return lines.map((line) => {
    const [locale = '', check = '', keys = '', reason] = line.split('\t');
    if (!reason) throw new Error(`known-problems.tsv: “${line}” has no reason`);
    return { locale, check, keys: new Set(keys.split(' ')), reason };
  });
}

export const readKnownProblems = () => parseKnownProblems(readFileSync(KNOWN_FILE, 'utf8'));

/** Problems that the list does not name. A group of texts may become smaller. */
export function listUnknown(problems: LocaleProblem[], known: KnownProblem[]): LocaleProblem[] {
  return problems.filter(
    (problem) =>
      !known.some(
        ({ locale, check, keys }) =>
          locale === problem.locale &&
          check === problem.check &&
          concernedKeys(problem).every((key) => keys.has(key)),
      ),
  );
}

/** Entries of the list that no problem needs any more. */
export const listStale = (problems: LocaleProblem[], known: KnownProblem[]) =>
  known.filter((entry) => !problems.some((problem) => listUnknown([problem], [entry]).length === 0));
