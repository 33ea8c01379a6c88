import postcss, { type AtRule, type Rule, type ChildNode, type Plugin, type Root } from 'postcss';

/** Attribute of the root element of a remote. */
const REMOTE_MARK = 'data-remote';

/** Page-global at-rules, which no selector can scope. */
const OF_THE_PAGE = ['font-face', 'property', 'counter-style', 'import', 'page', 'font-palette-values'];

const isKeyframes = (node: AtRule) => /keyframes$/.test(node.name);

/** Suffix of a remote's selectors; without specificity, so that the cascade is unchanged. */
const bound = (remote: string) => `:where([${REMOTE_MARK}="${remote}"] *)`;

/** Position of the pseudo-element of the last compound, after which only states may follow; else the end. */
function endOfSubject(selector: string): number {
  const found = selector.lastIndexOf('::');
  const isOfSubject = found >= 0 && !/[\s>+~]/.test(selector.slice(found).trimEnd());
  return isOfSubject ? found : selector.length;
}

function boundSelector(selector: string, mark: string): string {
  const end = endOfSubject(selector);
  return `${selector.slice(0, end)}${mark}${selector.slice(end)}`;
}

/** Rules outside other rules: nested ones are scoped with them. */
function outerRules(root: Root): Rule[] {
  const rules: Rule[] = [];
  const visit = (node: ChildNode): void => {
    if (node.type === 'rule') rules.push(node);
    else if (node.type === 'atrule' && !isKeyframes(node)) node.nodes?.forEach(visit);
  };
  root.nodes.forEach(visit);
  return rules;
}

/** Throws for page-global rules, and for keyframe names outside of a CSS module, where they would be global. */
export const boundToRemote = (remote: string): Plugin => ({
  postcssPlugin: 'bound-to-remote',
  Once(root) {
    const file = root.source?.input.file ?? '';
    root.walkAtRules((node) => {
      if (OF_THE_PAGE.includes(node.name) || (isKeyframes(node) && !file.endsWith('.module.css')))
        throw node.error(`@${node.name} speaks of the whole page, which is not a remote's to dress.`);
    });
    for (const rule of outerRules(root))
      rule.selectors = rule.selectors.map((selector) => boundSelector(selector, bound(remote)));
  },
});

const IN_ITS_LAYER = /^remote(\.[\w-]+)*$/;

/** A minifier may have removed the quotes of a simple name. */
const unquoted = (selector: string) => selector.replaceAll('"', '');

const shortly = (node: ChildNode) => node.toString().replaceAll(/\s+/g, ' ').slice(0, 80);

/** Rules of a built style file that reach beyond the remote: outside of its layer or scope. Empty when valid. */
export function strayStyles(css: string, remote: string): string[] {
  const root = postcss.parse(css);
  const outside = root.nodes.filter(
    (node) =>
      node.type !== 'comment' &&
      !(node.type === 'atrule' && node.name === 'layer' && IN_ITS_LAYER.test(node.params)),
  );
  const named = outside.map(shortly);
  for (const node of outside) node.remove();
  const ofThePage: ChildNode[] = [];
  root.walkAtRules((node) => void (OF_THE_PAGE.includes(node.name) && ofThePage.push(node)));
  const unbound = outerRules(root).filter((rule) =>
    rule.selectors.some((selector) => !unquoted(selector).includes(unquoted(bound(remote)))),
  );
  return [...named, ...[...new Set([...ofThePage, ...unbound])].map(shortly)];
}
