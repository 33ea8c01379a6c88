import type { Span } from '../text/lines';
import { overlaps, type Reading } from '../text/reading';
import type { Meaning } from '../words/meaning';
import { daysFromToday, WEEK } from './clock';

/** A weekday belongs to a time of the same sentence. */
const SENTENCE_END = /[.!?。！？؟\n]/;
/** Folded: "kal" also means yesterday, and in Urdu script also the total. */
const EITHER_DAY = /^(?:kal|كل)$/u;

/** An abbreviated day, such as "sun" and "mar.", counts only beside its time. */
const SHORTENED = /^[a-z]{2,3}\.?$/u;

/** Day words outside every time that are no greeting, no morning and nothing past. */
function looseDays(reading: Reading, clocks: readonly Span[], ...meanings: Meaning[]): Span[] {
  return meanings
    .flatMap((meaning) => reading.words(meaning))
    .filter(
      (hit) =>
        !EITHER_DAY.test(reading.folded.slice(hit.start, hit.end)) &&
        !SHORTENED.test(reading.folded.slice(hit.start, hit.end)) &&
        !clocks.some((clock) => overlaps(clock, hit)) &&
        !(['cue:polite', 'time:past', 'time:am', 'time:pm'] as const).some((meaning) =>
          reading
            .words(meaning)
            .some((other) => overlaps(other, hit) && other.end - other.start > hit.end - hit.start),
        ),
    );
}

/**
 * The day named apart from a time: "for tomorrow … before 1.30pm". Null when there is none or several.
 * @param clock the time, which names no day itself
 */
export function dayApart(reading: Reading, clock: Span, clocks: readonly Span[]): number | null {
  const week = looseDays(reading, clocks, ...WEEK).filter(
    ({ start, end }) =>
      !SENTENCE_END.test(reading.text.slice(Math.min(end, clock.end), Math.max(start, clock.start))),
  );
  const next = looseDays(reading, clocks, 'time:tomorrow', 'time:later');
  const found = [...next, ...(next.length > 0 ? [] : week)];
  const days = new Set(
    found.map((hit) =>
      daysFromToday(
        new Set(reading.within(hit, 'time:tomorrow', 'time:later', ...WEEK).map(({ kind }) => kind)),
        reading.place.today,
      ),
    ),
  );
  return days.size === 1 ? ([...days][0] ?? null) : null;
}
