import { use, useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import { countryConfig } from '@courier/config';
import { user } from '../testing/user';
import { buildEntry, buildLastGood, buildRegistry, buildRoute } from '../testing/build-registry';
import { buildRemote } from '../testing/build-remote';
import { renderShell, type ShellSetUp } from '../testing/render-shell';
import { RemoteFault } from '../loading/remote-fault';

let stop: () => void = () => undefined;
beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => {
  stop();
  jest.restoreAllMocks();
  jest.useRealTimers();
});

const registry = buildRegistry(
  buildEntry({ lastGood: buildLastGood() }),
  buildEntry({
    name: 'beta',
    manifest: {
      routes: [buildRoute({ id: 'ask', path: '/ask/:vendorId?' })],
      navigation: [{ routeId: 'ask', labelKey: 'menu', icon: 'request', order: 2 }],
    },
    texts: { en: { title: 'Beta', menu: 'Ask' } },
  }),
);
const dead = (fault: () => RemoteFault) => async (name: string) => {
  if (name === 'alpha') throw fault();
  return { default: buildRemote(name, registry) };
};
async function open(load: NonNullable<ShellSetUp['load']>) {
  const shell = await renderShell({ registry, load });
  stop = shell.stop;
  return shell;
}

describe('a remote that does not load', () => {
  it('shows an error page in its place with the cause, reference, details and links', async () => {
    await open(dead(() => new RemoteFault('missing', 'x', { status: 404 })));
    expect(await screen.findByRole('heading', { name: 'Alpha list is not loading right now' })).toBeVisible();
    expect(
      screen.getByText(/your running orders are safe. We also tried the version before this one./),
    ).toBeVisible();
    const details = screen.getByText(/reference R-/).parentElement;
    expect(details).toHaveTextContent(/panel alpha · version 1.1.0 · last good 1.0.0/);
    expect(details).toHaveTextContent(/files are missing \(404\) · \d\d:\d\d:\d\d · reference R-[2-9A-Z]{4}/);
    await user.click(screen.getAllByRole('link', { name: 'Ask' }).at(-1) as HTMLElement);
    expect(await screen.findByText(/^ask of v1001/)).toBeVisible();
  });

  it('has a heading with its name while it is loading', async () => {
    await open(() => new Promise(() => undefined));
    expect(await screen.findByRole('heading', { level: 1, name: 'Alpha list' })).toBeInTheDocument();
    expect(screen.getByRole('status', { name: /Alpha list/ })).toBeVisible();
  });

  it('has no links to the other screens of the failed remote', async () => {
    const twice = buildEntry({
      manifest: {
        routes: [buildRoute(), buildRoute({ id: 'past', path: '/past/:vendorId?' })],
        navigation: [
          { routeId: 'list', labelKey: 'menu', icon: 'tracking', order: 1 },
          { routeId: 'past', labelKey: 'past', icon: 'history', order: 3 },
        ],
      },
      texts: { en: { title: 'Alpha list', menu: 'Alpha list', past: 'Past' } },
    });
    const given = buildRegistry(twice, ...registry.remotes.slice(1));
    const load = dead(() => new RemoteFault('missing', 'x', { status: 404 }));
    const shell = await renderShell({ registry: given, load });
    stop = shell.stop;
    const title = await screen.findByRole('heading', { name: /is not loading right now/ });
    const wall = within(title.closest('section') as HTMLElement);
    expect(wall.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Ask']);
  });

  it('shows the load failure with a button that reloads the page [SHELL-BUILD-08]', async () => {
    const { page } = await open(dead(() => new RemoteFault('integrity', 'x')));
    expect(
      await screen.findByText(
        'Could not load the application. Please check your internet connection and try again',
      ),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Reload' }));
    expect(page.reload).toHaveBeenCalledTimes(1);
  });

  it('is loaded by Try again, which also removes the notice', async () => {
    let isDead = true;
    await open(async (name) => {
      if (isDead && name === 'alpha') throw new RemoteFault('missing', 'x', { status: 404 });
      return { default: buildRemote(name, registry) };
    });
    await screen.findByRole('heading', { name: /is not loading right now/ });
    isDead = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/^list of v1001/)).toBeVisible();
    expect(screen.queryByText(/Could not load the application/)).toBeNull();
  });

  it('that loads on a retry is shown without an error [SHELL-BUILD-09]', async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
    let tries = 0;
    const { services } = await open(async (name) => {
      if (name === 'alpha' && (tries += 1) < 3) throw new RemoteFault('network', 'x');
      return { default: buildRemote(name, registry) };
    });
    await act(async () => jest.advanceTimersByTimeAsync(4000));
    expect(screen.getByText(/^list of v1001/)).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(services.notices.log.get()).toEqual([]);
  });

  it('shows after 8 s that it is still loading, with a Retry button', async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
    await open(dead(() => new RemoteFault('network', 'x')));
    await act(async () => jest.advanceTimersByTimeAsync(8000));
    expect(screen.getByRole('heading', { name: 'Alpha list takes longer than usual' })).toBeVisible();
    expect(screen.getByText(/this is try 5 of 11/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
    await act(async () => jest.advanceTimersByTimeAsync(12_000));
    expect(screen.getByText(/We tried 11 times and then the version before this one./)).toBeVisible();
  });
});

describe('a remote that needs modules that this shell does not share', () => {
  const needing = (uses: Record<string, string[]>) =>
    buildRegistry(
      buildEntry({ lastGood: buildLastGood(), manifest: { needs: { contract: 1, uses } } }),
      ...registry.remotes.slice(1),
    );
  const offer = { contract: 1, kit: '1.0.0', doors: { '@courier/ui-kit/core': ['Icon'] } };

  it.each([
    {
      locale: 'en',
      title: 'Alpha list is not loading right now',
      text: /^It does not fit this version of the portal\. The other parts of the portal work/,
      reason: 'needs Gauge (@courier/ui-kit/core), which this portal does not have',
    },
    {
      locale: 'ar_KW',
      title: 'Alpha list لا يُحمَّل الآن',
      text: /^لا يناسب هذا الإصدار من البوابة/,
      reason: 'يحتاج إلى Gauge (@courier/ui-kit/core)، وهو غير متوفر في هذه البوابة',
    },
  ])(
    'shows the missing module and the release in $locale, without loading it',
    async ({ locale, title, text, reason }) => {
      const given = needing({ '@courier/ui-kit/core': ['Icon', 'Gauge'] });
      const shell = await renderShell({
        registry: given,
        offer,
        locale,
        country: countryConfig('KW'),
        load: async (name) => ({ default: buildRemote(name, given) }),
      });
      stop = shell.stop;
      expect(await screen.findByRole('heading', { name: title })).toBeVisible();
      expect(screen.getByText(text)).toBeVisible();
      const details = screen.getByText(/R-[2-9A-Z]{4}/).parentElement;
      expect(details).toHaveTextContent(/alpha .* 1\.1\.0/);
      expect(details).toHaveTextContent(reason);
      expect(details).toHaveTextContent(
        'alpha 1.1.0 needs Gauge (@courier/ui-kit/core), which this shell does not offer',
      );
      expect(shell.runtime.load).not.toHaveBeenCalledWith('alpha', expect.anything(), expect.anything());
      expect(shell.services.notices.shown.get()).toEqual([]);
    },
  );

  it('runs if the shell shares them', async () => {
    const given = needing({ '@courier/ui-kit/core': ['Icon'] });
    const shell = await renderShell({ registry: given, offer });
    stop = shell.stop;
    expect(await screen.findByText(/^list of/)).toBeVisible();
  });
});

describe('a remote that stays suspended', () => {
  it('shows a notice after 8 s and is rendered again by Retry', async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
    let isStuck = true;
    const never = new Promise<void>(() => undefined);
    const Stuck = () => {
      if (isStuck) use(never);
      return <p>there at last</p>;
    };
    await open(async (name) => ({
      default: { ...buildRemote(name, registry), screens: { list: async () => ({ default: Stuck }) } },
    }));
    await act(async () => jest.advanceTimersByTimeAsync(7000));
    expect(screen.queryByRole('heading', { name: /takes longer/ })).toBeNull();
    await act(async () => jest.advanceTimersByTimeAsync(2000));
    expect(screen.getByRole('heading', { name: 'Alpha list takes longer than usual' })).toBeVisible();
    expect(screen.queryByText(/this is try/)).toBeNull();
    isStuck = false;
    await act(async () => screen.getByRole('button', { name: 'Retry' }).click());
    expect(screen.getByText('there at last')).toBeVisible();
  });
});

describe('a remote that throws while it is shown', () => {
  it('is reported with the release that ran, which may be the fallback release', async () => {
    await open(async (name, release) => {
      if (release.version === '1.1.0') throw new RemoteFault('missing', 'x');
      const screens = { list: async () => ({ default: Broken }) };
      return { default: { ...buildRemote(name, registry), screens } };
    });
    const details = (await screen.findByText(/reference R-/)).parentElement;
    expect(details).toHaveTextContent(/panel alpha · version 1.0.0(?! · last good)/);
  });

  it('because it sets its state in every render shows the error page and is reported with its release', async () => {
    const layer: unknown[] = [];
    (window as { dataLayer?: unknown[] }).dataLayer = layer;
    const Restless = () => {
      const [count, set] = useState(0);
      set(count + 1);
      return <p>{count}</p>;
    };
    await open(async (name) => ({
      default: { ...buildRemote(name, registry), screens: { list: async () => ({ default: Restless }) } },
    }));
    expect(await screen.findByRole('heading', { name: /stopped because of an error/ })).toBeVisible();
    const fault = { event: 'remote_fault', remote: 'alpha', release: '1.1.0', what: 'screen' };
    expect(layer).toContainEqual(expect.objectContaining(fault));
    await user.click(screen.getAllByRole('link', { name: 'Ask' })[0] as HTMLElement);
  });

  it.each([
    ['of a development server shows where it was thrown', 'http://localhost:3001/mf-manifest.json', true],
    ['of a release does not', '/remotes/alpha/1.1.0/mf-manifest.json', false],
  ])('the error page of a remote %s', async (_, entry, hasStack) => {
    const files: Record<string, string> = hasStack ? {} : { 'remoteEntry.js': 'sha384-active' };
    const active = { version: '1.1.0', entry, files, preload: [] };
    const screens = { list: async () => ({ default: Broken }) };
    await renderShell({
      registry: buildRegistry(buildEntry({ active })),
      load: async (name) => ({ default: { ...buildRemote(name, registry), screens } }),
    }).then((shell) => (stop = shell.stop));
    const details = (await screen.findByText(/reference R-/)).parentElement;
    expect(details).toHaveTextContent(/broken screen/);
    expect(/at Broken \(.*error-page\.test\.tsx/.test(details?.textContent ?? '')).toBe(hasStack);
  });

  it('shows an error page only in its place, and the next screen works', async () => {
    await open(async (name) => ({
      default:
        name === 'alpha'
          ? { ...buildRemote(name, registry), screens: { list: async () => ({ default: Broken }) } }
          : buildRemote(name, registry),
    }));
    expect(
      await screen.findByRole('heading', { name: 'Alpha list stopped because of an error' }),
    ).toBeVisible();
    expect(screen.getByText(/reference R-/).parentElement).toHaveTextContent(/broken screen/);
    await user.click(screen.getAllByRole('link', { name: 'Ask' })[0] as HTMLElement);
    expect(await screen.findByText(/^ask of v1001/)).toBeVisible();
  });
});

function Broken(): never {
  throw new Error('broken screen');
}
