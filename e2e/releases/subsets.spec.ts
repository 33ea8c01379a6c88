import { expect, test, type Page } from '@playwright/test';
import { compositionProblem } from '../../tools/release/composition-rules';
import { changeComposition } from '../../tools/release/composition';
import { readStored } from '../../tools/release/site-folder';
import { startPortal } from '../../tools/portal/start-portal';
import { fillRequest, placeButton } from '../pages/request-form';
import { PASSWORD, startIn } from '../pages/sign-in';

const BRAND = 'courier';

interface Subset {
  remotes: readonly string[];
  /** Address after sign-in; absent without sign-in. */
  first?: RegExp;
  /** Address after an order was placed; absent where none can be placed. */
  placed?: RegExp;
  /** Heading of the start page. */
  title: string;
  /** `registry check` refuses it, because a shop could place orders but neither see nor cancel them. */
  isRefused: boolean;
  /** Words that the start page must not contain. */
  unpromised: RegExp;
}

const RIDER = 'A rider at your door, minutes after you ask.';

const SUBSETS: readonly Subset[] = [
  {
    isRefused: false,
    remotes: ['request-rider', 'tracking-history', 'vendor-admin'],
    first: /\/request-a-rider/,
    placed: /\/order-tracking\/v1001\?order_id=/,
    title: RIDER,
    unpromised: /sheet|your customer follows/i,
  },
  {
    isRefused: false,
    remotes: ['request-rider', 'public-tracking'],
    first: /\/request-a-rider/,
    placed: /\/tracking\/v1001-/,
    title: RIDER,
    unpromised: /sheet|history|exports/i,
  },
  {
    isRefused: true,
    remotes: ['request-rider'],
    first: /\/request-a-rider/,
    placed: /\/request-a-rider/,
    title: RIDER,
    unpromised: /sheet|live map|follow|history/i,
  },
  {
    isRefused: true,
    remotes: ['bulk-upload'],
    first: /\/bulk-order/,
    title: 'Your deliveries in one place.',
    unpromised: /live map|request a rider|follow/i,
  },
  {
    isRefused: false,
    remotes: ['public-tracking'],
    title: 'Follow your delivery.',
    unpromised: /log in|create an account|sheet|request a rider/i,
  },
];

function compose(siteDir: string, wanted: readonly string[]): void {
  const listed = readStored(siteDir, BRAND).remotes.map(({ name }) => String(name));
  const change = (remote: string, isWanted: boolean) =>
    changeComposition({ site: siteDir, brand: BRAND, remote, isWanted, by: 'test', why: 'subset' });
  for (const remote of listed.filter((name) => !wanted.includes(name))) change(remote, false);
  for (const remote of wanted.filter((name) => !listed.includes(name))) change(remote, true);
}

async function logIn(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/connect`);
  await page.getByLabel('Email').fill('owner@demo.test');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
}

async function seesNoSignIn(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/no-such-page`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Log in', { exact: true })).toHaveCount(0);
}

test('five subsets of the remotes, also refused ones, are complete portals: promised features exist, and sign-in and placing lead to a screen', async ({
  browser,
}) => {
  const portal = await startPortal({ env: { RELEASE_SAMPLE: '0' } });
  for (const { remotes, isRefused, first, placed, title, unpromised } of SUBSETS)
    await test.step(remotes.join(' + '), async () => {
      compose(portal.siteDir, remotes);
      // A refused composition still runs where it exists.
      expect(compositionProblem(BRAND, readStored(portal.siteDir, BRAND)) !== null).toBe(isRefused);
      const context = await browser.newContext({ locale: 'en-GB' });
      const page = await context.newPage();
      await startIn(page, 'en');
      const html = await (
        await page.request.get(`${portal.origin}/`, { headers: { 'accept-language': 'en' } })
      ).text();
      const painted =
        /<div id="root">[\s\S]*?<!--courier|<div id="root">[\s\S]*<\/section>/.exec(html)?.[0] ?? html;
      expect(painted.replaceAll(/<[^>]+>/g, ' ')).not.toMatch(unpromised);

      await page.goto(`${portal.origin}/`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(page.locator('.pd-sections')).toBeAttached();
      await expect(page.locator('body')).not.toContainText(unpromised);
      if (first === undefined) {
        await page.goto(`${portal.origin}/connect`);
        await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(title);
        await expect(page.getByRole('button', { name: 'Log in' })).toHaveCount(0);
      } else {
        await logIn(page, portal.origin);
        await expect(page).toHaveURL(first);
        if (placed) {
          await fillRequest(page);
          await placeButton(page).click();
          await expect(page).toHaveURL(placed);
          await expect(page.getByText('Log in', { exact: true })).toHaveCount(0);
        }
      }
      await seesNoSignIn(page, portal.origin);
      await context.close();
    });
  await portal.dispose();
});
