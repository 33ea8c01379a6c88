import { execFileSync } from 'node:child_process';
import { appendFileSync, existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { addBrand } from '../../tools/brands/add-brand';
import { remoteNames } from '../../tools/brands/remote-code';
import { generateRemote } from '../setup/generate-remote';
import { bundleApp, copyRepository, removeBuilds } from '../setup/second-folder';
import { ROOT } from '../../tools/publish/paths';

function releaseIn(folder: string, remote: string): string {
  bundleApp(folder, remote);
  const options = { cwd: folder, encoding: 'utf8', stdio: 'pipe' } as const;
  const say = `import { builtRelease } from './tools/publish/publish-remote.ts';
    console.log(builtRelease('${remote}').release.version);`;
  const node = ['--import', 'tsx', '--conditions=source', '--input-type=module', '-e', say];
  return execFileSync(process.execPath, node, options).trim();
}

/** The reason of a refusal; empty if accepted. */
function refusal(remote: string): string {
  const program = join(ROOT, 'tools/release/release.ts');
  const args = [
    '--import',
    'tsx',
    '--conditions=source',
    program,
    remote,
    '--dry-run',
    '--channel',
    'canary',
  ];
  try {
    execFileSync(process.execPath, [...args, '--percent', '1'], {
      cwd: ROOT,
      encoding: 'utf8',
      stdio: 'pipe',
    });
    return '';
  } catch (error) {
    return (error as { stderr: string }).stderr;
  }
}

// Production builds take minutes, so they only run in the deep run.
if (process.env['COURIER_DEEP']) {
  test('one commit is one release, in any folder', () => {
    const copy = copyRepository();
    try {
      expect(existsSync(join(copy, 'apps/vendor-admin/dist'))).toBe(false);
      const here = releaseIn(ROOT, 'vendor-admin');
      expect(here).toMatch(/^\d+\.\d+\.\d+-\w{8,}$/);
      expect(releaseIn(copy, 'vendor-admin')).toBe(here);
    } finally {
      rmSync(copy, { recursive: true, force: true });
    }
  });

  test('a new brand changes no release of a remote and no API report', () => {
    const copy = copyRepository();
    try {
      const before = remoteNames.map((name) => releaseIn(copy, name));
      addBrand(copy, 'fuchsia-parcels');
      removeBuilds(copy);
      expect(remoteNames.map((name) => releaseIn(copy, name))).toEqual(before);
      const check = join(copy, 'tools/api-reports/check-api-reports.ts');
      expect(() => execFileSync(process.execPath, [check], { cwd: copy, stdio: 'pipe' })).not.toThrow();
    } finally {
      rmSync(copy, { recursive: true, force: true });
    }
  });

  test('a release with its own React or antd, or over its size budget, is refused with names and bytes', () => {
    const name = 'heavy-parcels';
    const remote = generateRemote(name);
    const index = join(ROOT, 'apps', name, 'src/index.ts');
    try {
      expect(refusal(name)).toBe('');
      appendFileSync(
        index,
        `import * as ownReact from '../../../node_modules/react/cjs/react.production.js';
        import * as ownAntd from '../../../node_modules/antd/es/index.js';
        Object.assign(globalThis, { ownReact, ownAntd });\n`,
      );
      const why = refusal(name);
      expect(why).toMatch(/private copy of react, [\d,]{5,} bytes/);
      expect(why).toMatch(/private copy of antd, [\d,]{7,} bytes/);
      expect(why).toMatch(
        /Script and style are [\d,]+ bytes compressed, [\d,]+ bytes more than the sizeBudget/,
      );
      expect(why).toMatch(/What weighs most: antd \([\d,]+ bytes of source\)/);
    } finally {
      remote.remove();
    }
  });
}
