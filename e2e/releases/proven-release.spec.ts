import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test, type APIRequestContext } from '@playwright/test';
import { RELEASE_LIMITS } from '@courier/config';
import type { Registry } from '@courier/config/registry';
import { ROOT } from '../../tools/publish/paths';
import { startPortal } from '../../tools/portal/start-portal';
import { signIn } from '../pages/sign-in';
import { faultyScript } from '../setup/faulty-release';
import { publishedEntry } from '../setup/published-entry';
import { shipRelease } from '../setup/ship-release';

const REMOTE = 'tracking-history';

const command = (site: string, program: string, ...args: string[]) =>
  execFileSync(process.execPath, [join(ROOT, 'tools/release', program), ...args, '--to', site], {
    encoding: 'utf8',
  });

/** Reports successful loads of the release from this many pages. */
async function reportLoads(request: APIRequestContext, origin: string, release: string, loads: number) {
  const outcome = { remote: REMOTE, release, outcome: 'loaded' };
  for (let reportCount = 0; reportCount < loads; reportCount += RELEASE_LIMITS.outcomesAtOnce) {
    const outcomes = Array.from(
      { length: Math.min(loads - reportCount, RELEASE_LIMITS.outcomesAtOnce) },
      () => outcome,
    );
    expect((await request.post(`${origin}/releases/outcomes`, { data: { outcomes } })).status()).toBe(200);
  }
}

test('usage proves a release; a broken later one is replaced by it in its tab, and for everybody by one command', async ({
  page,
  request,
}) => {
  // Every page reports, and this machine may send many reports.
  const portal = await startPortal({ env: { RELEASE_SAMPLE: '100', LIMIT_FACTOR: '1000' } });
  const { version } = publishedEntry(portal.siteDir, 'courier', REMOTE).active;
  const list = () => command(portal.siteDir, 'registry.ts', 'list', REMOTE);
  const served = async () => {
    const answer = await request.get(`${portal.origin}/registry/courier.json`);
    const registry = (await answer.json()) as Registry;
    return registry.remotes.find(({ name }) => name === REMOTE)?.channels.lastGood ?? null;
  };

  await test.step('one load too few does not prove a release; opening the page adds the missing load', async () => {
    await reportLoads(request, portal.origin, version, RELEASE_LIMITS.provenLoads - 1);
    await expect.poll(list, { timeout: 60_000 }).toContain(`${version}: 199 loads, none failed`);
    expect(await served()).toBeNull();
    await signIn(page, portal.origin);
    await expect.poll(served, { timeout: 60_000 }).toBe(version);
    expect(list()).toContain(`courier: ${REMOTE} stable ${version} · last good ${version}`);
  });

  await test.step('three failures in a tab cause a fallback to the proven release', async () => {
    const script = faultyScript(REMOTE, (remote) => {
      const Broken = () => {
        throw new Error('boom');
      };
      return { ...remote, screens: { ...remote.screens, history: async () => ({ default: Broken }) } };
    });
    shipRelease(portal.siteDir, 'courier', REMOTE, {
      version: 'next',
      change: (code) => `${code}\n${script}`,
    });
    await page.goto(`${portal.origin}/history/v1001`);
    const wall = page.getByRole('alert').filter({ hasText: 'History stopped because of an error' });
    const again = wall.getByRole('button', { name: 'Try again' });
    // Each failure has a new reference; a press before the next error page appears would not count as a new
    // attempt.
    const reference = async () => /reference (R-\w+)/.exec((await wall.textContent()) ?? '')?.[1];
    for (let time = 0; time < 2; time += 1) {
      const before = await reference();
      await again.click();
      await expect
        .poll(async () => [undefined, before].includes(await reference().catch(() => undefined)))
        .toBe(false);
      await expect(wall).toContainText('next');
    }
    // The page does not reload during a pending request, for example of the live channel, so the press is
    // repeated.
    await expect(async () => {
      if (await again.isVisible()) await again.click();
      await expect(page.getByRole('heading', { name: 'History', exact: true })).toBeVisible({
        timeout: 5000,
      });
    }).toPass({ timeout: 60_000 });
    await expect(wall).toHaveCount(0);
  });

  await test.step('failures are counted, and rollback needs no release name', async () => {
    await expect.poll(list, { timeout: 60_000 }).toMatch(/next: 1 loads, failed: 1 screen/);
    const after = `courier: ${REMOTE} stable ${version} · last good none · taken back next`;
    expect(command(portal.siteDir, 'change.ts', 'rollback', REMOTE, '--brand', 'courier')).toContain(after);
    expect(list()).toContain(`stable ${version} · last good ${version} · taken back next`);
    await reportLoads(request, portal.origin, 'next', 10 * RELEASE_LIMITS.provenLoads);
    await expect.poll(list, { timeout: 60_000 }).toMatch(/next: 2001 loads, .*proven by use/);
    expect(await served()).toBe(version);
  });

  await portal.dispose();
});
