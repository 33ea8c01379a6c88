import { foldName, isSpaceless } from '../world/fold-name';
import type { LocalNames, LocalPlace } from './place-file';

/** The Arabic article is optional in names. */
const ARTICLE = /^(?:ال)(?=.{3})/u;
const withoutArticle = (word: string): string => word.replace(ARTICLE, '');

/** Normalised; letter pairs in scripts without spaces. */
export function searchWords(text: string): string[] {
  return foldName(text)
    .split(' ')
    .flatMap((word) => (isSpaceless(word) ? letterPairs(word) : [withoutArticle(word)]))
    .filter((word) => word !== '');
}

function letterPairs(word: string): string[] {
  const letters = [...word];
  return letters.length < 2 ? letters : letters.slice(1).map((letter, index) => `${letters[index]}${letter}`);
}

const all = (names: LocalNames | undefined): string[] => Object.values(names ?? {}).flatMap(searchWords);

/** Includes the words of its districts. */
export const ownWords = ({ names, number }: LocalPlace): Set<string> =>
  new Set([...all(names), ...(number === undefined ? [] : searchWords(number))]);
export const wordsAround = ({ city, quarter }: LocalPlace): Set<string> =>
  new Set([...all(city), ...all(quarter)]);
