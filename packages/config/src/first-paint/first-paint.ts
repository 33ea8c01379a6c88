import { checkMarkup, type MarkupKind } from './allowed-markup';
import { FirstPaintFault, readMarkup, type MarkupNode } from './read-markup';

/** Maximum characters of a file, far above a form in all its variants. */
const MOST_CHARACTERS = 200_000;

/**
 * Parses and checks the prerendered HTML of a screen.
 * @throws FirstPaintFault
 */
export function readFirstPaint(html: string, kind: MarkupKind = { isFrame: false }): MarkupNode[] {
  if (html.length > MOST_CHARACTERS) throw new FirstPaintFault(`It has ${html.length} characters.`);
  const nodes = readMarkup(html.trim());
  if (nodes.length === 0) throw new FirstPaintFault('It is empty.');
  checkMarkup(nodes, kind);
  return nodes;
}
