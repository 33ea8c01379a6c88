import { deliveryBlocks, isCountry, type AddressBlock } from '../text/address-blocks';
import type { Span } from '../text/lines';
import { overlaps, trimSpan, spanValue, type Reading } from '../text/reading';
import type { Candidate } from '../text/candidate';

/** Higher than a value after a label. */
const BLOCK_SCORE = 15;
const NUMBER = /(?<!\d)\d{1,4}(?!\d)/u;
const LETTER = /\p{L}/u;
const QUANTITY = /^\d{1,3} ?[x×]|[x×] ?\d{1,3}$|\(\d{1,3}\)$/iu;
const CLOSE = /^[\s,،;\-–/()（）]{0,3}$/;

interface Parts {
  address: Span[];
  unit: Span | null;
}

function splitUnit(
  reading: Reading,
  line: Span,
  units: readonly Span[],
): { rest: Span | null; unit: Span | null } {
  const unit = units.find((one) => one.start >= line.start && one.end <= line.end);
  if (!unit) return { rest: line, unit: null };
  const head = reading.text.slice(line.start, unit.start);
  const tail = reading.text.slice(unit.end, line.end);
  if (CLOSE.test(tail))
    return { rest: trimSpan(reading.text, { start: line.start, end: unit.start }, '.)'), unit };
  if (CLOSE.test(head))
    return { rest: trimSpan(reading.text, { start: unit.end, end: line.end }, '.)'), unit };
  return { rest: line, unit: null };
}

function splitLines(reading: Reading, lines: readonly Span[], units: readonly Span[]): Parts {
  return lines.reduce<Parts>(
    (parts, line) => {
      const { rest, unit } = splitUnit(reading, line, units);
      return {
        address: rest ? [...parts.address, rest] : parts.address,
        unit: parts.unit ?? unit,
      };
    },
    { address: [], unit: null },
  );
}

/** A line with goods, an amount or another label ends the block. */
const isForeign = (reading: Reading, line: Span) =>
  QUANTITY.test(reading.text.slice(line.start, line.end)) ||
  reading.within(line, 'currency:money', 'pay:cash', 'pay:paid').length > 0 ||
  reading.wordAt(
    line.start,
    'label:other',
    'label:amount',
    'label:payment',
    'label:description',
    'label:notes',
  ) !== undefined;

/**
 * Name, address and flat of one block: the name is on the first line; a country below the address is omitted.
 */
function readBlock(
  reading: Reading,
  { lines }: AddressBlock,
  units: readonly Span[],
  phones: readonly Span[],
): Candidate[] {
  const foreign = lines.findIndex((line) => isForeign(reading, line));
  const written = lines
    .slice(0, foreign < 0 ? undefined : foreign)
    .filter(
      (line) =>
        !phones.some((phone) => overlaps(phone, line)) &&
        (LETTER.test(reading.text.slice(line.start, line.end)) || units.some((unit) => overlaps(unit, line))),
    );
  const inland = written.filter((line, index) => index < 2 || !isCountry(reading, line));
  const [first, ...others] = inland;
  if (!first || others.length === 0) return [];
  const isNamed = !/\d/.test(reading.text.slice(first.start, first.end));
  const { address, unit } = splitLines(reading, isNamed ? others : inland, units);
  const [street, ...also] = address;
  const numbered = address.some(({ start, end }) => NUMBER.test(reading.text.slice(start, end)));
  if (!street || !numbered) return [];
  const announce = (field: Candidate['field'], { start, end }: Span, value: string): Candidate => ({
    field,
    start,
    end,
    value,
    score: BLOCK_SCORE,
    certain: true,
    announced: true,
  });
  const whole = announce('address', street, address.map((span) => spanValue(reading, span)).join(', '));
  return [
    ...(isNamed ? [announce('name', first, spanValue(reading, first))] : []),
    also.length > 0 ? { ...whole, also } : whole,
    ...(unit ? [announce('unit', unit, spanValue(reading, unit))] : []),
  ];
}

/** Values from the blocks of an order e-mail; none when two blocks disagree. */
export function blockCandidates(
  reading: Reading,
  units: readonly Span[],
  phones: readonly Span[],
): Candidate[] {
  const [first, ...others] = deliveryBlocks(reading).map((block) => readBlock(reading, block, units, phones));
  if (!first) return [];
  const said = (parts: readonly Candidate[]) =>
    parts.map(({ field, value }) => `${field} ${value}`).join('\n');
  return others.every((other) => said(other) === said(first)) ? first : [];
}
