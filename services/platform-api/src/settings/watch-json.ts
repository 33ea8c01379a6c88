import { readFileSync, statSync } from 'node:fs';

interface Watched<T> {
  /** Value without a file. */
  empty: T;
  /** @throws for invalid content */
  read(content: unknown): T;
  /** Called once per change with the reason why the file is not used. */
  onProblem(sentence: string): void;
  /** Ends the sentence "… is not used: …". */
  describeProblem(error: unknown): string;
}

/** A JSON file of the operator, read again after a change. Keeps the last good content while it is unreadable. */
export function watchJson<T>(
  file: string | null,
  { empty, read, onProblem, describeProblem }: Watched<T>,
): () => T {
  let seen = '';
  let value = empty;
  return () => {
    if (file === null) return value;
    const version = jsonVersion(file);
    if (version === seen) return value;
    seen = version;
    try {
      value = version === '' ? empty : read(JSON.parse(readFileSync(file, 'utf8')));
    } catch (error) {
      onProblem(`${file} is not used: ${describeProblem(error)}.`);
    }
    return value;
  };
}

/** Changes with the file's content; empty without a file. */
function jsonVersion(file: string): string {
  const stat = statSync(file, { throwIfNoEntry: false });
  return stat ? `${stat.mtimeMs}:${stat.size}:${stat.ino}` : '';
}
