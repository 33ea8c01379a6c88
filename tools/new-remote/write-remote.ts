import { mkdirSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { filesBelow } from '../publish/files';
import { ROOT } from '../publish/paths';
import { nextPort } from '../dev/ports';
import { pathOfNew, titleOfNew } from './remote-name';

const TEMPLATE = join(ROOT, 'tools/new-remote/template');

/** The version of React every workspace has. */
function reactVersion(): string {
  const { dependencies } = JSON.parse(readFileSync(join(ROOT, 'apps/shell/package.json'), 'utf8')) as {
    dependencies: { react: string };
  };
  return dependencies.react;
}

/** Writes the folder of a new remote, all of it or nothing. Its name must have been checked. */
export function writeRemote(name: string): string {
  const folder = join(ROOT, 'apps', name);
  const words: Record<string, string> = {
    name,
    title: titleOfNew(name),
    path: pathOfNew(name),
    port: String(nextPort()),
    react: reactVersion(),
  };
  const unfinished = join(ROOT, 'apps', `.${name}`);
  rmSync(unfinished, { recursive: true, force: true });
  for (const file of filesBelow(TEMPLATE)) {
    const target = join(unfinished, file.replace(/\.txt$/, ''));
    const text = readFileSync(join(TEMPLATE, file), 'utf8');
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(
      target,
      text.replace(/__([a-z]+)__/g, (_all, word: string) => words[word] ?? ''),
    );
  }
  renameSync(unfinished, folder);
  return folder;
}

/** Names of the apps there are. */
export const appNames = (): string[] =>
  readdirSync(join(ROOT, 'apps')).filter((name) => !name.startsWith('.'));
