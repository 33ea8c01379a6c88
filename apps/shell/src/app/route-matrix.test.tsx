import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { defaultFlags } from '@courier/config';
import { parseManifest, type AppMode } from '@courier/config/registry';
import { buildSession, buildToken, NOW } from '../testing/build-session';
import { buildEntry, buildRegistry } from '../testing/build-registry';
import { renderShell } from '../testing/render-shell';
import { user } from '../testing/user';

const apps = join(__dirname, '../../..');
const registry = buildRegistry(
  ...readdirSync(apps)
    .map((name) => join(apps, name, 'src/remote.manifest.ts'))
    .filter((file) => existsSync(file))
    .map((file) => {
      const manifest = parseManifest(jest.requireActual<{ manifest: unknown }>(file).manifest);
      return buildEntry({ name: manifest.name, manifest, texts: {} });
    }),
);

const EVERYBODY: readonly AppMode[] = ['CLASSIC', 'GODROID', 'GUEST'];
const VENDOR_USERS: readonly AppMode[] = ['CLASSIC', 'GODROID'];

const ADDRESSES: readonly {
  path: string;
  modes: readonly AppMode[];
  flag?: string;
  shows: RegExp;
}[] = [
  { path: '/request-a-rider', modes: EVERYBODY, shows: /^request-form of/ },
  { path: '/request-a-rider/v1002', modes: EVERYBODY, shows: /^request-form of/ },
  { path: '/order-tracking', modes: EVERYBODY, shows: /^order-tracking of/ },
  { path: '/order-tracking/v1002', modes: EVERYBODY, shows: /^order-tracking of/ },
  { path: '/history', modes: VENDOR_USERS, shows: /^history of/ },
  { path: '/history/v1002', modes: VENDOR_USERS, shows: /^history of/ },
  { path: '/bulk-order', modes: VENDOR_USERS, flag: 'bulk-order-upload', shows: /^bulk-order of/ },
  { path: '/bulk-order/v1002', modes: VENDOR_USERS, flag: 'bulk-order-upload', shows: /^bulk-order of/ },
  { path: '/bulk-order/v1002/j1', modes: VENDOR_USERS, flag: 'bulk-order-upload', shows: /^bulk-order of/ },
  {
    path: '/collection-points/v1002',
    modes: ['CLASSIC'],
    flag: 'add-vendor-outlet',
    shows: /^collection-points of/,
  },
  { path: '/helpcenter/v1002', modes: VENDOR_USERS, flag: 'helpcenter', shows: /^Help centre$/ },
];

const MAINTENANCE = { planned: { planned_maintenance: true }, unplanned: { unplanned_maintenance: true } };
/** `npm test` covers each kind of maintenance once; the deep run also combines them with both flag values. */
const WEATHER = process.env['COURIER_DEEP']
  ? ([true, false] as const).flatMap((on) => [
      { on, maintenance: {} },
      { on, maintenance: MAINTENANCE.planned },
      { on, maintenance: MAINTENANCE.unplanned },
      { on, maintenance: { ...MAINTENANCE.planned, ...MAINTENANCE.unplanned } },
    ])
  : [
      { on: true, maintenance: {} },
      { on: false, maintenance: {} },
      { on: true, maintenance: MAINTENANCE.planned },
      { on: true, maintenance: MAINTENANCE.unplanned },
      { on: false, maintenance: { ...MAINTENANCE.planned, ...MAINTENANCE.unplanned } },
    ];

const guest = { vendor_id: 'g1', token: buildToken({ exp: NOW + 60 }), name: 'Lin', phoneNumber: '1' };
const VISITORS: readonly [string, AppMode | null, Parameters<typeof renderShell>[0]][] = [
  ['nobody', null, { session: null }],
  ['CLASSIC', 'CLASSIC', { session: buildSession() }],
  [
    'GODROID',
    'GODROID',
    { session: null, stored: { 'godroid-token': buildToken({ restaurant_id: 'v1002' }) } },
  ],
  [
    'GUEST',
    'GUEST',
    { session: null, stored: { 'guest-login': JSON.stringify(guest), 'guest-checkout': 'true' } },
  ],
];
const CASES = VISITORS.flatMap(([name, mode, setUp]) =>
  WEATHER.map(({ on, maintenance }) => ({ name, mode, setUp, on, maintenance })),
);

let stop: () => void = () => undefined;
afterEach(() => stop());

describe('every address of the workspace', () => {
  it.each(CASES)(
    'as $name, flags on: $on, maintenance: $maintenance [SHELL-ROUTE-12] [SHELL-ROUTE-20] [SHELL-ROUTE-21] [SHELL-GUEST-08]',
    async ({ mode, setUp, on, maintenance }) => {
      const switched = Object.fromEntries(Object.keys(defaultFlags()).map((key) => [key, on]));
      const flags = {
        ...switched,
        planned_maintenance: false,
        unplanned_maintenance: false,
        'godroid-popup': false,
        'deactivate-sign-up-button': true,
        ...maintenance,
      };
      const isDown = Object.keys(maintenance).length > 0;
      const { page, router } = await renderShell({ ...setUp, registry, flags, path: '/nowhere' });
      stop = cleanup;
      for (const { path, modes, flag, shows } of ADDRESSES) {
        page.replace.mockClear();
        await act(async () => router.navigate('/nowhere'));
        await act(async () => router.navigate(path));
        const mayEnter = mode !== null && modes.includes(mode) && (flag === undefined || on);
        const expected = isDown ? '/maintenance' : mayEnter ? null : '/';
        if (expected === null) {
          expect(await screen.findByText(shows, { selector: 'p, h1' })).toBeVisible();
          expect([path, page.replace.mock.calls]).toEqual([path, []]);
        } else {
          const left = () => [path, ...new Set(page.replace.mock.calls.flat())];
          await waitFor(() => expect(left()).toEqual([path, expected]));
          expect(screen.queryByText(shows, { selector: 'p, h1' })).toBeNull();
        }
      }
    },
    60_000,
  );
});

describe('the menu of the product', () => {
  it('leads a vendor user with all flags to all five functions [SHELL-ROLE-01]', async () => {
    const flags = { 'bulk-order-upload': true, 'add-vendor-outlet': true, 'edit-vendor-outlet': true };
    await open(flags);
    for (const [href, shown] of [
      ['/order-tracking/v1001', /^order-tracking of v1001/],
      ['/history/v1001', /^history of v1001/],
      ['/bulk-order/v1001', /^bulk-order of v1001/],
      ['/request-a-rider/v1001', /^request-form of v1001/],
    ] as const) {
      const tab = within(screen.getByRole('navigation', { name: 'Main' }))
        .getAllByRole('link')
        .find((link) => link.getAttribute('href') === href);
      await user.click(tab as HTMLElement);
      expect(await screen.findByText(shown)).toBeVisible();
    }
    await user.click(screen.getByRole('button', { name: /^Branch / }));
    expect(await screen.findByRole('button', { name: 'Add collection point' })).toBeVisible();
    expect(screen.getAllByRole('button', { name: /^Edit / }).length).toBeGreaterThan(0);
  });

  const open = async (flags: Record<string, boolean>) => {
    const shell = await renderShell({ registry, flags, path: '/request-a-rider' });
    stop = shell.stop;
    await screen.findByText(/^request-form of/);
    return screen
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'))
      .filter((href) => /^\/[a-z-]+\/v1001$/.test(href ?? ''));
  };

  it('offers request, tracking and history, and bulk upload only while its flag is on [SHELL-NAV-04] [SHELL-NAV-05]', async () => {
    const [request, tracking, history, bulk] = [
      '/request-a-rider/v1001',
      '/order-tracking/v1001',
      '/history/v1001',
      '/bulk-order/v1001',
    ];
    // The brand mark also links to tracking.
    expect(await open({})).toEqual([tracking, request, tracking, history]);
    cleanup();
    expect(await open({ 'bulk-order-upload': true })).toEqual([tracking, request, tracking, history, bulk]);
  });
});
