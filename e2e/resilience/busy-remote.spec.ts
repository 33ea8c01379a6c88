import type { RemoteDefinition } from '@courier/shell-api';
import { test as base, expect, type Page } from '@playwright/test';
import type * as ReactModule from 'react';
import { ownPortal } from '../fixtures/own-portal';
import { signIn } from '../pages/sign-in';
import { shipFaultyRelease } from '../setup/faulty-release';
import { editRegistry } from '../../tools/portal/edit-registry';
import { startPortal, type Portal } from '../../tools/portal/start-portal';

const REMOTE = 'tracking-history';

/** Runs in the page: adds the fault that the address selects, to the screens or the slot of the remote. */
function faulty(remote: RemoteDefinition, React: typeof ReactModule): RemoteDefinition {
  const kind = sessionStorage.getItem('fault');
  const element = React.createElement;
  const Restless = () => {
    const [count, set] = React.useState(0);
    React.useEffect(() => set(count + 1));
    return element('p', null, `drawn ${count} times`);
  };
  const Pressed = () =>
    element(
      React.Fragment,
      null,
      element('input', { 'aria-label': 'Name', defaultValue: 'خالد الشمري' }),
      element('button', { onClick: () => JSON.parse('{"name": خالد}') as unknown }, 'Throw'),
      element(
        'button',
        { onClick: () => void Promise.reject(new TypeError('riders is not a list')) },
        'Reject',
      ),
    );
  const HoldsThePage = () => {
    const [count, set] = React.useState(0);
    React.useEffect(() => {
      // Waits for the neighbouring screen: a long task with two renders is attributed to neither.
      const timer = setTimeout(() => set(count + 1), 2500);
      return () => clearTimeout(timer);
    });
    // Blocks for a fixed time, so that the result does not depend on the machine's speed.
    const until = performance.now() + 1100;
    while (count > 0 && performance.now() < until);
    return element('em', { role: 'note' }, 'slow badge');
  };
  const screenOf = { restless: Restless, pressed: Pressed }[kind ?? ''];
  const screens = Object.keys(remote.screens).map(
    (id) => [id, async () => ({ default: screenOf ?? (() => null) })] as const,
  );
  return {
    ...remote,
    ...(screenOf ? { screens: Object.fromEntries(screens) } : {}),
    ...(kind === 'slot' ? { slots: { 'navigation-badge': async () => ({ default: HoldsThePage }) } } : {}),
  };
}

const test = base.extend<object, { portal: Portal }>({
  portal: ownPortal(async () => {
    const portal = await startPortal();
    shipFaultyRelease(portal.siteDir, 'courier', REMOTE, faulty);
    return portal;
  }),
});

interface Told {
  event?: string;
  remote?: string;
  release?: string;
  what?: string;
  reason?: string;
}
const readReportedEvents = (page: Page) =>
  page.evaluate(() =>
    ((window as { dataLayer?: Told[] }).dataLayer ?? []).filter(({ event }) => event === 'remote_fault'),
  );
const openWith = async (page: Page, portal: Portal, fault: string) => {
  await page.addInitScript((kind) => sessionStorage.setItem('fault', kind), fault);
  await signIn(page, portal.origin);
};
const openTracking = (page: Page) => page.getByRole('link', { name: /^Order tracking/ }).click();

test('a screen with endless updates is replaced by an error page that names its release and can be left', async ({
  page,
  portal,
}) => {
  await openWith(page, portal, 'restless');
  await openTracking(page);
  await expect(page.getByRole('heading', { name: /stopped because of an error/ })).toBeVisible();
  await expect(page.getByText(/More than 200 changes a second/)).toBeVisible();
  await expect(page.getByText(/version hostile/)).toBeVisible();
  await page
    .getByRole('link', { name: /^Request a rider/ })
    .first()
    .click();
  await expect(page.getByLabel('Customer name')).toBeVisible();
  await expect
    .poll(() => portal.log())
    .toMatch(/"remoteFault":\{"remote":"tracking-history","release":"hostile","what":"screen"/);
});

test('a slot that blocks the page is removed and reported, and its surroundings stay', async ({
  page,
  portal,
}) => {
  await openWith(page, portal, 'slot');
  await expect(page.getByRole('note').first()).toBeVisible();
  await expect(page.getByRole('note')).toHaveCount(0, { timeout: 180_000 });
  expect(await readReportedEvents(page)).toContainEqual(
    expect.objectContaining({ remote: REMOTE, release: 'hostile', what: 'slot' }),
  );
  await openTracking(page);
  await expect(page.getByRole('tab', { name: /^New/ })).toBeVisible();
});

test('errors of event handlers and unhandled rejections are reported with remote, release and position, without user input', async ({
  page,
  portal,
}) => {
  await openWith(page, portal, 'pressed');
  await openTracking(page);
  await page.getByRole('button', { name: 'Throw' }).click();
  await page.getByRole('button', { name: 'Reject' }).click();
  await expect
    .poll(async () => (await readReportedEvents(page)).map(({ what }) => what))
    .toEqual(['handler', 'promise']);
  const [thrown, rejected] = await readReportedEvents(page);
  expect(thrown).toMatchObject({ remote: REMOTE, release: 'hostile' });
  expect(thrown?.reason).toMatch(/^SyntaxError at remoteEntry\.\w+\.js:\d+:\d+$/);
  expect(rejected?.reason).toMatch(/^TypeError: riders is not a list at remoteEntry/);
  await expect.poll(() => portal.log()).toContain('riders is not a list');
  expect(portal.log()).not.toContain('خالد');
  await expect(page.getByRole('button', { name: 'Throw' })).toBeVisible();
});

test('the styles of a remote affect only the remote, and are removed and restored with it', async ({
  page,
  portal,
}) => {
  const other = 'request-rider';
  await openWith(page, portal, 'none');
  const request = () =>
    page
      .getByRole('link', { name: /^Request a rider/ })
      .first()
      .click();
  await request();
  await expect(page.getByLabel('Customer name')).toBeVisible();
  // Compares a grid of the remote with a plain element of the same classes.
  const looks = await page.evaluate((remote) => {
    const sheets = [...document.styleSheets].filter(({ href }) => href?.includes(`/remotes/${remote}/`));
    const texts = sheets.flatMap((sheet) => [...sheet.cssRules].map(({ cssText }) => cssText)).join();
    const own = [...document.querySelectorAll<HTMLDivElement>(`[data-remote="${remote}"] div[class]`)].filter(
      (element) =>
        getComputedStyle(element).display === 'grid' &&
        element.classList.length === 1 &&
        texts.includes(`.${CSS.escape(element.className)}:where(`),
    );
    return own.map((element) => {
      const copy = Object.assign(document.createElement('div'), { className: element.className });
      document.querySelector('main')?.append(copy);
      const { display } = getComputedStyle(copy);
      copy.remove();
      return display;
    });
  }, other);
  expect(looks.length).toBeGreaterThan(0);
  expect(looks.filter((display) => display !== 'block')).toEqual([]);
  const held = () =>
    page.evaluate(
      (remote) =>
        [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')]
          .filter(({ href }) => href.includes(`/remotes/${remote}/`))
          .map(({ media }) => media),
      other,
    );
  const all = (await held()).length;
  expect(await held()).toEqual(Array<string>(all).fill(''));
  await openTracking(page);
  await expect(page.getByRole('tab', { name: /^New/ })).toBeVisible();
  expect(await held()).toEqual(Array<string>(all).fill('not all'));
  await request();
  await expect(page.getByLabel('Customer name')).toBeVisible();
  expect(await held()).toEqual(Array<string>(all).fill(''));
});

/** Runs in the page: fills the slot of order details, correctly or not. */
function filling(remote: RemoteDefinition, React: typeof ReactModule): RemoteDefinition {
  const kind = sessionStorage.getItem('fault');
  const Weigh = ({ order_id: id }: { order_id: string }) => {
    const [count, set] = React.useState(0);
    React.useEffect(() => {
      if (kind === 'restless filler') set(count + 1);
    });
    return React.createElement('button', null, `Weigh ${id}`);
  };
  const slots = { ...remote.slots, 'tracking-history/order-actions': async () => ({ default: Weigh }) };
  return { ...remote, slots } as RemoteDefinition;
}

/** Opens a past order, which the simulator does not move. */
const openOrder = async (page: Page) => {
  await page.getByRole('link', { name: /^History/ }).click();
  await expect(page.getByText(/\d+ orders? loaded/)).toBeVisible();
  await page.getByText('Delivered', { exact: true }).first().click();
  await expect(page).toHaveURL(/order_id=v1001-/);
};

test('another remote adds an action to an order; if it blocks the page, it is removed and the order stays', async ({
  page,
  portal,
}) => {
  shipFaultyRelease(portal.siteDir, 'courier', 'vendor-admin', filling);
  editRegistry(portal.siteDir, 'courier', (registry) => ({
    ...registry,
    remotes: registry.remotes.map((entry) =>
      entry.name === 'vendor-admin'
        ? {
            ...entry,
            manifest: {
              ...entry.manifest,
              slots: [...entry.manifest.slots, 'tracking-history/order-actions'],
            },
          }
        : entry,
    ),
  }));
  await openWith(page, portal, 'filler');
  await openOrder(page);
  await expect(page.getByRole('button', { name: /^Weigh v1001-/ })).toBeVisible();
  await page.addInitScript(() => sessionStorage.setItem('fault', 'restless filler'));
  await page.reload();
  await expect
    .poll(async () => (await readReportedEvents(page)).map(({ remote, what }) => `${remote} ${what}`))
    .toEqual(['vendor-admin slot']);
  await expect(page.getByRole('button', { name: /^Weigh/ })).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'What you can do now' })).toBeVisible();
});
