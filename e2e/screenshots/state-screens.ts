import type { Page, Route } from '@playwright/test';
import type { Shoot } from './shoot';
import { walkAll, type Walks } from './walk-all';

const FIVE_MINUTES = 301_000;
const ORDERS = /\/vendor\/[^/]+\/orders/;
const VENDORS = /\/api\/v1\/vendors/;

const NO_VENDORS = { result: { vendors: [] } };
const NO_ORDERS = { result: { data: [], pagination: { pagination_key: null } } };
const respondWith = (json: object) => (route: Route) => route.fulfill({ json });

/** Applies a fault during the walk. */
async function during(
  page: Page,
  what: string | RegExp,
  respondWith: (route: Route) => unknown,
  then: () => Promise<void>,
) {
  await page.route(what, respondWith as (route: Route) => Promise<void>);
  await then();
}

export async function walkStates(page: Page, origin: string, shoot: Shoot): Promise<void> {
  const tracking = `${origin}/order-tracking`;
  const main = page.locator('main h1, main h2, main h3, main [role="alert"], main [role="status"]').first();
  const open = async (url: string) => {
    await page.goto(url);
    await main.waitFor();
  };
  const walks: Walks = {
    'remote-down': () =>
      during(
        page,
        '**/remotes/tracking-history/**',
        (route) => route.fulfill({ status: 404 }),
        async () => {
          await open(`${origin}/history`);
          await page.locator('main h1').first().waitFor();
          await shoot('remote-down');
        },
      ),
    'remote-slow': () =>
      during(
        page,
        '**/remotes/tracking-history/**',
        (route) => route.abort(),
        async () => {
          await page.goto(`${origin}/history`);
          await page.waitForTimeout(9000);
          await shoot('remote-slow');
        },
      ),
    'vendors-failed': () =>
      during(
        page,
        VENDORS,
        (route) => route.fulfill({ status: 400, json: {} }),
        async () => {
          await open(tracking);
          await shoot('vendors-failed');
        },
      ),
    'vendors-empty': () =>
      during(page, VENDORS, respondWith(NO_VENDORS), async () => {
        await open(tracking);
        await shoot('vendors-empty');
      }),
    async 'vendors-unknown'() {
      await open(`${tracking}/v9999`);
      await shoot('vendors-unknown');
    },
    'states-empty': () =>
      during(page, ORDERS, respondWith(NO_ORDERS), async () => {
        await open(tracking);
        await page.getByRole('tab').first().waitFor();
        await shoot('states-empty');
      }),
    async 'states-filtered'() {
      await open(tracking);
      await page.getByRole('tab').first().waitFor();
      await page.keyboard.press('/');
      await page.keyboard.type('0912 548');
      await shoot('states-filtered');
    },
    'states-loading': () =>
      during(
        page,
        ORDERS,
        () => undefined,
        async () => {
          await page.goto(tracking);
          await page.getByRole('tab').first().waitFor();
          await page.waitForTimeout(800);
          await shoot('states-loading');
        },
      ),
    'states-failed': () =>
      during(
        page,
        ORDERS,
        (route) => route.fulfill({ status: 400, json: {} }),
        async () => {
          await open(tracking);
          await shoot('states-failed');
        },
      ),
    async offline() {
      await open(tracking);
      await page.getByRole('tab').first().waitFor();
      await page.waitForTimeout(1500);
      await page.context().setOffline(true);
      await shoot('offline');
      await page.context().setOffline(false);
    },
    async outdated() {
      await page.clock.install();
      await during(
        page,
        '**/asset-manifest.json*',
        (route) =>
          route.fulfill({ json: { files: { 'main.js': '/a.0000.js', 'runtime.js': '/b.0000.js' } } }),
        async () => {
          await open(tracking);
          await page.getByRole('tab').first().waitFor();
          await page.waitForTimeout(1500);
          // Pauses here, because the page changes three seconds later.
          await page.clock.pauseAt(Date.now() + FIVE_MINUTES);
          await shoot('outdated');
        },
      );
    },
  };
  await walkAll(page, walks, shoot);
}
