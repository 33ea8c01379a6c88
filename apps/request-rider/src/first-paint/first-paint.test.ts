import { describe, expect, it } from '@jest/globals';
import { readFirstPaint, type MarkupElement, type MarkupNode } from '@courier/config/first-paint';
import { firstPaints } from './index';

const elements = (nodes: readonly MarkupNode[]): MarkupElement[] =>
  nodes.flatMap((node) => (typeof node === 'string' ? [] : [node, ...elements(node.children)]));

describe('the prerendered form', () => {
  const html = firstPaints['request-form']();
  const nodes = readFirstPaint(html);

  it('contains no vendor data and leaves the area of the map empty', () => {
    expect(html).not.toMatch(/Harbour|Zhongxiao|v1001/);
    const maps = elements(nodes).filter(({ attributes }) => 'data-map-soon' in attributes);
    expect(maps.map(({ children }) => children.length)).toEqual([0, 0]);
  });

  it('contains the address field and one main button, for desktop and for the first step on a phone', () => {
    const widths = nodes.map((node) => {
      const inside = elements([node]);
      const address = inside.find(({ attributes }) => attributes['data-field'] === 'address');
      return {
        width: inside[0]?.attributes['data-width'],
        address: elements(address ? [address] : []).filter(({ tag }) => tag === 'input').length,
        main: inside.filter(({ attributes }) => attributes['data-press'] === 'main').length,
      };
    });
    expect(widths).toEqual([
      { width: 'wide', address: 1, main: 1 },
      { width: 'narrow', address: 1, main: 1 },
    ]);
  });

  it('hides a button whose words the build does not know from screen readers and from Tab', () => {
    const text = (node: MarkupNode): string =>
      typeof node === 'string' ? node : node.children.map(text).join('');
    const nameless = elements(nodes).filter(
      (node) => node.tag === 'button' && !('aria-label' in node.attributes) && text(node).trim() === '',
    );
    expect(nameless.map(({ attributes }) => [attributes['aria-hidden'], attributes['tabindex']])).toEqual([
      ['true', '-1'],
      ['true', '-1'],
    ]);
  });

  it('depends on each flag of its fields separately', () => {
    const flags = [...html.matchAll(/data-when="(!?flag:[\w-]+)"/g)].map(([, condition]) => condition);
    expect(new Set(flags)).toEqual(
      new Set([
        'flag:none-payment-method',
        'flag:pre_order',
        'flag:voucher',
        'flag:payment_vat',
        'flag:tag-id-check-pg',
      ]),
    );
  });
});
