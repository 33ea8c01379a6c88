import { latinDigits } from '@courier/config';

/** An address split for comparison with the other addresses of a file. */
export interface AddressWords {
  /** The text without digits and punctuation: equal for the houses of one street, if written alike. */
  words: string;
  /** Numbers in their order, without the postal code. */
  numbers: readonly number[];
  /** Empty if unknown. */
  postalCode: string;
}

const POSTAL_CODE = /(?<![\d-])\d{5,6}(?![\d-])/g;
/** Taiwan writes the three digits of a district before the address. */
const DISTRICT_CODE = /^\s*(\d{3})(?=\p{Script=Han})/u;

const MOST_KEPT = 10_000;
const readBefore = new Map<string, AddressWords>();

/** Cached, because every change of a cell compares all rows again. */
export function readAddressWords(text: string): AddressWords {
  const known = readBefore.get(text);
  if (known) return known;
  if (readBefore.size >= MOST_KEPT) readBefore.clear();
  const address = splitAddress(text);
  readBefore.set(text, address);
  return address;
}

/** A number behind or before such a word is part of a street's name or a part of a town, not of a house. */
const NUMBER_OF_STREET =
  /(?<!\p{L})(sec|section|ln|lane|aly|alley|block|sector|phase|district|ward|street|st|avenue|ave|road|rd|soi|moo|gali|قطعة|شارع|جادة|طريق|گلی|سیکٹر|ซอย|หมู่|ถนน|quận|phường|đường|ngõ)[\s.]*(\d+)/gu;
const NUMBER_BEFORE_WORD = /(\d+)\s*(段|巷|弄|丁目)/gu;

/** Letters in the place of digits, so that the number counts as a word. */
const spellDigits = (digits: string): string =>
  digits.replace(/\d/g, (digit) => 'abcdefghij'[Number(digit)] ?? '');

function splitAddress(text: string): AddressWords {
  const plain = latinDigits(text.normalize('NFKC'))
    .toLowerCase()
    .replace(NUMBER_OF_STREET, (_, word: string, digits: string) => `${word} ${spellDigits(digits)}`)
    .replace(NUMBER_BEFORE_WORD, (_, digits: string, word: string) => `${spellDigits(digits)}${word}`);
  const postalCode = DISTRICT_CODE.exec(plain)?.[1] ?? [...plain.matchAll(POSTAL_CODE)].at(-1)?.[0] ?? '';
  const rest = postalCode === '' ? plain : plain.replace(postalCode, ' ');
  return {
    words: rest.replace(/[\d\p{P}\p{S}\s]+/gu, ' ').trim(),
    numbers: (rest.match(/\d{1,5}/g) ?? []).map(Number),
    postalCode,
  };
}

/**
 * The only number in which two addresses with the same words differ: 0 for equal ones, null without comparison. Called
 * for every pair of houses in a street.
 */
export function houseSteps(one: AddressWords, other: AddressWords): number | null {
  if (one.words === '' || one.words !== other.words || one.numbers.length !== other.numbers.length)
    return null;
  let steps = 0;
  for (const [index, number] of one.numbers.entries()) {
    const step = Math.abs(number - (other.numbers[index] ?? number));
    if (step > 0 && steps > 0) return null;
    steps += step;
  }
  return steps;
}

/** Whether each of two addresses has words that the other lacks; a floor or a city may be written in one alone. */
export function isOtherStreet({ words: one }: AddressWords, { words: other }: AddressWords): boolean {
  if (one === other) return false;
  const [compactOne, compactOther] = [one.replaceAll(' ', ''), other.replaceAll(' ', '')];
  if (compactOne.includes(compactOther) || compactOther.includes(compactOne)) return false;
  const [wordsOfOne, wordsOfOther] = [one.split(' '), other.split(' ')];
  return (
    wordsOfOne.some((word) => !wordsOfOther.includes(word)) &&
    wordsOfOther.some((word) => !wordsOfOne.includes(word))
  );
}
