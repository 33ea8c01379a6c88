import type { Candidate } from '../text/candidate';
import { BOUNDS } from '../text/bounds';
import type { Reading } from '../text/reading';
import type { WordHit } from '../words/dictionary';

const VALUE = {
  'pay:paid': 'PAID',
  'pay:cash': 'CASH_ON_DELIVERY',
  'pay:terminal': 'PAYMENT_ON_DELIVERY',
} as const;
type PayKind = keyof typeof VALUE;
/** Priority when a message names several. */
const ORDER = ['pay:paid', 'pay:terminal', 'pay:cash'] as const satisfies readonly PayKind[];

const PARTED = /[,،.;\n\d]/;

const GERMAN = new Set(['DE', 'AT']);
/** Words that are payment methods in one language only. */
const isForeign = (word: string, country: string) => word === 'bar' && !GERMAN.has(country);

/** The payment of the delivery fee says nothing about the goods. */
const FEE = /(?:運費|运费|車資|外送費|送費)[:： ]?$/u;
const FEE_SIGNS = 6;

const NEAR = 12;
/** A payment link or code was sent, which is not a payment: `KNET link sent`. */
const REQUESTED = /(?:link|request|\bqr\b|رابط|لینک|連結|链接).*(?:sent|ارسل|انرسل|بھیج)/iu;

/** Wallet payments before or at delivery: `PayNow done`, `已轉 LINE Pay`, `Bizum al recibir`. */
function walletsIn(reading: Reading): (WordHit & { kind: PayKind })[] {
  return reading
    .words('wallet:brand')
    .slice(0, BOUNDS.words)
    .flatMap((brand) => {
      const line = reading.lines.find(({ start, end }) => start <= brand.start && brand.end <= end);
      const around = {
        start: Math.max(line?.start ?? 0, brand.start - NEAR),
        end: Math.min(line?.end ?? 0, brand.end + NEAR),
      };
      const near = reading
        .within(around, 'wallet:later', 'wallet:done')
        .filter(
          ({ start, end }) =>
            (end <= brand.start || start >= brand.end) &&
            !PARTED.test(reading.text.slice(Math.min(end, brand.end), Math.max(start, brand.start))),
        );
      const said = near.find(({ kind }) => kind === 'wallet:later') ?? near[0];
      if (!said) return [];
      const start = Math.min(brand.start, said.start);
      const end = Math.max(brand.end, said.end);
      if (REQUESTED.test(reading.text.slice(start, end))) return [];
      return [
        {
          start,
          end,
          kind: said.kind === 'wallet:later' ? ('pay:terminal' as const) : ('pay:paid' as const),
        },
      ];
    });
}

/** Payment words of the message, the longest at each place. */
function saidIn(reading: Reading): (WordHit & { kind: PayKind })[] {
  const hits = (['pay:paid', 'pay:terminal', 'pay:cash'] as const).flatMap((kind) =>
    reading
      .words(kind)
      .slice(0, BOUNDS.words)
      .map((hit) => ({ ...hit, kind })),
  );
  const unpaid = reading.words('pay:unpaid');
  return [...hits, ...walletsIn(reading)]
    .filter(({ start, end }) => !isForeign(reading.folded.slice(start, end), reading.place.country))
    .filter(({ start, end }) => !unpaid.some((hit) => hit.start < end && start < hit.end))
    .filter(({ start }) => !FEE.test(reading.text.slice(Math.max(0, start - FEE_SIGNS), start)))
    .filter(
      (hit, _index, all) =>
        !all.some(
          (other) =>
            other.start <= hit.start && other.end >= hit.end && other.end - other.start > hit.end - hit.start,
        ),
    )
    .sort((a, b) => a.start - b.start);
}

/**
 * The payment as one value: paid takes precedence over a method unless only a part was paid, a terminal over
 * "on delivery".
 */
export function paymentsIn(reading: Reading): Candidate[] {
  const said = saidIn(reading);
  const kinds = new Set(said.map(({ kind }) => kind));
  const owed = reading.words('pay:rest').length > 0 && said.find((hit) => hit.kind !== 'pay:paid');
  const kind: PayKind | undefined = owed ? owed.kind : ORDER.find((one) => kinds.has(one));
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
