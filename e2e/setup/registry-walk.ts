import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test, type Page } from '@playwright/test';
import { startPackageRegistry } from '../../tools/kit/testing/package-registry';
import { startPortal } from '../../tools/portal/start-portal';
import { ROOT } from '../../tools/publish/paths';
import { signIn } from '../pages/sign-in';
import { documentedCommands } from './documented-commands';
import { raisedFolders, raisePacks } from './raise-packs';

const DOCUMENT = 'docs/how-to/remote-elsewhere.md';
const NAME = 'loyalty-points';

interface PublishedEntry {
  name: string;
  releases: { version: string; manifest: { needs: { kit: string } } }[];
}

/** Kit versions of the releases in a site. */
function publishedKits(siteDir: string): string[] {
  const { remotes } = JSON.parse(readFileSync(join(siteDir, 'registry/courier.json'), 'utf8')) as {
    remotes: PublishedEntry[];
  };
  const releases = remotes.find(({ name }) => name === NAME)?.releases ?? [];
  return releases.map(({ manifest }) => manifest.needs.kit);
}

/** Publishes our packages in two versions, and walks the commands of the document from an empty folder to two releases. */
export async function walkRegistry(page: Page): Promise<void> {
  const home = mkdtempSync(join(tmpdir(), 'courier-registry-'));
  const folder = join(home, 'remote');
  const packs = join(home, 'packs');
  mkdirSync(folder);
  const registry = await startPackageRegistry();
  const portal = await startPortal();
  writeFileSync(join(home, 'publisher'), registry.npmrc);
  const values = {
    '/path/to/packs': packs,
    '/path/to/site': portal.siteDir,
    'https://npm.example.com/': registry.address,
  };
  const runIn = (cwd: string, command: string, env: Record<string, string> = {}) =>
    promisify(execFile)('sh', ['-c', command], { cwd, env: { ...process.env, ...env }, maxBuffer: 1e8 });
  const runDocumented = async (block: string, cwd: string, env?: Record<string, string>) => {
    for (const command of documentedCommands(DOCUMENT, block, values)) await runIn(cwd, command, env);
  };
  const publisher = { npm_config_userconfig: join(home, 'publisher') };
  const installed = (name: string) =>
    (
      JSON.parse(readFileSync(join(folder, 'node_modules/@courier', name, 'package.json'), 'utf8')) as {
        version: string;
      }
    ).version;
  try {
    await test.step('every package is published with its version, once', async () => {
      await runDocumented('publish', ROOT, publisher);
      expect(Object.keys(registry.published()).sort()).toEqual(
        ['api-client', 'config', 'i18n', 'remote-kit', 'shell-api', 'ui-kit'].map((one) => `@courier/${one}`),
      );
      await expect(runDocumented('publish', ROOT, publisher)).rejects.toThrow(/publish/);
    });

    await test.step('an empty folder becomes a release in the menu of a running portal', async () => {
      writeFileSync(
        join(folder, '.npmrc'),
        documentedCommands(DOCUMENT, 'npmrc', values).join('\n').concat('\n'),
      );
      await runDocumented('release', folder);
      expect(publishedKits(portal.siteDir)).toEqual([installed('ui-kit')]);
      await signIn(page, portal.origin);
      await page.getByRole('link', { name: 'Loyalty points' }).click();
      await expect(page.getByRole('heading', { name: 'Loyalty points', exact: true })).toBeVisible();
    });

    await test.step('a newer version replaces all our packages, and its release names it', async () => {
      const before = installed('ui-kit');
      raisePacks(packs, join(home, 'raised'));
      for (const one of raisedFolders(join(home, 'raised'))) await runIn(one, 'npm publish', publisher);
      await runDocumented('upgrade', folder, { npm_config_prefer_online: 'true' });
      expect(installed('ui-kit')).not.toBe(before);
      expect(publishedKits(portal.siteDir)).toEqual(expect.arrayContaining([before, installed('ui-kit')]));
      await page.reload();
      await expect(page.getByRole('heading', { name: 'Loyalty points', exact: true })).toBeVisible();
    });
  } finally {
    await portal.dispose();
    await registry.close();
    rmSync(home, { recursive: true, force: true });
  }
}
