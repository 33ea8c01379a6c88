import { expect, it } from '@jest/globals';
import { readMarkup } from '@courier/config/first-paint';
import { createHash } from 'node:crypto';
import { classesIn, listClasses, createCriticalCss } from './critical-css';

const sri = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;
const KIT = '.k{color:red}.x{b:c}';
const SCREEN = '@layer remote{.s{color:blue}}';

function openSheets(files: Record<string, string>) {
  const problems: string[] = [];
  const read: string[] = [];
  const sheets = createCriticalCss(
    async (path) => (read.push(path), files[path] ?? null),
    (problem) => problems.push(problem),
  );
  const worn = (integrity: string | null = sri(SCREEN), classes = ['k', 's']) =>
    sheets({
      sheets: [
        { path: '/shell/k.css', integrity: null },
        { path: '/remotes/s.css', integrity },
      ],
      classes: new Set(classes),
    });
  return { worn, problems, read };
}

it('is taken from all sheets, in their order, and cached', async () => {
  const { worn, read } = openSheets({ '/shell/k.css': KIT, '/remotes/s.css': SCREEN });
  expect(await worn()).toBe('.k{color:red}\n@layer remote{.s{color:blue}}');
  expect(await worn(sri(SCREEN), ['s', 'k'])).toBe(await worn());
  expect(read).toEqual(['/shell/k.css', '/remotes/s.css']);
  expect(await worn(sri(SCREEN), ['s'])).toBe('\n@layer remote{.s{color:blue}}');
});

it('is missing while a sheet is missing, and available afterwards', async () => {
  const files: Record<string, string> = { '/shell/k.css': KIT };
  const { worn } = openSheets(files);
  expect(await worn()).toBeNull();
  files['/remotes/s.css'] = SCREEN;
  expect(await worn()).toContain('.s{');
});

it('is missing when a sheet does not match its release', async () => {
  const { worn } = openSheets({ '/shell/k.css': KIT, '/remotes/s.css': `${SCREEN} ` });
  expect([await worn(), await worn('none')]).toEqual([null, null]);
});

it('reports an unreadable sheet once', async () => {
  const { worn, problems } = openSheets({ '/shell/k.css': '.k{', '/remotes/s.css': SCREEN });
  expect([await worn(), await worn()]).toEqual([null, null]);
  expect(problems).toEqual([expect.stringContaining('/shell/k.css cannot be read')]);
});

it('finds the classes of a tree and of a template', () => {
  const tree = readMarkup('<p class="a b"><b class="c"></b></p><i></i>');
  expect(listClasses(tree).filter(Boolean)).toEqual(['a', 'b', 'c']);
  expect(classesIn('<div id="root"><div class="boot-bar on"></div></div>')).toEqual(['boot-bar', 'on']);
});
