import { describe, expect, it } from '@jest/globals';
import postcss from 'postcss';
import { intoLayer } from './into-layer';
import { boundToRemote, strayStyles } from './remote-styles';

const FILE = '/home/kim/portal/apps/bulk-upload/src/screens/upload/Sheet.module.css';
const built = (css: string, from = FILE) =>
  postcss([boundToRemote('bulk-upload'), intoLayer(true)]).process(css, { from }).css;

const MARK = ':where([data-remote="bulk-upload"] *)';

describe('a style of a remote', () => {
  it.each([
    ['.row', `.row${MARK}`],
    ['.row > a:hover', `.row > a:hover${MARK}`],
    ['[dir="rtl"] .row', `[dir="rtl"] .row${MARK}`],
    ['.row::after', `.row${MARK}::after`],
    ['.row a, .cell::before', `.row a${MARK}, .cell${MARK}::before`],
    [':is(.a, .b):lang(ur)', `:is(.a, .b):lang(ur)${MARK}`],
    ['.field::placeholder:hover', `.field${MARK}::placeholder:hover`],
  ])('%s applies only below its root element', (selector, bound) => {
    const css = built(`${selector} { color: red; }`);
    expect(css).toContain(`${bound} {`);
    expect(strayStyles(css, 'bulk-upload')).toEqual([]);
  });

  it('applies inside conditions too, and nested rules are scoped with their parent', () => {
    const css = built(
      '@supports (color: red) { .row { &:hover { color: red; } } } @keyframes in { from { opacity: 0; } }',
    );
    expect(css.split(MARK)).toHaveLength(2);
    expect(strayStyles(css, 'bulk-upload')).toEqual([]);
  });

  it('of the bundled kit is below the rest of the remote', () => {
    const css = built(
      '.card { color: red; }',
      '/home/kim/portal/packages/ui-kit/src/docket/docket.module.css',
    );
    expect(css).toMatch(/^@layer remote\s*{\s*@layer kit/);
    expect(strayStyles(css, 'bulk-upload')).toEqual([]);
  });

  it('is still recognised as its own after minification', () => {
    const small = '.row:where([data-remote=bulk-upload] *){color:red}';
    expect(strayStyles(`@layer remote{${small}}`, 'bulk-upload')).toEqual([]);
    expect(strayStyles(`@layer remote.kit{${small}}`, 'bulk-upload')).toEqual([]);
    expect(strayStyles(`@layer remote{${small}}`, 'bulk')).toHaveLength(1);
    expect(strayStyles(`@layer remotes{${small}}`, 'bulk-upload')).toHaveLength(1);
  });

  it.each([
    '@font-face { font-family: Loud; src: url(loud.woff2); }',
    '@property --gap { syntax: "*"; inherits: false; }',
    '@counter-style dots { symbols: "."; }',
  ])('that affects the whole page fails the build: %s', (css) => {
    expect(() => built(css)).toThrow('speaks of the whole page');
  });

  it('may define keyframes only in a CSS module, where the name is local', () => {
    const plain = FILE.replace('.module', '');
    expect(() => built('@keyframes in { from { opacity: 0; } }', plain)).toThrow('speaks of the whole page');
  });
});

describe('a built style file is refused', () => {
  it.each([
    ['.row { color: red; }', '.row { color: red; }'],
    ['@layer frame { .bar { display: none; } }', '@layer frame { .bar { display: none; } }'],
    ['@layer remote { body { display: none; } }', 'body { display: none; }'],
    [
      '@layer remote { .row:where([data-remote="other"] *) { color: red; } }',
      '.row:where([data-remote="other"] *) { color: red; }',
    ],
    [`@layer remote { .row${MARK}, .bar { color: red; } }`, `.row${MARK}, .bar { color: red; }`],
    ['@layer remote { @media print { .row { color: red; } } }', '.row { color: red; }'],
  ])('for %s', (css, stray) => {
    expect(strayStyles(css, 'bulk-upload')).toEqual([stray]);
  });
});
