import type { AnyNode, NodeOf, Rule, RuleContext } from './rule.ts';

/** Two letters next to each other, in any script: marks, units and single letters of icons are no words. */
const WORD = /\p{L}{2,}/u;
const OTHER_SCRIPT = /[\p{sc=Arabic}\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Thai}]/u;
const READ_ATTRIBUTES = new Set([
  'alt',
  'aria-description',
  'aria-label',
  'aria-placeholder',
  'aria-roledescription',
  'aria-valuetext',
  'label',
  'placeholder',
  'title',
]);
/** The same in every language: formats of files, and the sign of a pause. */
const NAMES = new Set(['CSV', 'XLSX', 'SVG', 'II']);
const KEY_ELEMENTS = new Set(['kbd', 'Kbd']);
const FROM_FILE = 'Read this text from locales/ (docs/how-to/text.md).';

/** The text of a literal, with a mark for each value of a template; null for another expression. */
function literalText(node: AnyNode | null | undefined): string | null {
  if (node?.type === 'Literal') return typeof node.value === 'string' ? node.value : null;
  if (node?.type === 'TemplateLiteral') return node.quasis.map(({ value }) => value.cooked).join('\0');
  return null;
}

/** The name of an element such as `<kbd>`; empty for any other node. */
const readElementName = (node: AnyNode | null | undefined) =>
  node?.type === 'JSXElement' && node.openingElement.name.type === 'JSXIdentifier'
    ? node.openingElement.name.name
    : '';

function reportWords(context: RuleContext, node: AnyNode | null, text = literalText(node)): void {
  if (node === null) return;
  if (text === null || NAMES.has(text.trim()) || !WORD.test(text)) return;
  // Keys have the names that are printed on them.
  if (KEY_ELEMENTS.has(readElementName(node.parent))) return;
  context.report({ node, message: FROM_FILE });
}

/** Words between the tags of JSX, and in attributes that are read or seen. */
const jsxTextFromFile: Rule = {
  create: (context) => ({
    JSXText: (node: NodeOf<'JSXText'>) => reportWords(context, node, node.value.replaceAll(/&\w+;/g, '')),
    'JSXElement > JSXExpressionContainer': ({ expression }: NodeOf<'JSXExpressionContainer'>) =>
      reportWords(context, expression),
    'JSXFragment > JSXExpressionContainer': ({ expression }: NodeOf<'JSXExpressionContainer'>) =>
      reportWords(context, expression),
    JSXAttribute({ name, value }: NodeOf<'JSXAttribute'>) {
      if (name.type !== 'JSXIdentifier' || !READ_ATTRIBUTES.has(name.name)) return;
      const shown = value?.type === 'JSXExpressionContainer' ? value.expression : value;
      reportWords(context, shown ?? null);
    },
  }),
};

const HTML =
  /<(?:!doctype|\/?(?:html|head|body|title|main|header|section|article|nav|p|h[1-6]|div|span|a|b|strong|ul|ol|li|dl|dt|dd|table|t[rdh]|button|label|summary|details|option|form))\b/i;
const READ_IN_HTML = /\s(?:alt|aria-label|placeholder|title)="([^"]*)"/g;

/** Words of HTML that a person reads: between tags and in attributes, without styles and scripts. */
export function htmlWords(text: string): string[] {
  if (!HTML.test(text)) return [];
  const visible = text
    .replaceAll(/<(style|script)\b[\s\S]*?<\/\1>/gi, ' ')
    .replaceAll(/<!--[\s\S]*?-->|&\w+;/g, ' ');
  const attributes = [...visible.matchAll(READ_IN_HTML)].map(([, value = '']) => value);
  const between = visible.replaceAll(/<[^<>]*>/g, ' ').split(/\s+/);
  return [...attributes, ...between].filter((part) => WORD.test(part));
}

/** Parts of a mail, as keys of an object. */
const MAIL_PARTS = new Set(['subject', 'text']);

/** Words in HTML, in mails and in other scripts that the server writes. */
const serverTextFromFile: Rule = {
  create(context) {
    const check = (node: AnyNode) => {
      const text = literalText(node);
      if (text === null) return;
      if (htmlWords(text).length > 0 || OTHER_SCRIPT.test(text)) context.report({ node, message: FROM_FILE });
    };
    return {
      Literal: check,
      TemplateLiteral: check,
      'ObjectExpression > Property'({ key, value }: NodeOf<'Property'>) {
        const name = key.type === 'Identifier' ? key.name : literalText(key);
        if (name !== null && MAIL_PARTS.has(name)) reportWords(context, value);
      },
    };
  },
};

export const textRules = {
  'jsx-text-from-file': jsxTextFromFile,
  'server-text-from-file': serverTextFromFile,
};
