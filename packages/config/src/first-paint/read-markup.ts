/** Prerendered HTML with disallowed content; the message names it. */
export class FirstPaintFault extends Error {
  override name = 'FirstPaintFault';
}

export interface MarkupElement {
  tag: string;
  attributes: Readonly<Record<string, string>>;
  children: readonly MarkupNode[];
}

/** An element, or text with decoded entities. */
export type MarkupNode = MarkupElement | string;

const OPENING = /<([a-z][a-z0-9-]*)((?:\s[^<>]*)?\/?)>/y;
const CLOSING = /<\/([a-z][a-z0-9-]*)>/y;
const TEXT = /[^<]+/y;
const ATTRIBUTE = /\s+([a-zA-Z][a-zA-Z-]*)(?:="([^"]*)")?/y;
const END = /\s*$/y;
/** SVG elements can be self-closing, HTML elements cannot. */
const VOID_END = /\s*\/?$/y;

const VOID = 'area base br col embed hr img input link meta source track wbr'.split(' ');
/** Deeper nesting is not a form, and slows the parser down. */
const MOST_DEPTH = 60;

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

const shortly = (text: string) => JSON.stringify(text.slice(0, 60));

/** Only the entities that React writes; any other `&` is ambiguous. */
function decoded(text: string): string {
  return text.replace(/&[^;]*;?/g, (entity) => {
    const character = ENTITIES[entity];
    if (character === undefined) throw new FirstPaintFault(`It holds the entity ${shortly(entity)}.`);
    return character;
  });
}

function attributesIn(tag: string, text: string): Record<string, string> {
  const attributes: Record<string, string> = {};
  let at = 0;
  const taken = (pattern: RegExp) => {
    pattern.lastIndex = at;
    return pattern.exec(text);
  };
  for (let found = taken(ATTRIBUTE); found; found = taken(ATTRIBUTE)) {
    const [all, name = '', value = ''] = found;
    const isTwice = Object.keys(attributes).some((before) => before.toLowerCase() === name.toLowerCase());
    if (isTwice) throw new FirstPaintFault(`<${tag}> has ${name} twice.`);
    attributes[name] = decoded(value);
    at += all.length;
  }
  if (!taken(VOID.includes(tag) ? VOID_END : END))
    throw new FirstPaintFault(`The attributes of <${tag}> cannot be read: ${shortly(text.slice(at))}.`);
  return attributes;
}

/**
 * Accepts only the output of `renderToStaticMarkup`, and nothing that a browser would repair, guess or skip, so that
 * the HTML means the same here and in the page.
 * @throws FirstPaintFault
 */
export function readMarkup(html: string): MarkupNode[] {
  const top: MarkupNode[] = [];
  const open: { tag: string; children: MarkupNode[] }[] = [];
  let at = 0;
  const taken = (pattern: RegExp) => {
    pattern.lastIndex = at;
    const found = pattern.exec(html);
    if (found) at += found[0].length;
    return found;
  };
  while (at < html.length) {
    const children = open.at(-1)?.children ?? top;
    const text = taken(TEXT);
    if (text) {
      children.push(decoded(text[0]));
      continue;
    }
    const closing = taken(CLOSING);
    if (closing) {
      if (open.pop()?.tag !== closing[1])
        throw new FirstPaintFault(`</${closing[1]}> ends what is not open.`);
      continue;
    }
    const opening = taken(OPENING);
    if (!opening) throw new FirstPaintFault(`It cannot be read from ${shortly(html.slice(at))} on.`);
    const [, tag = '', rest = ''] = opening;
    const element = { tag, attributes: attributesIn(tag, rest), children: [] };
    children.push(element);
    if (!VOID.includes(tag)) open.push(element);
    if (open.length > MOST_DEPTH) throw new FirstPaintFault(`It is more than ${MOST_DEPTH} elements deep.`);
  }
  const left = open.at(-1);
  if (left) throw new FirstPaintFault(`<${left.tag}> is not ended.`);
  return top;
}
