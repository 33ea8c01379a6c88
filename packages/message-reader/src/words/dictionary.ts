import { WordTree, type Hit } from './word-tree';
import { CHATTER_WORDS } from './chatter-words';
import { CUE_WORDS, CURRENCY_WORDS } from './cue-words';
import { GOODS_WORDS } from './goods-words';
import { HOUR_WORDS } from './hour-words';
import { countryWords } from './language-words';
import { LABEL_WORDS } from './label-words';
import { MAIL_WORDS } from './mail-words';
import type { Meaning } from './meaning';
import { NAME_WORDS } from './name-words';
import { NOTE_WORDS } from './note-words';
import { PAYMENT_WORDS } from './payment-words';
import { PLACE_WORDS, UNIT_WORDS } from './place-words';
import { withoutPartsOfThai } from './thai-words';
import { TIME_WORDS } from './time-words';
import { WALLET_WORDS } from './wallet-words';

export type WordHit = Hit<Meaning>;

const prefixed = (prefix: string, lists: Readonly<Record<string, string>>) =>
  Object.entries(lists).map(([kind, words]): [string, string] => [`${prefix}:${kind}`, words]);

const grow = () =>
  new WordTree<Meaning>(
    Object.fromEntries([
      ...prefixed('label', LABEL_WORDS),
      ...prefixed('pay', PAYMENT_WORDS),
      ...prefixed('wallet', WALLET_WORDS),
      ...prefixed('chatter', CHATTER_WORDS),
      ...prefixed('time', TIME_WORDS),
      ...prefixed('name', NAME_WORDS),
      ...prefixed('place', PLACE_WORDS),
      ...prefixed('unit', UNIT_WORDS),
      ...prefixed('goods', GOODS_WORDS),
      ...prefixed('note', NOTE_WORDS),
      ...prefixed('mail', MAIL_WORDS),
      ...prefixed('cue', CUE_WORDS),
      ...prefixed('currency', CURRENCY_WORDS),
      ...HOUR_WORDS.map((words, index): [string, string] => [`hour:${index + 1}`, words]),
    ]) as Record<Meaning, string>,
  );

let tree: WordTree<Meaning> | null = null;

const byPosition = (a: WordHit, b: WordHit) => a.start - b.start;

/** All words of a folded text, in text order: the common ones, and those of the country's languages. */
export function wordsIn(folded: string, country: string): WordHit[] {
  tree ??= grow();
  const { find, without } = countryWords(country);
  const common = tree.find(folded).filter(({ start, end }) => !without.has(folded.slice(start, end)));
  const local = find(folded);
  return withoutPartsOfThai(folded, local.length === 0 ? common : [...common, ...local].sort(byPosition));
}
