import { beforeEach, expect, it, jest } from '@jest/globals';
import { buildEntry, buildRegistry } from '../testing/build-registry';
import { createComposition } from '../registry/composition';
import { showDamageNotice } from './damage-notice';
import { watchDamage } from './watch-damage';

const entry = buildEntry({ name: 'alpha' });

function openWatch() {
  let check: () => void = () => undefined;
  let gone: (remote: string, replaced: readonly string[]) => void = () => undefined;
  const tab = new Map<string, string>();
  const onBroken = jest.fn();
  const faultReports = { report: jest.fn(), reportUncaught: jest.fn() };
  const page = { assign: jest.fn<(to: string) => void>(), replace: jest.fn(), reload: jest.fn() };
  watchDamage({
    services: {
      composition: createComposition(buildRegistry(entry)),
      onBroken,
      faultReports,
      page,
      ports: { locale: { get: () => ({ direction: 'rtl' }) } } as never,
      tab: {
        read: (key) => tab.get(key) ?? null,
        write: (key, value) => tab.set(key, value).size > 0,
        remove: (key) => void tab.delete(key),
      },
    },
    leftovers: { lastRemote: () => 'alpha', onGone: (listener) => void (gone = listener) },
    translate: (key, values = {}) => [key, ...Object.values(values)].join(' '),
    pathname: () => '/list',
    repeat: (run) => ((check = run), () => undefined),
  });
  return {
    check: () => check(),
    gone: (remote: string, replaced: readonly string[] = []) => gone(remote, replaced),
    tab,
    onBroken,
    faultReports,
    page,
  };
}

beforeEach(() => {
  document.body.innerHTML = '';
  document.getElementById('courier-damage')?.remove();
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
});

it('reports the last remote with its release, and offers a reload without it', () => {
  const { check, onBroken, page, tab } = openWatch();
  check();
  check();
  expect(onBroken).toHaveBeenCalledWith(
    expect.objectContaining({ remote: 'alpha', release: entry.active.version, what: 'frame' }),
  );
  const dialog = document.getElementById('courier-damage') as HTMLDialogElement;
  expect([dialog.open, dialog.dir, dialog.parentElement]).toEqual([true, 'rtl', document.documentElement]);
  const [without, reload] = dialog.querySelectorAll('button');
  expect(without?.textContent).toBe('shell:remote.reload-without alpha:title');
  without?.click();
  expect(tab.get('remotes-off')).toBe('alpha');
  expect(page.assign).toHaveBeenCalledWith('/');
  reload?.click();
  expect(page.reload).toHaveBeenCalledTimes(1);
});

it('repairs the page when a screen has gone: shows a hidden body, and reports replaced built-ins', () => {
  const { gone, faultReports } = openWatch();
  document.body.hidden = true;
  document.body.style.visibility = 'hidden';
  document.body.style.overflow = 'hidden';
  document.documentElement.style.display = 'none';
  gone('alpha', ['Array.prototype.map', 'JSON.parse']);
  expect([document.body.hidden, document.body.style.visibility]).toEqual([false, '']);
  expect([document.documentElement.style.display, document.body.style.overflow]).toEqual(['', 'hidden']);
  expect(faultReports.report).toHaveBeenCalledWith(
    expect.objectContaining({
      remote: 'alpha',
      what: 'frame',
      error: expect.objectContaining({ message: 'It replaced Array.prototype.map, JSON.parse' }) as unknown,
    }),
  );
});

it('reports nothing after a screen that replaced nothing', () => {
  const { gone, faultReports } = openWatch();
  gone('alpha');
  expect(faultReports.report).not.toHaveBeenCalled();
});

it('shows one notice', () => {
  const texts = { title: 'T', text: 't', reload: 'r', reloadWithout: 'w' };
  const notice = { texts, direction: 'ltr' as const, onReload: jest.fn(), onReloadWithout: jest.fn() };
  showDamageNotice(notice);
  showDamageNotice(notice);
  expect(document.querySelectorAll('#courier-damage')).toHaveLength(1);
});
