import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { jestProject } from '@courier/config/presets/jest';
import type { RemoteHere } from './remote-here';

const require = createRequire(import.meta.url);
/** Two cores under load are slow; a hanging test still ends. */
const TEST_TIMEOUT_MS = 300_000;

/** The program of a package, by the name of its command. */
function programPath(name: string, command: string): string {
  const file = require.resolve(`${name}/package.json`);
  const { bin } = require(file) as { bin: string | Record<string, string> };
  return join(dirname(file), typeof bin === 'string' ? bin : (bin[command] ?? ''));
}

function run(root: string, program: string, args: readonly string[], failure: string): void {
  const { status } = spawnSync(process.execPath, [program, ...args], { cwd: root, stdio: 'inherit' });
  if (status !== 0) throw new Error(failure);
}

/** Checks the remote's types, then runs its tests. */
export async function test({ root, manifest }: RemoteHere, args: readonly string[]): Promise<void> {
  run(root, programPath('@typescript/native', 'tsc'), ['--project', root], 'Its types do not hold.');
  const config = join(root, 'dist/jest.config.json');
  mkdirSync(dirname(config), { recursive: true });
  const project = { ...jestProject(root, 'jsdom'), displayName: manifest.name, testTimeout: TEST_TIMEOUT_MS };
  writeFileSync(config, JSON.stringify(project));
  run(root, programPath('jest', 'jest'), ['--config', config, ...args], 'Its tests do not pass.');
}
