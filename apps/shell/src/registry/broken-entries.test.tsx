import { afterEach, describe, expect, it } from '@jest/globals';
import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { screen, within } from '@testing-library/react';
import { OWN_NAMESPACES, type RegistryEntry, type RegistryProblem } from '@courier/config/registry';
import { brokenEntries, withBreakage } from '@courier/config/testing';
import { integrityTable } from '../loading/integrity-table';
import { allowedScriptFolders } from '../platform/trusted-types';
import { landingPath } from '../public/landing-path';
import { buildEntry, buildRoute } from '../testing/build-registry';
import { renderShell } from '../testing/render-shell';
import { user } from '../testing/user';
import { readRegistry } from './registry';

const BASE = 'https://kw.portal.test';

let stop: () => void = () => undefined;
afterEach(() => stop());

const buildTitledEntry = (name: string, title: string, order: number) =>
  buildEntry({
    name,
    manifest: {
      routes: [
        buildRoute({ path: `/${name}/:vendorId?`, ...(name === 'gamma' ? { roles: ['landing'] } : {}) }),
      ],
      navigation: [{ routeId: 'list', labelKey: 'menu', icon: 'parcel', order }],
      slots: ['navigation-badge'],
    },
    texts: { ar: { menu: `${title} بالعربية` }, en: { menu: title } },
  });
const [alpha, beta, gamma] = [
  buildTitledEntry('alpha', 'Alpha', 3),
  buildTitledEntry('beta', 'Beta', 2),
  buildTitledEntry('gamma', 'Gamma', 1),
];
const file = (...remotes: unknown[]) => ({ schemaVersion: 1, brand: 'oasis', remotes });

async function open(data: unknown) {
  const problems: RegistryProblem[] = [];
  const registry = await readRegistry(data, 'oasis', (problem) => problems.push(problem));
  const shell = await renderShell({ registry, path: '/gamma' });
  stop = shell.stop;
  const tabs = within(await screen.findByRole('navigation', { name: 'Main' })).getAllByRole('link');
  return { ...shell, problems, registry, tabs };
}

describe('the navigation', () => {
  it.each(brokenEntries({ name: 'alpha', path: '/alpha/:vendorId?' }))(
    'keeps the tabs of the other remotes beside an entry with $what',
    async (broken) => {
      const data = file(alpha, withBreakage(beta, broken), gamma);
      const { tabs, problems, registry } = await open(data);
      // Falls back to its name if the texts are broken.
      const own = broken.keepsTab ? [expect.stringMatching(/^beta$/i)] : [];
      expect(tabs.map((tab) => tab.textContent)).toEqual(['Gamma', ...own, 'Alpha']);
      expect(await screen.findByText(/^list of v1001/)).toBeVisible();
      expect(problems.map(({ path }) => path)).toContain(broken.logged);
      expect(registry && integrityTable(registry, BASE)).toMatchObject({
        [`${BASE}/remotes/alpha/1.1.0/remoteEntry.js`]: 'sha384-active',
      });
      expect(allowedScriptFolders(registry, BASE)).toContain(`${BASE}/remotes/gamma/1.1.0/`);
      expect(landingPath(data)).toBe('/gamma');
    },
  );

  it('keeps the files of a remote loadable when another entry lists them with another hash', async () => {
    const { releases: _releases, channels: _channels, ...older } = beta;
    const thief = { ...older, active: { ...alpha.active, files: { 'remoteEntry.js': 'sha384-other' } } };
    const { registry } = await open(file(thief, alpha, gamma));
    expect(registry && integrityTable(registry, BASE)).toMatchObject({
      [`${BASE}/remotes/alpha/1.1.0/remoteEntry.js`]: 'sha384-other sha384-active',
    });
  });

  it('draws the own icon of a remote, and a default icon for an unknown name', async () => {
    const wide = window.matchMedia;
    window.matchMedia = (query) => ({ ...wide(query), matches: query.includes('max-width: 767px') });
    const item = (icon: unknown, order: number) => ({ routeId: 'list', labelKey: 'menu', icon, order });
    const drawn = ({ releases: _r, channels: _c, ...remote }: RegistryEntry, icon: unknown) => ({
      ...remote,
      manifest: { ...remote.manifest, navigation: [item(icon, 2)] },
    });
    const own = 'M2 2h20v20z';
    const registry = await readRegistry(
      file(drawn(alpha, 'rocket'), drawn(beta, { path: own }), gamma),
      'oasis',
      () => undefined,
    );
    const shell = await renderShell({ registry, path: '/gamma' });
    window.matchMedia = wide;
    stop = shell.stop;
    await user.click(await screen.findByRole('button', { name: 'Open the menu' }));
    const icon = async (name: string) => (await screen.findByRole('link', { name })).querySelector('svg');
    expect((await icon('Beta'))?.getAttribute('viewBox')).toBe('0 0 24 24');
    expect((await icon('Beta'))?.querySelector('path')?.getAttribute('d')).toBe(own);
    const plain = (await icon('Alpha'))?.querySelector('path')?.getAttribute('d');
    expect(plain).toMatch(/^M6 3\.5/);
    expect((await icon('Gamma'))?.querySelector('path')?.getAttribute('d')).not.toBe(plain);
  });
});

it('the namespaces reserved for the portal are complete', () => {
  const root = join(__dirname, '../../../..');
  const shared = readdirSync(join(root, 'packages/i18n/locales/en')).map((name) => basename(name, '.json'));
  expect([...OWN_NAMESPACES].sort()).toEqual([...shared, 'public', 'shell'].sort());
});
