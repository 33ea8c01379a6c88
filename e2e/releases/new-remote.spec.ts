import { spawn } from 'node:child_process';
import { dirname, join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { freePort } from '../../tools/portal/free-port';
import { ROOT } from '../../tools/publish/paths';
import { startPortal } from '../../tools/portal/start-portal';
import { publishedEntry } from '../setup/published-entry';
import { signIn } from '../pages/sign-in';
import { changedFiles, generateRemote } from '../setup/generate-remote';
import { moveRemote } from '../setup/move-remote';
import { serveFolder } from '../setup/serve-folder';

const NAME = 'trial-remote';
const heading = (page: Page) => page.getByRole('heading', { name: 'Trial remote', exact: true });

test('a generated remote appears in the running portal without changes outside its folder, and runs as an override, from a second origin and alone', async ({
  page,
}) => {
  const before = changedFiles();
  const remote = generateRemote(NAME);
  const stops: (() => void)[] = [];
  try {
    const port = await freePort();
    const origin = `http://127.0.0.1:${port}`;
    const alone = await freePort();
    const development = `http://localhost:${alone}`;
    const portal = await startPortal({ env: { OVERRIDE_ORIGINS: `${origin},${development}` } });
    await signIn(page, portal.origin);
    await test.step('one command and a reload later it has a tab', async () => {
      remote.build(portal.siteDir);
      await page.reload();
      await page.getByRole('link', { name: 'Trial remote' }).click();
      await expect(heading(page)).toBeVisible();
      await expect(page.getByText('For Harbour Tea')).toBeVisible();
      await page.getByRole('button', { name: 'To the orders' }).click();
      await expect(page).toHaveURL(/\/order-tracking\/v1001/);
    });

    await test.step('it passes the checks every remote passes', () => {
      expect(changedFiles().replaceAll(/^.*apps\/trial-remote\/\n/gm, '')).toBe(before);
      remote.types();
      expect(remote.lint()).toContain('Found 0 warnings and 0 errors');
      remote.test();
    });

    await test.step('it runs as an override', async () => {
      const { active } = publishedEntry(portal.siteDir, 'courier', NAME);
      const host = await serveFolder(join(portal.siteDir, dirname(active.entry)), port);
      await page.goto(`${portal.origin}/${NAME}/v1001?remote=${NAME}@${origin}`);
      await expect(heading(page)).toBeVisible();
      await expect(page.getByRole('complementary', { name: 'Overridden remotes' })).toContainText(origin);
      await page.getByRole('link', { name: 'End' }).click();
      await host.kill();
    });

    await test.step('it runs from a second origin', async () => {
      const host = await serveFolder(portal.siteDir);
      moveRemote(portal.siteDir, 'courier', NAME, host.origin);
      const asked = page.waitForRequest((request) => request.url().startsWith(host.origin));
      await page.goto(`${portal.origin}/${NAME}/v1001`);
      await asked;
      await expect(heading(page)).toBeVisible();
      await host.kill();
    });
    await test.step('it runs alone', async () => {
      const server = spawn(
        process.execPath,
        ['--import', 'tsx', '--conditions=source', join(ROOT, 'tools/dev/remote.ts'), NAME],
        { cwd: ROOT, env: { ...process.env, PORT: String(alone) }, stdio: 'ignore' },
      );
      stops.push(() => void server.kill());
      await expect(async () => {
        await page.goto(`${development}/`);
        await expect(heading(page)).toBeVisible({ timeout: 10_000 });
      }).toPass();
    });

    await test.step('the portal shows its development server, and its errors with their stack', async () => {
      const inPortal = `${portal.origin}/${NAME}/v1001?remote=${NAME}@${development}`;
      await page.goto(inPortal);
      await expect(heading(page)).toBeVisible();
      await expect(page.getByText('For Harbour Tea')).toBeVisible();
      remote.breakScreen();
      await expect(async () => {
        await page.goto(inPortal);
        const wall = page.getByRole('alert');
        await expect(wall).toContainText('broken on purpose', { timeout: 10_000 });
        await expect(wall).toContainText(/at StartScreen \(http:\/\/localhost:\d+\/.*\.js:\d+:\d+\)/);
      }).toPass();
    });
    await portal.dispose();
  } finally {
    for (const stop of stops) stop();
    remote.remove();
  }
});
