import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { countryConfig, type LocaleCode } from '@courier/config';
import type { SlotProps } from '@courier/shell-api';
import { buildEntry, buildRegistry } from '../testing/build-registry';
import { buildRemote } from '../testing/build-remote';
import { renderShell, type ShellSetUp } from '../testing/render-shell';
import { RemoteFault } from '../loading/remote-fault';

let stop: () => void = () => undefined;
beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  stop();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const registry = buildRegistry(buildEntry({ manifest: { slots: ['navigation-badge'] } }));
const Badge = ({ routeId }: SlotProps['navigation-badge']) => <i>badge of {routeId}</i>;
const BrokenBadge = (): never => {
  throw new Error('broken badge');
};

async function open(Part: typeof Badge | typeof BrokenBadge | null, setUp: Partial<ShellSetUp> = {}) {
  const shell = await renderShell({
    registry,
    ...setUp,
    load: async (name) => ({
      default: {
        ...buildRemote(name, registry),
        slots: {
          'navigation-badge': async () => {
            if (!Part) throw new RemoteFault('missing', 'x');
            return { default: Part };
          },
        },
      },
    }),
  });
  stop = shell.stop;
  await act(async () => jest.advanceTimersByTimeAsync(2000));
  return shell;
}

describe('a remote', () => {
  const requested: string[] = [];
  const openInGerman = (
    texts: Record<string, Record<string, string>>,
    { country, locale }: { country: string; locale: LocaleCode } = { country: 'DE', locale: 'de_DE' },
  ) => {
    requested.length = 0;
    const entry = buildEntry({ texts, manifest: { slots: ['navigation-badge'] } });
    return open(Badge, {
      registry: buildRegistry(entry),
      country: countryConfig(country),
      locale,
      files: (path) => void requested.push(path),
    });
  };
  const requestedTexts = () => requested.filter((path) => /\/locales\/de(_\w+)?\.json$/.test(path));
  const english = { title: 'Alpha list', menu: 'Alpha list' };
  const place = () => screen.getByText('badge of list').closest('[lang]:not(html)');

  it('without texts in the language of the page is marked as English, and they are not requested', async () => {
    await openInGerman({ en: english });
    expect(place()).toHaveAttribute('lang', 'en');
    expect(requestedTexts()).toEqual([]);
  });

  it('with texts in the language of the page has no language of its own', async () => {
    await openInGerman({ en: english, de: { title: 'Liste', menu: 'Liste' } });
    expect(place()).toBeNull();
    expect(requestedTexts()).toContain('/remotes/alpha/1.1.0/locales/de.json');
  });

  const GERMAN = { title: 'Liste', menu: 'Liste' };
  const AUSTRIA = { country: 'AT', locale: 'de_AT' } as const;

  it.each([
    ['of a variant', { de: GERMAN, de_AT: { title: 'Aufstellung', menu: 'Aufstellung' } }, 'de_AT'],
    ['of its base language, without those of the variant', { de: GERMAN }, 'de'],
  ])('loads the texts %s', async (_which, texts, file) => {
    await openInGerman({ en: english, ...texts }, AUSTRIA);
    expect(place()).toBeNull();
    expect(new Set(requestedTexts())).toEqual(new Set([`/remotes/alpha/1.1.0/locales/${file}.json`]));
  });
});

describe('a slot', () => {
  it('shows its filler with the props of its place', async () => {
    await open(Badge);
    expect(screen.getByRole('link', { name: 'Alpha list badge of list' })).toBeVisible();
  });

  it.each([
    ['throws', BrokenBadge],
    ['does not load', null],
  ])('whose filler %s is empty and reported without a notice', async (_how, Part) => {
    (window as { dataLayer?: unknown[] }).dataLayer = [];
    const { services } = await open(Part);
    expect(screen.getByRole('link', { name: 'Alpha list' })).toBeVisible();
    expect(services.notices.shown.get()).toEqual([]);
    await waitFor(() =>
      expect((window as { dataLayer?: unknown[] }).dataLayer).toContainEqual(
        expect.objectContaining({ event: 'error' }),
      ),
    );
  });
});
