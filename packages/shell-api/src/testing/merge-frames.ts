import {
  WHEN_TAG,
  writeCondition,
  type Condition,
  type MarkupElement,
  type MarkupNode,
} from '@courier/config/first-paint';

/** The variant of a frame where a condition holds. */
export interface Turn {
  condition: Condition;
  nodes: readonly MarkupNode[];
}

const nodeKey = (node: MarkupNode) => JSON.stringify(node);

const under = (condition: Condition, children: readonly MarkupNode[]): MarkupElement => ({
  tag: WHEN_TAG,
  attributes: { 'data-when': writeCondition(condition) },
  children,
});

const not = (condition: Condition): Condition => ({ ...condition, holds: !condition.holds });

/** Difference between two lists of siblings: removed and inserted ones. */
interface Difference {
  gone: Map<MarkupNode, Condition[]>;
  /** By the next sibling; null for the end. */
  come: Map<MarkupNode | null, MarkupElement[]>;
  inside: Map<MarkupNode, Turn[]>;
}

/** Longest common subsequence of siblings. */
function common(one: readonly string[], other: readonly string[]): Set<string> {
  const best: string[][] = Array.from({ length: other.length + 1 }, () => []);
  for (const key of one) {
    let diagonal: string[] = [];
    for (const [index, candidate] of other.entries()) {
      const above = best[index + 1] ?? [];
      const left = best[index] ?? [];
      const longest = above.length >= left.length ? above : left;
      best[index + 1] = key === candidate ? [...diagonal, `${key}`] : longest;
      diagonal = above;
    }
  }
  return new Set(best.at(-1));
}

const isSameElement = (one: MarkupNode | undefined, other: MarkupNode | undefined) =>
  typeof one === 'object' &&
  typeof other === 'object' &&
  one.tag === other.tag &&
  JSON.stringify(one.attributes) === JSON.stringify(other.attributes);

function addDifference(plain: readonly MarkupNode[], { condition, nodes }: Turn, into: Difference): void {
  const same = common(plain.map(nodeKey), nodes.map(nodeKey));
  let at = 0;
  const comeBefore = (node: MarkupNode | null, come: readonly MarkupNode[]) => {
    if (come.length > 0) into.come.set(node, [...(into.come.get(node) ?? []), under(condition, come)]);
  };
  for (const node of plain) {
    const turned = nodes[at];
    if (same.has(nodeKey(node))) {
      const end = nodes.findIndex((one, index) => index >= at && nodeKey(one) === nodeKey(node));
      comeBefore(node, nodes.slice(at, end));
      at = end + 1;
    } else if (isSameElement(node, turned)) {
      const children = (turned as MarkupElement).children;
      into.inside.set(node, [...(into.inside.get(node) ?? []), { condition, nodes: children }]);
      at += 1;
    } else into.gone.set(node, [...(into.gone.get(node) ?? []), not(condition)]);
  }
  comeBefore(null, nodes.slice(at));
}

/** One tree of a frame and all its variants: differing parts are under their condition. */
export function mergeFrames(plain: readonly MarkupNode[], turns: readonly Turn[]): MarkupNode[] {
  const difference: Difference = { gone: new Map(), come: new Map(), inside: new Map() };
  for (const turn of turns) addDifference(plain, turn, difference);
  const merged = plain.flatMap((node) => {
    const inside = difference.inside.get(node);
    const own =
      inside && typeof node === 'object' ? { ...node, children: mergeFrames(node.children, inside) } : node;
    const gone = difference.gone.get(node) ?? [];
    return [
      ...(difference.come.get(node) ?? []),
      gone.reduce<MarkupNode>((kept, condition) => under(condition, [kept]), own),
    ];
  });
  return [...merged, ...(difference.come.get(null) ?? [])];
}

const VOID = ['br', 'hr', 'input'];

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** HTML of a tree, the inverse of `readMarkup`. */
export function renderNodes(nodes: readonly MarkupNode[]): string {
  return nodes
    .map((node) => {
      if (typeof node === 'string') return escaped(node);
      const attributes = Object.entries(node.attributes).map(
        ([name, value]) => ` ${name}="${escaped(value)}"`,
      );
      const opened = `<${node.tag}${attributes.join('')}>`;
      return VOID.includes(node.tag) ? opened : `${opened}${renderNodes(node.children)}</${node.tag}>`;
    })
    .join('');
}

/** The tree where the given conditions hold and all others do not. */
export function resolved(nodes: readonly MarkupNode[], holds: (condition: string) => boolean): MarkupNode[] {
  return nodes.flatMap((node) => {
    if (typeof node === 'string') return [node];
    if (node.tag !== WHEN_TAG) return [{ ...node, children: resolved(node.children, holds) }];
    return holds(node.attributes['data-when'] ?? '') ? resolved(node.children, holds) : [];
  });
}
