import { readFileSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../publish/paths';
import { nextPort } from '../dev/ports';
import { writeTemplate } from './write-template';

const TEMPLATE = join(ROOT, 'tools/new-remote/template');

function reactVersion(): string {
  const { dependencies } = JSON.parse(readFileSync(join(ROOT, 'apps/shell/package.json'), 'utf8')) as {
    dependencies: { react: string };
  };
  return dependencies.react;
}

/** Writes a new remote's folder, completely or not at all. The name must be valid. */
export function writeRemote(name: string): string {
  const folder = join(ROOT, 'apps', name);
  const unfinished = join(ROOT, 'apps', `.${name}`);
  rmSync(unfinished, { recursive: true, force: true });
  writeTemplate(TEMPLATE, unfinished, { name, port: nextPort(), react: reactVersion() });
  renameSync(unfinished, folder);
  return folder;
}

export const appNames = (): string[] =>
  readdirSync(join(ROOT, 'apps')).filter((name) => !name.startsWith('.'));
