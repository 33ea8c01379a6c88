import { parseConditions, WHEN_TAG } from './conditions';
import { parseTextParts } from './placeholders';
import { FirstPaintFault, type MarkupElement, type MarkupNode } from './read-markup';

const SHAPES = ['svg', 'g', 'path', 'circle', 'ellipse', 'rect', 'line', 'polyline', 'polygon'];
const BOXES = ['div', 'span', 'section', 'header', 'nav', 'main', 'fieldset', 'legend', 'label', 'p', 'bdi'];
const WORDS = ['b', 'i', 'em', 'strong', 'small', 'kbd', 'br', 'hr', 'h1', 'h2', 'h3', 'h4'];
const LISTS = ['ul', 'ol', 'li', 'dl', 'dt', 'dd'];
/** No `form`, so that prerendered HTML cannot send anything. */
const FIELDS = ['input', 'textarea', 'button'];
const ELEMENTS = [...SHAPES, ...BOXES, ...WORDS, ...LISTS, ...FIELDS];

/** Positions of the screen, and of the menu, whose entries the server knows. */
const FRAME_ELEMENTS = ['first-screen', 'first-menu', 'first-here', 'first-there'];

const INPUT_TYPES = /^(text|tel|search|email|number|radio|checkbox)$/;
const TOKEN = /^[\w.+ -]*$/;
const NUMBERS = /^[\d.,%e +-]*$/;
const COLOUR = /^(none|currentColor|#[0-9a-fA-F]{3,8}|var\(--[\w-]+\))$/;
const PATH = /^[MmLlHhVvCcSsQqTtAaZz\d\s.,e+-]*$/;
const MOVE = /^(?:(?:rotate|translate|scale|matrix)\([\d\s.,-]*\)\s*)*$/;
/** Prefix of ids that React generates; other ids could collide with elements of the page. */
const OWN_ID = /^_[\w-]+(?: _[\w-]+)*$/;

/** React writes some of them with capitals. */
const TOKENS =
  'class role dir type inputmode autocomplete autocapitalize autocorrect spellcheck enterkeyhint rows maxlength minlength min max step tabindex readonly disabled checked hidden value focusable';

const SHAPE_NUMBERS =
  'width height viewBox x y x1 x2 y1 y2 cx cy r rx ry points stroke-width stroke-dasharray stroke-dashoffset opacity fill-opacity stroke-opacity';

const pairNames = (names: string, pattern: RegExp) =>
  names.split(' ').map((name) => [name, pattern] as const);

/** Attribute -> allowed values. No address, handler or style. */
const ATTRIBUTES: Readonly<Record<string, RegExp>> = Object.fromEntries([
  ...pairNames(TOKENS, TOKEN),
  ...pairNames('id for name aria-labelledby aria-describedby aria-controls aria-owns', OWN_ID),
  ...pairNames(SHAPE_NUMBERS, NUMBERS),
  ...pairNames('fill stroke color', COLOUR),
  ...pairNames('stroke-linecap stroke-linejoin fill-rule clip-rule vector-effect preserveAspectRatio', TOKEN),
  ['d', PATH] as const,
  ['transform', MOVE] as const,
]);

/** Attributes with visible or spoken text: only text keys. */
const SPOKEN = ['aria-label', 'aria-description', 'aria-roledescription', 'placeholder', 'title'];
const OF_THE_SHELL = /^data-(remote|courier|first)(-|$)/;
const STATE = /^(aria|data)-[a-z]+(-[a-z]+)*$/;

export interface MarkupKind {
  /** True for the frame around screens. */
  isFrame: boolean;
}

const LETTER = /\p{L}/u;

function checkWords(text: string, where: string): void {
  const written = parseTextParts(text).find((part) => typeof part === 'string' && LETTER.test(part));
  if (typeof written === 'string')
    throw new FirstPaintFault(
      `${where} holds words, ${JSON.stringify(written.slice(0, 60))}: it needs a text key.`,
    );
}

function checkAttribute(
  tag: string,
  [name, value]: readonly [string, string],
  { isFrame }: MarkupKind,
): void {
  const where = `${name} of <${tag}>`;
  if (isFrame && name === 'data-remote') return;
  if (SPOKEN.includes(name)) return checkWords(value, where);
  const pattern =
    ATTRIBUTES[name] ??
    ATTRIBUTES[name.toLowerCase()] ??
    (STATE.test(name) && !OF_THE_SHELL.test(name) ? TOKEN : null);
  if (!pattern) throw new FirstPaintFault(`<${tag}> has ${name}, which is not allowed.`);
  if (!pattern.test(value)) throw new FirstPaintFault(`${where} is ${JSON.stringify(value.slice(0, 60))}.`);
}

/** Fields belong to the user: the HTML contains no values. */
function checkField({ tag, attributes, children }: MarkupElement): void {
  const { type, value = '' } = attributes;
  if (tag === 'button' && type !== 'button') throw new FirstPaintFault('A <button> is not of type button.');
  if (tag === 'textarea' && children.length > 0) throw new FirstPaintFault('A <textarea> is not empty.');
  if (tag !== 'input') return;
  if (type !== undefined && !INPUT_TYPES.test(type))
    throw new FirstPaintFault(`An <input> is of type ${type}.`);
  if (value !== '' && type !== 'radio' && type !== 'checkbox')
    throw new FirstPaintFault('An <input> is filled in already.');
}

/**
 * Checks a tree against the allowed elements and attributes.
 * @throws FirstPaintFault
 */
export function checkMarkup(nodes: readonly MarkupNode[], kind: MarkupKind, inside = ''): void {
  for (const node of nodes) {
    if (typeof node === 'string') {
      // Key labels are not translated.
      if (inside !== 'kbd') checkWords(node, inside === '' ? 'It' : `<${inside}>`);
      continue;
    }
    if (node.tag === WHEN_TAG) {
      parseConditions(node);
      checkMarkup(node.children, kind, inside);
      continue;
    }
    const isKnown = ELEMENTS.includes(node.tag) || (kind.isFrame && FRAME_ELEMENTS.includes(node.tag));
    if (!isKnown) throw new FirstPaintFault(`It holds <${node.tag}>, which is not allowed.`);
    for (const attribute of Object.entries(node.attributes)) checkAttribute(node.tag, attribute, kind);
    checkField(node);
    checkMarkup(node.children, kind, node.tag);
  }
}
