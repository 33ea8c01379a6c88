import { BLOCK_WORDS } from '../words/block-words';
import { fold } from '../aligned-text';
import type { Line, Span } from './lines';

const foldedList = (words: string) => new Set(words.split('|').map(fold));
const SHIPPING = foldedList(BLOCK_WORDS.shipping);
const BILLING = foldedList(BLOCK_WORDS.billing);
const COUNTRIES = foldedList(BLOCK_WORDS.country);

/** Longer blocks are not a name and an address. */
const MOST_LINES = 8;
const LETTER = /\p{L}/u;

export interface AddressBlock {
  heading: Line;
  lines: Line[];
}

interface Written {
  text: string;
  folded: string;
  lines: readonly Line[];
}

const getLineWords = ({ folded }: Pick<Written, 'folded'>, { start, end }: Span) =>
  folded
    .slice(start, end)
    .replace(/[\s:：*_#]+$/u, '')
    .replace(/^[\s*_#]+/u, '');

export const isCountry = (written: Pick<Written, 'folded'>, line: Span) =>
  COUNTRIES.has(getLineWords(written, line));

function blocksUnder(written: Written, headings: ReadonlySet<string>): AddressBlock[] {
  const { lines, text } = written;
  return lines.flatMap((heading, index): AddressBlock[] => {
    if (!headings.has(getLineWords(written, heading))) return [];
    const below: Line[] = [];
    for (const line of lines.slice(index + 1, index + 1 + MOST_LINES)) {
      const before = below.at(-1) ?? heading;
      const words = getLineWords(written, line);
      const isLabelled = /[:：]/u.test(text.slice(line.start, line.end));
      if (/\n\s*\n/.test(text.slice(before.end, line.start)) || isLabelled) break;
      if (SHIPPING.has(words) || BILLING.has(words)) break;
      below.push(line);
    }
    return below.length > 1 ? [{ heading, lines: below }] : [];
  });
}

/** The delivery address blocks; the payer's when there is no other. */
export function deliveryBlocks(written: Written): AddressBlock[] {
  const shipping = blocksUnder(written, SHIPPING);
  return shipping.length > 0 ? shipping : blocksUnder(written, BILLING);
}

/** The lines without the payer's name and address, if a delivery block exists; the phone number is kept. */
export function withoutPayer(written: Written): Line[] {
  const { lines, text } = written;
  if (blocksUnder(written, SHIPPING).length === 0) return [...lines];
  const payer = new Set(blocksUnder(written, BILLING).flatMap((block) => [block.heading, ...block.lines]));
  return lines.filter((line) => !payer.has(line) || !LETTER.test(text.slice(line.start, line.end)));
}
