import { postalCodesIn } from '../address/postal-codes';
import type { Candidate } from '../text/candidate';
import type { Labelled } from './labels';
import type { Reading } from '../text/reading';
import type { Meaning } from '../words/meaning';

const FILLERS: readonly Meaning[] = [
  'cue:polite',
  'cue:want',
  'cue:place',
  'cue:link',
  'cue:sum',
  'cue:theirs',
  'cue:mine',
  'cue:instead',
  'cue:spare',
  'name:says',
  'name:takes',
  'name:kin',
  'label:phone',
  'label:name',
  'label:address',
  'label:amount',
  'label:payment',
  'label:time',
  'label:description',
  'pay:cash',
  'pay:paid',
  'pay:terminal',
  'time:asap',
  'time:today',
  'goods:article',
  'mail:heading',
  'mail:frame',
];

/** 1 for each character of the message explained by a value, a label or a filler word. */
export function explainedBy(
  reading: Reading,
  chosen: readonly Candidate[],
  labelled: readonly Labelled[],
): Uint8Array {
  const known = new Uint8Array(reading.text.length);
  const cover = ({ start, end }: { start: number; end: number }) => known.fill(1, start, end);
  for (const one of chosen) [one, ...(one.also ?? [])].forEach(cover);
  for (const one of labelled) {
    cover(one.label);
    if (one.kind === 'other' || one.kind === 'sender') cover(one);
  }
  for (const meaning of FILLERS) reading.words(meaning).forEach(cover);
  postalCodesIn(reading).forEach(cover);
  return known;
}

export function unexplainedBy(reading: Reading, explained: Uint8Array): number {
  let count = 0;
  for (const { start, end } of reading.lines)
    for (let index = start; index < end; index += 1)
      if (explained[index] === 0 && /[\p{L}\d]/u.test(reading.text[index] ?? '')) count += 1;
  return count;
}
