import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  CLIENT,
  startIdentityProvider,
  type TestIdentityProvider,
} from '../../../services/platform-api/src/testing/companies/identity-provider';
import { freePort } from '../../../tools/portal/free-port';
import { startPortal, type Portal } from '../../../tools/portal/start-portal';
import { expect, test } from '../../fixtures/portal';
import { signIn, startIn } from '../../pages/sign-in';
import { serveTls, type TlsDoor } from '../../setup/serve-tls';

let folder: string;
let provider: TestIdentityProvider;
let deployed: Portal;
let doors: readonly TlsDoor[] = [];
let [portal, service] = ['', ''];
test.use({ ignoreHTTPSErrors: true });
test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'portals-'));
  provider = await startIdentityProvider();
  const file = join(folder, 'portals.json');
  const content = {
    identityProviders: { harbour: { issuer: provider.issuer, ...CLIENT } },
    portals: [{ countries: ['KW'], identityProviders: ['harbour'] }],
  };
  writeFileSync(file, JSON.stringify(content));
  const [port, pages, calls] = [await freePort(), await freePort(), await freePort()];
  portal = `https://kw.shop.localhost:${pages}`;
  service = `https://kw.staging.shop.localhost:${calls}`;
  deployed = await startPortal({
    port,
    env: {
      PORTALS_FILE: file,
      API_HOST: `shop.localhost:${calls}`,
      CORS_ORIGINS: portal,
      PUBLIC_ORIGIN: `https://{country}.shop.localhost:${pages}`,
    },
  });
  doors = [await serveTls(pages, port), await serveTls(calls, port)];
});
test.afterAll(async () => {
  for (const door of doors) await door.close();
  await deployed.dispose();
  await provider.close();
  rmSync(folder, { recursive: true });
});
test.beforeEach(() => {
  provider.account = { email: 'owner@demo.test', email_verified: true };
  provider.refusal = null;
  provider.forged = {};
});

test('sign-in through a provider returns to the portal, although the service is at another origin [SHELL-LOGIN-03]', async ({
  page,
}) => {
  const refused: string[] = [];
  page.on('console', (line) => {
    if (/Content Security Policy|CORS policy/.test(line.text())) refused.push(line.text());
  });
  const exchange = page.waitForResponse(`${service}/courier/api/v1/login/oauth`);
  const live = page.waitForEvent('websocket');
  await startIn(page, 'en');
  await page.goto(`${portal}/connect`);
  await page.getByRole('link', { name: 'Continue with Harbour' }).click();
  expect((await exchange).status()).toBe(200);
  await expect(page).toHaveURL(/\/request-a-rider/);
  expect(new URL(page.url()).origin).toBe(portal);
  await page.getByRole('link', { name: /^Order tracking/ }).click();
  await expect(page.getByRole('tab', { name: /^New/ })).toBeVisible();
  expect((await live).url()).toContain(service.replace('https', 'wss'));
  expect(refused).toEqual([]);
});

test('sign-in with a password works there too, and the service remembers the device', async ({
  page,
  context,
}) => {
  const calls: Promise<string | null>[] = [];
  context.on('request', (request) => {
    if (request.method() === 'POST' && request.url() === `${service}/courier/api/v1/login`)
      calls.push(request.headerValue('cookie'));
  });
  await signIn(page, portal);
  expect(new URL(page.url()).origin).toBe(portal);
  // The workspace stores its session again when it renews it; the terms do not.
  await page.goto(`${portal}/termsandconditions`);
  await page.evaluate(() => localStorage.clear());
  await signIn(page, portal);
  const [first, second] = await Promise.all(calls);
  expect(first ?? '').not.toContain('courier_device=');
  expect(second).toContain('courier_device=');
});

test('a user whom the provider refuses sees this at the portal', async ({ page }) => {
  provider.refusal = 'access_denied';
  await startIn(page, 'en');
  await page.goto(`${portal}/connect`);
  await page.getByRole('link', { name: 'Continue with Harbour' }).click();
  await expect(page.getByText(/Logging in with Harbour was not finished/)).toBeVisible();
  await expect(page).toHaveURL(`${portal}/connect`);
});

test('a user without an account sees this, and no account is created', async ({ page }) => {
  provider.account = { email: 'stranger@mail.test', email_verified: true };
  await startIn(page, 'en');
  await page.goto(`${portal}/connect`);
  await page.getByRole('link', { name: 'Continue with Harbour' }).click();
  await expect(page.getByText('There is no account with this email.')).toBeVisible();
});

test('a manipulated state parameter is refused', async ({ page }) => {
  provider.forged = { state: 'of another sign-in' };
  await startIn(page, 'en');
  await page.goto(`${portal}/connect`);
  await page.getByRole('link', { name: 'Continue with Harbour' }).click();
  await expect(page.getByText(/Logging in with Harbour was not finished/)).toBeVisible();
  await expect(page).toHaveURL(`${portal}/connect`);
  await expect(page.getByRole('link', { name: 'Continue with Harbour' })).toBeVisible();
});

test("a foreign return address leads to the portal's start page without a session", async ({ page }) => {
  await startIn(page, 'en');
  const query = new URLSearchParams({ portal: provider.issuer, proof: 'A'.repeat(43) });
  await page.goto(`${service}/courier/api/v1/login/oauth/harbour?${query.toString()}`);
  await expect(page.getByRole('button', { name: 'Log in', exact: true })).toBeVisible();
  expect(new URL(page.url()).origin).toBe(portal);
});
