import { checkMarkup, type MarkupKind } from './allowed-markup';
import { FirstPaintFault, readMarkup, type MarkupNode } from './read-markup';

/** Characters of a file: a form in all its variants stays far below. */
const MOST_CHARACTERS = 200_000;

/**
 * A screen's first paint, held to the list of what it may be made of.
 * @throws FirstPaintFault
 */
export function readFirstPaint(html: string, kind: MarkupKind = { isFrame: false }): MarkupNode[] {
  if (html.length > MOST_CHARACTERS) throw new FirstPaintFault(`It has ${html.length} characters.`);
  const nodes = readMarkup(html.trim());
  if (nodes.length === 0) throw new FirstPaintFault('It is empty.');
  checkMarkup(nodes, kind);
  return nodes;
}
