import { describe, expect, it } from '@jest/globals';
import { criticalRules } from './used-css-rules';

const worn = (css: string, ...classes: string[]) => criticalRules(css, new Set(classes));

describe('critical CSS of a stylesheet', () => {
  it.each([
    ['a rule of its classes', '.a{color:red}', '.a{color:red}'],
    ['one without any class', ':root{--a:1}#root p,[dir=rtl] a{b:c}', ':root{--a:1}#root p,[dir=rtl] a{b:c}'],
    ['those of several selectors that may apply', '.x,.a .b,.a .x{b:c}', '.a .b{b:c}'],
    ['a state of them', '.a:hover::before{b:c}', '.a:hover::before{b:c}'],
    ['what others are not', '.a:not(.x,:is(.y .z)){b:c}', '.a:not(.x,:is(.y .z)){b:c}'],
    ['what may be one of several', ':where(.x,.a) p{b:c}', ':where(.x,.a) p{b:c}'],
    ['what stands within a rule of theirs', '.a{b:c;&.x{d:e}}', '.a{b:c;&.x{d:e}}'],
    ['the movements they use', '.a{animation:on .2s}@keyframes on{to{b:c}}', null],
  ])('is %s', (_, css, kept) => {
    expect(worn(css, 'a', 'b')).toBe(kept ?? css);
  });

  it.each([
    ['a rule of another class', '.x{b:c}.a .x{b:c}.a.x{b:c}', ''],
    ['conditions with nothing under them', '@media (min-width:1px){@supports (b:c){.x{b:c}}}', ''],
    ['movements nobody uses', '@keyframes off{to{b:c}}.x{animation:off 1s}', ''],
  ])('is not %s', (_, css, kept) => {
    expect(worn(css, 'a', 'b')).toBe(kept);
  });

  it('keeps the order of all layers, also of one without critical rules', () => {
    const css = '@layer one{.x{b:c}}@layer two{.a{b:c}}';
    expect(worn(css, 'a')).toBe('@layer one{}@layer two{.a{b:c}}');
  });

  it.each([
    ['would end the element it stands in', '.a{content:"</style><script>"}'],
    ['would begin a comment', '.a{content:"<!--"}'],
    ['asks for another sheet', '@import "b.css";.a{b:c}'],
    ['names files beside it', '.a{background:url(mark.svg)}'],
  ])('is empty for a sheet that %s', (_, css) => {
    expect(worn(css, 'a')).toBeNull();
  });

  it('keeps addresses that do not depend on the location of the sheet', () => {
    const css = '.a{background:url(data:image/svg+xml,x) url("/a.svg") url(#a)}';
    expect(worn(css, 'a')).toBe(css);
  });
});
