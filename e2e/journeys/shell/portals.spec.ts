import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  CLIENT,
  startIdentityProvider,
  type TestIdentityProvider,
} from '../../../services/platform-api/src/testing/companies/identity-provider';
import { startPortal, type Portal } from '../../../tools/portal/start-portal';
import { expect, test } from '../../fixtures/portal';
import { startIn } from '../../pages/sign-in';

let folder: string;
let provider: TestIdentityProvider;
let deployed: Portal;
test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'portals-'));
  provider = await startIdentityProvider();
  provider.account = { email: 'owner@demo.test', email_verified: true };
  const file = join(folder, 'portals.json');
  const content = {
    identityProviders: { harbour: { issuer: provider.issuer, ...CLIENT } },
    portals: [
      {
        countries: ['PK'],
        surveyUrl: 'https://survey.example/pk',
        becomePartnerUrl: 'https://partners.example/pk',
        identityProviders: ['harbour'],
      },
    ],
  };
  writeFileSync(file, JSON.stringify(content));
  deployed = await startPortal({ env: { PORTALS_FILE: file } });
});
test.afterAll(async () => {
  await deployed.dispose();
  await provider.close();
  rmSync(folder, { recursive: true });
});

test('a user signs in through the provider of the deployment, and finds its survey and partner page [SHELL-LOGIN-02] [SHELL-LOGIN-03] [SHELL-HELP-13] [SHELL-HELP-14] [SHELL-NAV-11]', async ({
  page,
}) => {
  await startIn(page, 'en');
  const origin = `http://pk.localhost:${deployed.port}`;
  await page.goto(`${origin}/connect`);
  await page.getByRole('link', { name: 'Continue with Harbour' }).click();
  await expect(page).toHaveURL(/\/request-a-rider/);
  await page.getByRole('button', { name: /^Account/ }).click();
  await expect(page.getByRole('link', { name: /^Give feedback/ })).toHaveAttribute(
    'href',
    'https://survey.example/pk',
  );
  await expect(page.getByRole('link', { name: /^Register your shop/ })).toHaveAttribute(
    'href',
    'https://partners.example/pk',
  );
});

test('another country has no provider, survey or partner page', async ({ page }) => {
  await startIn(page, 'en');
  await page.goto(`http://sg.localhost:${deployed.port}/connect`);
  await expect(page.getByRole('button', { name: 'Log in', exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Continue with/ })).toHaveCount(0);
});
