import { test as base, expect, type Page } from '@playwright/test';
import { ownPortal } from '../fixtures/own-portal';
import { signIn } from '../pages/sign-in';
import { shipHostileRelease } from '../setup/hostile-release';
import { startPortal, type Portal } from '../../tools/portal/start-portal';

const REMOTE = 'tracking-history';

/** Runs in the remote's own file: ways to spoil the page, called by name while its screen is shown. */
function addSpoilers(): void {
  const addCover = (style: string) => {
    const cover = document.createElement('div');
    cover.id = 'spoiler-cover';
    cover.style.cssText = `position:fixed;z-index:2147483647;background:#fff;${style}`;
    document.body.append(cover);
  };
  const stopKey = (event: KeyboardEvent) => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const spoilers = {
    sheets() {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('main { display: none !important }');
      document.adoptedStyleSheets.push(sheet);
      const style = document.createElement('style');
      style.id = 'spoiler-style';
      style.textContent = 'main { visibility: hidden !important }';
      document.head.appendChild(style);
    },
    coverBelowHeader: () => addCover('inset:50% 0 0 0'),
    coverAll: () => addCover('inset:0'),
    hideBody: () => document.body.style.setProperty('display', 'none'),
    keys: () => window.addEventListener('keydown', stopKey, { capture: true }),
    history() {
      history.pushState = () => undefined;
      history.replaceState = () => undefined;
    },
    builtIn() {
      Array.prototype.at = () => undefined;
    },
    removeHeader: () => document.querySelector('[data-frame-header]')?.remove(),
    removeRoot: () => document.getElementById('root')?.remove(),
    storage() {
      localStorage.clear();
      sessionStorage.clear();
    },
  };
  Object.assign(window, { spoilers });
}
type Spoiler =
  | 'sheets'
  | 'coverBelowHeader'
  | 'coverAll'
  | 'hideBody'
  | 'keys'
  | 'history'
  | 'builtIn'
  | 'removeHeader'
  | 'removeRoot'
  | 'storage';

const test = base.extend<object, { portal: Portal }>({
  portal: ownPortal(async () => {
    const portal = await startPortal();
    shipHostileRelease(portal.siteDir, 'courier', REMOTE, { before: `(${addSpoilers.toString()})();` });
    return portal;
  }),
});

const customerName = (page: Page) => page.getByLabel('Customer name');

async function spoil(page: Page, portal: Portal, spoiler: Spoiler): Promise<void> {
  await signIn(page, portal.origin);
  await page.getByRole('link', { name: /^Order tracking/ }).click();
  await expect(page.getByRole('tab', { name: /^New/ })).toBeVisible();
  await page.evaluate(
    (name) => (window as unknown as { spoilers: Record<string, () => void> }).spoilers[name]?.(),
    spoiler,
  );
}

async function openRequest(page: Page): Promise<void> {
  await page
    .getByRole('link', { name: /^Request a rider/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/request-a-rider/);
  await expect(customerName(page)).toBeVisible();
}

test('style sheets that a remote leaves on the page are gone on the next screen', async ({
  page,
  portal,
}) => {
  await spoil(page, portal, 'sheets');
  await expect(page.getByRole('tab', { name: /^New/ })).toBeHidden();
  await openRequest(page);
  const left = await page.evaluate(() => ({
    adopted: document.adoptedStyleSheets
      .flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText))
      .filter((text) => text.startsWith('main')),
    element: document.getElementById('spoiler-style')?.textContent ?? null,
  }));
  expect(left).toEqual({ adopted: [], element: null });
});

test('an overlay that a remote leaves on the body is gone on the next screen', async ({ page, portal }) => {
  await spoil(page, portal, 'coverBelowHeader');
  await expect(page.locator('#spoiler-cover')).toBeVisible();
  await openRequest(page);
  await expect(page.locator('#spoiler-cover')).toHaveCount(0);
});

test('a capture listener of a remote stops no keys of the next screen', async ({ page, portal }) => {
  await spoil(page, portal, 'keys');
  await openRequest(page);
  await customerName(page).click();
  await page.keyboard.type('Lin');
  await expect(customerName(page)).toHaveValue('Lin');
});

test('the workspace navigates after a remote has replaced functions of the history', async ({
  page,
  portal,
}) => {
  await spoil(page, portal, 'history');
  await openRequest(page);
  await page.goBack();
  await expect(page.getByRole('tab', { name: /^New/ })).toBeVisible();
});

test('a built-in that a remote has replaced is restored on the next screen and reported', async ({
  page,
  portal,
}) => {
  await spoil(page, portal, 'builtIn');
  expect(await page.evaluate(() => [1].at(0))).toBeUndefined();
  await openRequest(page);
  expect(await page.evaluate(() => [1].at(0))).toBe(1);
  await expect.poll(() => portal.log()).toMatch(/"what":"frame"[^}]*It replaced Array\.prototype\.at/);
});

test('a remote that clears the storage ends no session', async ({ page, portal }) => {
  await spoil(page, portal, 'storage');
  await page.reload();
  await expect(page.getByRole('tab', { name: /^New/ })).toBeVisible();
});

for (const [spoiler, damage, reason] of [
  ['coverAll', 'an overlay of a remote covers the header', 'covered'],
  ['hideBody', 'a remote has hidden the body', 'hidden'],
  ['removeHeader', 'a remote has removed the header', 'removed'],
  ['removeRoot', 'a remote has removed the root of the page', 'removed'],
] as const)
  test(`when ${damage}, a reload without the remote is offered, and its release is reported`, async ({
    page,
    portal,
  }) => {
    await spoil(page, portal, spoiler);
    const notice = page.getByRole('alertdialog');
    await expect(notice).toBeVisible();
    await expect
      .poll(() => portal.log())
      .toMatch(new RegExp(`"remote":"${REMOTE}","release":"hostile","what":"frame"[^}]*${reason}`));
    await notice.getByRole('button', { name: /^Reload without/ }).click();
    await expect(customerName(page)).toBeVisible();
    await expect(page.getByRole('link', { name: /^Order tracking/ })).toHaveCount(0);
  });
