import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readJson } from '../start/read-json.mjs';
import { ROOT } from '../start/root.mjs';
import { run } from '../start/run.mjs';
import { productionOnly } from './production-lock.ts';

const LOCK = join(ROOT, 'package-lock.json');
const SBOM = join(ROOT, 'dist/sbom.cdx.json');
const changedAt = (file: string) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;

interface Sbom {
  bomFormat: string;
  components: { name: string }[];
}

/**
 * CycloneDX bill of materials for production, from npm and the lock file alone.
 * @throws Error with npm's output
 */
export async function makeSbom(): Promise<Sbom> {
  const folder = mkdtempSync(join(tmpdir(), 'courier-sbom-'));
  try {
    const { lock, root } = productionOnly(readJson(LOCK), readJson(join(ROOT, 'package.json')));
    writeFileSync(join(folder, 'package-lock.json'), JSON.stringify(lock));
    writeFileSync(join(folder, 'package.json'), JSON.stringify(root));
    const { code, output } = await run(
      'npm',
      ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only', '--loglevel', 'error'],
      { quiet: true, dots: false, cwd: folder },
    );
    if (code !== 0) throw new Error(output);
    return JSON.parse(output.slice(output.indexOf('{'), output.lastIndexOf('}') + 1));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Writes dist/sbom.cdx.json if the lock file is newer. A build without it prints a note and continues. */
export async function writeSbom() {
  if (changedAt(SBOM) > changedAt(LOCK)) return;
  try {
    const sbom = await makeSbom();
    mkdirSync(join(ROOT, 'dist'), { recursive: true });
    writeFileSync(SBOM, JSON.stringify(sbom, null, 2));
  } catch (error) {
    console.error(`dist/sbom.cdx.json could not be written: ${(error as Error).message.slice(-2000)}`);
  }
}
