import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { OperatorFileError } from '../../platform/operator-files/file-error';

/** A folder for files of an operator. */
export function ruleFolder() {
  const path = mkdtempSync(join(tmpdir(), 'courier-rules-'));
  return {
    write(name: string, content: string | Uint8Array): string {
      const file = join(path, name);
      writeFileSync(file, content);
      return file;
    },
    remove: () => rmSync(path, { recursive: true, force: true }),
  };
}

/** The problems of a file, one per line; empty when it can be used. */
export async function findProblems(reading: Promise<unknown>): Promise<string> {
  try {
    await reading;
    return '';
  } catch (error) {
    if (error instanceof OperatorFileError) return error.message;
    throw error;
  }
}
