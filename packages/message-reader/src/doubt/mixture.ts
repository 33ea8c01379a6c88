import type { Candidate } from '../text/candidate';
import type { Labelled } from '../spans/labels';
import { overlaps, type Reading } from '../text/reading';
import { describeLooks } from '../spans/looks';
import { correctionsIn } from './corrections';

const LEAST_ADDRESS = 3.4;
/** Folded words that introduce a place and never occur in the name of goods. */
const LEADS = /^(?:to|ke|kat|nach|zum|zur|na adres|deliver to|到|送到|送去|送|علي|الي|sa|ส่งที่|ส่ง|ไปที่)$/u;

/** Shorter words for rooms and streets have other meanings. */
const STREET_LETTERS = 3;
const DATED = /20\d{2}|\d:\d{2}/;

/** Goods that contain a price or are followed by a place: "3 pizzas to 12 Kallang Ave". */
function leadsOn(reading: Reading, one: Candidate, candidates: readonly Candidate[]): boolean {
  const inner = { start: one.start + 1, end: one.end - 1 };
  const leads = reading
    .within(inner, 'cue:place')
    .some(({ start, end }) => LEADS.test(reading.folded.slice(start, end)));
  const prices = reading
    .within(one, 'currency:money')
    .some(
      ({ start, end }) =>
        /\d ?$/.test(reading.text.slice(Math.max(0, start - 2), start)) ||
        /^ ?\d/.test(reading.text.slice(end, end + 2)),
    );
  const streets = reading
    .within(one, 'unit:before', 'place:before', 'place:after')
    .some(({ start, end }) => end - start >= STREET_LETTERS);
  return (
    leads ||
    streets ||
    prices ||
    DATED.test(reading.text.slice(one.start, one.end)) ||
    candidates.some(
      (other) => overlaps(other, one) && other.field === 'address' && other.score >= LEAST_ADDRESS,
    )
  );
}

/** A note that ends with a word for the name: "… ฝาก" before "คุณสุดา". */
function leadsToName(reading: Reading, one: Candidate, chosen: readonly Candidate[]): boolean {
  const next = one.end + (reading.text[one.end] === ' ' ? 1 : 0);
  return chosen.some(({ field, start }) => field === 'name' && start === next);
}

/** After an address label, everything from the beginning belongs to the address. */
const isPartOfLabelled = (one: Candidate, labelled: readonly Labelled[]) =>
  labelled.some((label) => label.kind === 'address' && overlaps(label, one) && one.start > label.start + 2);

interface Others {
  candidates: readonly Candidate[];
  chosen: readonly Candidate[];
  labelled: readonly Labelled[];
}

export function isMixed(reading: Reading, one: Candidate, { candidates, chosen, labelled }: Others): boolean {
  if (one.field === 'notes') return leadsToName(reading, one, chosen) || describeLooks(reading, one).counts;
  if (one.field !== 'address' && one.field !== 'description') return false;
  if (one.also === undefined && correctionsIn(reading, one).length > 0) return true;
  return one.field === 'address' ? isPartOfLabelled(one, labelled) : leadsOn(reading, one, candidates);
}
