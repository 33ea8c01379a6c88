import { describe, expect, it } from '@jest/globals';
import { readMarkup, type Condition } from '@courier/config/first-paint';
import { renderNodes, mergeFrames, resolved } from './merge-frames';

const flag = (name: string, holds = true): Condition => ({ kind: 'flag', name, holds });
const PLAIN = '<div class="form"><p>a</p><label class="x"><b>1</b></label><p>z</p></div>';
const turn = (condition: Condition, html: string) => ({ condition, nodes: readMarkup(html) });

describe('the frames of a screen in one tree', () => {
  const TURNS = [
    turn(
      flag('comes'),
      '<div class="form"><p>a</p><i>new</i><label class="x"><b>1</b></label><p>z</p></div>',
    ),
    turn(flag('goes', false), '<div class="form"><p>a</p><label class="x"><b>1</b></label></div>'),
    turn(flag('differs'), '<div class="form"><p>a</p><label class="x"><b>2</b></label><p>z</p></div>'),
    turn(flag('looks'), '<div class="form"><p>a</p><label class="y"><b>1</b></label><p>z</p></div>'),
  ];
  const merged = mergeFrames(readMarkup(PLAIN), TURNS);
  const renderMerged = (...made: string[]) =>
    renderNodes(
      resolved(merged, (written) => {
        const all = ['flag:comes', '!flag:goes', 'flag:differs', 'flag:looks'];
        const opposite = written.startsWith('!') ? written.slice(1) : `!${written}`;
        return all.includes(written) ? made.includes(written) : !made.includes(opposite);
      }),
    );

  it('equals the default without variants', () => {
    expect(renderMerged()).toBe(PLAIN);
  });

  it.each([
    ['flag:comes', 0],
    ['!flag:goes', 1],
    ['flag:differs', 2],
    ['flag:looks', 3],
  ])('equals the variant of %s', (name, index) => {
    expect(renderMerged(name)).toBe(renderNodes(TURNS[index]?.nodes ?? []));
  });

  it('combines several variants, and contains common parts once', () => {
    expect(renderMerged('flag:comes', '!flag:goes', 'flag:differs')).toBe(
      '<div class="form"><p>a</p><i>new</i><label class="x"><b>2</b></label></div>',
    );
    expect(renderNodes(merged).match(/<p>a<\/p>/g)).toHaveLength(1);
  });
});
