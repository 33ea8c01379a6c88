import postcss, { type AtRule, type Container, type Root, type Rule } from 'postcss';

/** Ends a style element, or begins an HTML comment in one. */
const MARKUP = /<[/!]/;
/** Imports, charsets and relative URLs, which change their meaning when inlined. */
const FROM_ITS_PLACE = /@import|@charset|url\((?!\s*["']?(?:data:|#|\/|https?:))/i;
const CLASS = /\.(-?[a-z_][\w-]*)/gi;

const isKeyframes = ({ name }: AtRule) => name.endsWith('keyframes');

/** Removes arguments of functional pseudo-classes, which may match any or none of several selectors. */
function outOfBrackets(selector: string): string {
  let depth = 0;
  return [...selector]
    .filter((letter) => {
      if (letter === '(') depth += 1;
      if (letter === ')') depth -= 1;
      return depth === 0;
    })
    .join('');
}

const isUsed = (selector: string, classes: ReadonlySet<string>) =>
  [...outOfBrackets(selector).matchAll(CLASS)].every(([, name = '']) => classes.has(name));

/** Top-level rules; nested rules belong to their parent. */
function outerRules(place: Container): Rule[] {
  return (place.nodes ?? []).flatMap((node) => {
    if (node.type === 'rule') return [node];
    return node.type === 'atrule' && !isKeyframes(node) ? outerRules(node) : [];
  });
}

function dropUnusedRules(root: Root, classes: ReadonlySet<string>): void {
  for (const rule of outerRules(root)) {
    const worn = rule.selectors.filter((selector) => isUsed(selector, classes));
    if (worn.length > 0) rule.selectors = worn;
    else rule.remove();
  }
}

/** Keeps empty layers, because the first mention of a layer determines its order. */
function dropEmpty(place: Container): void {
  for (const node of [...(place.nodes ?? [])]) {
    if (node.type !== 'atrule' || !node.nodes) continue;
    dropEmpty(node);
    if (node.nodes.length === 0 && node.name !== 'layer') node.remove();
  }
}

function dropUnusedMovements(root: Root): void {
  const used: string[] = [];
  root.walkDecls(({ prop, value }) => {
    if (/^animation(-name)?$/.test(prop)) used.push(...value.split(/[\s,]+/));
  });
  root.walkAtRules((node) => void (isKeyframes(node) && !used.includes(node.params) && node.remove()));
}

/**
 * The rules of a stylesheet that may apply to elements of these classes, in order. Null for a stylesheet that
 * cannot be inlined.
 * @throws CssSyntaxError
 */
export function criticalRules(css: string, classes: ReadonlySet<string>): string | null {
  if (MARKUP.test(css) || FROM_ITS_PLACE.test(css)) return null;
  const root = postcss.parse(css);
  dropUnusedRules(root, classes);
  dropUnusedMovements(root);
  dropEmpty(root);
  return root.toString();
}
