import { basename } from 'node:path';

export interface FileProblem {
  line?: number;
  column?: string;
  value?: string;
  /** What is wrong and how to fix it. */
  problem: string;
}

/** A file of the operator that cannot be used; nothing of it was stored. */
export class OperatorFileError extends Error {
  constructor(
    readonly file: string,
    readonly problems: readonly FileProblem[],
  ) {
    super(problems.map((problem) => describeProblem(basename(file), problem)).join('\n'));
    this.name = 'OperatorFileError';
  }
}

const describeProblem = (file: string, { line, column, value, problem }: FileProblem) => {
  const place = [file, ...(line === undefined ? [] : [`line ${line}`]), ...(column ? [column] : [])].join(
    ', ',
  );
  return `${place}${value === undefined ? '' : ` "${value}"`}: ${problem}`;
};
