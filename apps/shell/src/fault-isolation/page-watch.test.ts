import { beforeEach, expect, it, jest } from '@jest/globals';
import { findDamage, watchPage } from './page-watch';

let hit: Element | null;
let size: { width: number; height: number };

beforeEach(() => {
  document.body.innerHTML = '<div id="root"><header data-frame-header><a href="/">Tab</a></header></div>';
  hit = document.querySelector('a');
  size = { width: 900, height: 56 };
  document.elementFromPoint = () => hit;
  const header = document.querySelector('header') as HTMLElement;
  header.getBoundingClientRect = () => ({ left: 0, top: 0, ...size }) as DOMRect;
});

const cover = (html: string) => {
  document.body.insertAdjacentHTML('beforeend', html);
  hit = document.body.lastElementChild;
};

it.each<[string, () => void, string | null]>([
  ['an intact page', () => undefined, null],
  ['a removed header', () => document.querySelector('header')?.remove(), 'removed'],
  ['a removed root', () => document.getElementById('root')?.remove(), 'removed'],
  ['a header without a box', () => (size = { width: 0, height: 0 }), 'hidden'],
  ['an invisible body', () => (hit = document.documentElement), 'hidden'],
  ['an overlay on the body', () => cover('<div></div>'), 'covered'],
  ['a dialog of the kit', () => cover('<div><div class="ant-modal-wrap"></div></div>'), null],
  ['a drawer that belongs to a remote', () => cover('<div data-remote="tracking-history"></div>'), null],
  ['a dialog', () => cover('<div role="dialog"></div>'), null],
])('finds the damage of %s', (_title, damage, expected) => {
  damage();
  expect(findDamage(document)).toBe(expected);
});

it('reports damage once, after two checks, and again after it was repaired', () => {
  const onDamage = jest.fn();
  let check: () => void = () => undefined;
  watchPage({ hasHeader: () => true, onDamage, repeat: (run) => ((check = run), () => undefined) });
  hit = null;
  check();
  expect(onDamage).not.toHaveBeenCalled();
  check();
  check();
  expect(onDamage).toHaveBeenCalledTimes(1);
  hit = document.querySelector('a');
  check();
  hit = null;
  check();
  check();
  expect(onDamage).toHaveBeenCalledTimes(2);
});

it('expects no header on a screen without one', () => {
  const onDamage = jest.fn();
  let check: () => void = () => undefined;
  watchPage({ hasHeader: () => false, onDamage, repeat: (run) => ((check = run), () => undefined) });
  document.querySelector('header')?.remove();
  for (let time = 0; time < 5; time += 1) check();
  expect(onDamage).not.toHaveBeenCalled();
});

it('expects no header while the page is printed', () => {
  const onDamage = jest.fn();
  let check: () => void = () => undefined;
  watchPage({ hasHeader: () => true, onDamage, repeat: (run) => ((check = run), () => undefined) });
  size = { width: 0, height: 0 };
  const media = jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((query) => ({ matches: query === 'print' }) as MediaQueryList);
  check();
  check();
  expect(onDamage).not.toHaveBeenCalled();
  media.mockRestore();
  check();
  check();
  expect(onDamage).toHaveBeenCalledTimes(1);
});
