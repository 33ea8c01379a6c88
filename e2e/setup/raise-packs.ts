import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

interface PackedFile {
  name: string;
  version: string;
  dependencies: Record<string, string>;
}

const raised = (version: string) => version.replace(/\d+$/, (patch) => String(Number(patch) + 1));

/** The same packages with the next version, as a newer commit would pack them. */
export function raisePacks(packs: string, work: string): void {
  mkdirSync(work, { recursive: true });
  for (const pack of readdirSync(packs).filter((file) => file.endsWith('.tgz'))) {
    const folder = join(work, pack);
    mkdirSync(folder);
    execFileSync('tar', ['xzf', join(packs, pack), '-C', folder]);
    const file = join(folder, 'package/package.json');
    const { dependencies, version, ...kept } = JSON.parse(readFileSync(file, 'utf8')) as PackedFile;
    const next = Object.entries(dependencies).map(([name, range]) => [
      name,
      name.startsWith('@courier/') ? raised(range) : range,
    ]);
    const after = { ...kept, version: raised(version), dependencies: Object.fromEntries(next) as unknown };
    writeFileSync(file, JSON.stringify(after, null, 2));
  }
}

export const raisedFolders = (work: string): string[] =>
  readdirSync(work).map((pack) => join(work, pack, 'package'));
