import type { Candidate } from '../spans/candidate';
import { overlaps, type Reading } from '../text/reading';
import { correctionsIn } from './corrections';

/** What is at least an address. */
const LEAST_ADDRESS = 3.4;
/** Words that lead to a place and stand in the name of no goods. */
const LEADS = /^(?:to|ke|kat|nach|zum|zur|na adres|deliver to|到|送到|送去|送|على|إلى|الى|sa|ส่งที่|ส่ง|ไปที่)$/u;

/** Goods that lead on to a place: "3 pizzas to 12 Kallang Ave". */
function leadsOn(reading: Reading, one: Candidate, candidates: readonly Candidate[]): boolean {
  const inner = { start: one.start + 1, end: one.end - 1 };
  const leads = reading
    .within(inner, 'cue:place')
    .some(({ start, end }) => LEADS.test(reading.folded.slice(start, end)));
  return (
    leads ||
    candidates.some(
      (other) => other.field === 'address' && other.score >= LEAST_ADDRESS && overlaps(other, one),
    )
  );
}

/** A note whose only word for it stands at its end and leads on to the name: "… ฝาก" before "คุณสุดา". */
function leadsToName(reading: Reading, one: Candidate, chosen: readonly Candidate[]): boolean {
  const next = one.end + (reading.text[one.end] === ' ' ? 1 : 0);
  const notes = reading.within(one, 'note:strong');
  return (
    chosen.some(({ field, start }) => field === 'name' && start === next) &&
    notes.every(({ end }) => end === one.end)
  );
}

/** Whether a value holds words that no such value has: of a correction, or those that lead from goods to a place. */
export function isMixed(
  reading: Reading,
  one: Candidate,
  candidates: readonly Candidate[],
  chosen: readonly Candidate[],
): boolean {
  if (one.field === 'notes') return leadsToName(reading, one, chosen);
  if (one.field !== 'address' && one.field !== 'description') return false;
  if (one.also === undefined && correctionsIn(reading, one).length > 0) return true;
  return one.field === 'description' && leadsOn(reading, one, candidates);
}
