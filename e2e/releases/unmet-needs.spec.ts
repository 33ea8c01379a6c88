import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { OWN_OFFER } from '@courier/config/offer';
import { unmetNeeds } from '@courier/config/registry';
import { ROOT } from '../../tools/publish/paths';
import { readStored } from '../../tools/release/site-folder';
import { startPortal } from '../../tools/portal/start-portal';
import { signIn } from '../pages/sign-in';
import { publishedEntry } from '../setup/published-entry';
import { shipRelease } from '../setup/ship-release';

const REMOTE = 'tracking-history';

test('a release with needs that this shell lacks does not replace the previous one, and a command reports it', async ({
  page,
}) => {
  const portal = await startPortal();

  await test.step('builds record their needs, and this shell meets all of them', () => {
    for (const { name } of readStored(portal.siteDir, 'courier').remotes) {
      const { manifest } = publishedEntry(portal.siteDir, 'courier', String(name));
      expect(manifest.needs).toMatchObject({ contract: OWN_OFFER.contract, kit: OWN_OFFER.kit });
      expect(unmetNeeds(manifest, OWN_OFFER)).toEqual([]);
    }
    const { needs } = publishedEntry(portal.siteDir, 'courier', REMOTE).manifest;
    expect(needs?.uses?.['@courier/shell-api']).toEqual(expect.arrayContaining(['defineRemote', 'usePorts']));
    expect(needs?.uses?.['@courier/ui-kit/core']).toContain('Icon');
    expect(needs?.uses?.['react-router-dom']?.length).toBeGreaterThan(0);
  });

  await signIn(page, portal.origin);
  const history = page.getByRole('link', { name: /^History/ }).first();
  await expect(history).toBeVisible();
  shipRelease(portal.siteDir, 'courier', REMOTE, {
    version: 'next',
    withoutTab: 'history',
    needs: { contract: OWN_OFFER.contract, uses: { '@courier/ui-kit/core': ['Icon', 'Gauge'] } },
  });

  await test.step('its menu and its code are not used', async () => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(`${portal.origin}/history/v1001`);
    await expect(page.getByRole('link', { name: /^History/ }).first()).toBeVisible();
    await expect(page.getByRole('region', { name: /orders/i }).first()).toBeVisible();
    expect(asked.filter((url) => url.includes(`/remotes/${REMOTE}/`)).length).toBeGreaterThan(0);
    expect(asked.filter((url) => url.includes(`/remotes/${REMOTE}/next/`))).toEqual([]);
  });

  await test.step('a release that requires other versions causes a warning with its name', async () => {
    const warnings: string[] = [];
    page.on('console', (message) => {
      if (/Federation Runtime.*does not satisfy/.test(message.text())) warnings.push(message.text());
    });
    shipRelease(portal.siteDir, 'courier', 'request-rider', {
      version: 'eager',
      change: (code) => code.replaceAll(/\^(?=0\.\d+\.\d+)/g, '^9'),
    });
    await page.goto(`${portal.origin}/request-a-rider/v1001`);
    await expect(page.getByLabel('Customer name')).toBeVisible();
    await expect.poll(() => warnings.length).toBeGreaterThan(0);
    for (const warning of warnings)
      expect(warning).toContain('the requirement of request_rider which needs ^9');
  });

  await test.step('the command says which release needs what', () => {
    const check = () =>
      execFileSync(process.execPath, [
        join(ROOT, 'tools/release/registry.ts'),
        'check',
        '--to',
        portal.siteDir,
      ]);
    expect(check).toThrow();
    try {
      check();
    } catch (error) {
      expect(String((error as { stdout: Buffer }).stdout)).toContain(
        `courier, ${REMOTE}: next needs Gauge (@courier/ui-kit/core), which the shell of this site does not offer.`,
      );
    }
  });

  await portal.dispose();
});
