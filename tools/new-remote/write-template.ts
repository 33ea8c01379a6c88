import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { filesBelow } from '../publish/files';
import { pathOfNew, titleOfNew } from './remote-name';

export interface NewRemote {
  name: string;
  port: number;
  react: string;
}

/** Sorted target paths of a template's files, which have the suffix `.txt` there. */
export const filesOfTemplate = (template: string): string[] =>
  filesBelow(template).map((file) => file.replace(/\.txt$/, ''));

/**
 * Writes a new remote's files into a folder.
 * @param isWanted by the path below the folder; all by default
 */
export function writeTemplate(
  template: string,
  folder: string,
  { name, port, react }: NewRemote,
  isWanted: (path: string) => boolean = () => true,
): void {
  const words: Record<string, string> = {
    name,
    title: titleOfNew(name),
    path: pathOfNew(name),
    port: String(port),
    react,
  };
  for (const path of filesOfTemplate(template).filter(isWanted)) {
    const text = readFileSync(join(template, `${path}.txt`), 'utf8');
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(
      join(folder, path),
      text.replace(/__([a-z]+)__/g, (_all, word: string) => words[word] ?? ''),
    );
  }
}
