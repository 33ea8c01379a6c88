import { escapeAttribute, escapeText } from '../../texts';

/** Why a text cannot be shown, with its line. */
export class MarkdownError extends Error {}

const HTML = /<\/?[a-z!]/i;
const LINK = /\[([^\]]+)\]\(([^)\s]+)\)/g;
const PORTAL = 'https://portal.invalid';

/** Https, mail, or an address within the portal, as browsers read it: they read `/\host` as another host. */
function isSafeTarget(target: string): boolean {
  if (!/^(https:\/\/|mailto:|\/|#)/.test(target) || !URL.canParse(target, PORTAL)) return false;
  const { protocol, origin } = new URL(target, PORTAL);
  return /^https:|^mailto:/.test(target) ? /^(https|mailto):$/.test(protocol) : origin === PORTAL;
}

export interface LegalText {
  title: string;
  /** Escaped, without the title. */
  html: string;
}

/**
 * Headings, paragraphs, lists, **bold** and links. Everything else is text; HTML is refused.
 * @throws MarkdownError
 */
export function parseMarkdown(markdown: string): LegalText {
  const lines = markdown.replace(/^\uFEFF/, '').split(/\r?\n/);
  for (const [index, line] of lines.entries()) checkLine(line, index + 1);
  const [first = '', ...blocks] = lines
    .join('\n')
    .trim()
    .split(/\n\s*\n/);
  const title = /^# (.+)$/.exec(first.trim())?.[1];
  if (title === undefined)
    throw new MarkdownError('line 1: the text begins with its title, such as "# Imprint"');
  return { title, html: blocks.map((block) => renderBlock(block.trim())).join('\n') };
}

function checkLine(line: string, number: number): void {
  if (HTML.test(line)) throw new MarkdownError(`line ${number}: HTML is not allowed`);
  for (const [, , target = ''] of line.matchAll(LINK))
    if (!isSafeTarget(target))
      throw new MarkdownError(
        `line ${number}: the link "${target}" must begin with https://, mailto:, / or #`,
      );
}

function renderBlock(block: string): string {
  const heading = /^(#{1,4}) (.+)$/.exec(block);
  if (heading) {
    const level = Math.max(2, heading[1]?.length ?? 2);
    return `<h${level}>${renderInline(heading[2] ?? '')}</h${level}>`;
  }
  const lines = block.split('\n');
  for (const [tag, mark] of [
    ['ul', /^[-*] /],
    ['ol', /^\d+\. /],
  ] as const)
    if (lines.every((line) => mark.test(line)))
      return `<${tag}>${lines.map((line) => `<li>${renderInline(line.replace(mark, ''))}</li>`).join('')}</${tag}>`;
  return `<p>${lines.map(renderInline).join('<br>')}</p>`;
}

const renderInline = (text: string): string =>
  escapeText(text)
    .replace(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>')
    .replace(LINK, (_, name: string, target: string) => `<a href="${escapeTarget(target)}">${name}</a>`);

/** `&` and `<` are escaped before. */
const escapeTarget = (target: string): string => escapeAttribute(target).replaceAll('&amp;amp;', '&amp;');
