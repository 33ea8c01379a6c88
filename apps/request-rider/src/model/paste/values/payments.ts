import type { Candidate } from '../spans/candidate';
import { BOUNDS } from '../text/bounds';
import type { Reading } from '../text/reading';
import type { WordHit } from '../words/dictionary';

const VALUE = {
  'pay:paid': 'PAID',
  'pay:cash': 'CASH_ON_DELIVERY',
  'pay:terminal': 'PAYMENT_ON_DELIVERY',
} as const;
type PayKind = keyof typeof VALUE;

const GERMAN = new Set(['DE', 'AT']);
/** Words that are ways of paying in one language only. */
const isForeign = (word: string, country: string) => word === 'bar' && !GERMAN.has(country);

/** What the message says of paying, the longest words of each place. */
function saidIn(reading: Reading): (WordHit & { kind: PayKind })[] {
  const hits = (['pay:paid', 'pay:terminal', 'pay:cash'] as const).flatMap((kind) =>
    reading
      .words(kind)
      .slice(0, BOUNDS.words)
      .map((hit) => ({ ...hit, kind })),
  );
  const unpaid = reading.words('pay:unpaid');
  return hits
    .filter(({ start, end }) => !isForeign(reading.folded.slice(start, end), reading.place.country))
    .filter(({ start, end }) => !unpaid.some((hit) => hit.start < end && start < hit.end))
    .filter(
      (hit) =>
        !hits.some(
          (other) =>
            other.start <= hit.start && other.end >= hit.end && other.end - other.start > hit.end - hit.start,
        ),
    )
    .sort((a, b) => a.start - b.start);
}

/** Payment as one value: paid outweighs a way of paying, a terminal outweighs "on delivery". */
export function paymentsIn(reading: Reading): Candidate[] {
  const said = saidIn(reading);
  const kinds = new Set(said.map(({ kind }) => kind));
  const kind: PayKind | undefined = kinds.has('pay:paid')
    ? 'pay:paid'
    : kinds.has('pay:terminal')
      ? 'pay:terminal'
      : said[0]?.kind;
  if (!kind) return [];
  return said.map((hit) => ({
    field: 'payment',
    start: hit.start,
    end: hit.end,
    value: VALUE[kind],
    score: hit.kind === kind ? 4 : 3,
    certain: kinds.size === 1,
  }));
}
