/** An item that may not be sent, in one language. */
export interface ProhibitedItem {
  /** Language of the name, e.g. `en` or `zh_Hant_TW`. */
  language: string;
  /** What readers see. */
  name: string;
  /** Words of a description that name it. */
  words: readonly string[];
}

const ITEM_PARTS = '\t';
const WORD_PARTS = '|';

/** The value of the country parameter `prohibitedItems`: one line for each item. */
export const writeProhibitedItems = (items: readonly ProhibitedItem[]): string =>
  items
    .map(({ language, name, words }) => [language, name, words.join(WORD_PARTS)].join(ITEM_PARTS))
    .join('\n');

/** Lines without a name are ignored. */
export const parseProhibitedItems = (text: string): ProhibitedItem[] =>
  text.split('\n').flatMap((line) => {
    const [language = '', name = '', words = ''] = line.split(ITEM_PARTS);
    return name === '' ? [] : [{ language, name, words: words.split(WORD_PARTS).filter(Boolean) }];
  });

/** Scripts that write words without spaces between them. */
const WITHOUT_SPACES =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
const LETTER = /[\p{L}\p{M}\p{N}]/u;

const fold = (text: string): string => text.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, ' ').trim();

/** Whether a folded text contains a folded word as a word of its own. */
function namesWord(text: string, word: string): boolean {
  const isPart = WITHOUT_SPACES.test(word);
  for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + 1)) {
    if (isPart) return true;
    const before = [...text.slice(0, at)].at(-1) ?? '';
    const [after = ''] = text.slice(at + word.length);
    if (!LETTER.test(before) && !LETTER.test(after)) return true;
  }
  return false;
}

/** The first item that a description names, in any language; null for none. */
export function findProhibitedItem(
  description: string,
  items: readonly ProhibitedItem[],
): ProhibitedItem | null {
  const text = fold(description);
  return items.find(({ words }) => words.some((word) => namesWord(text, fold(word)))) ?? null;
}

/**
 * The items in the first of the reader's languages that has any, else in the language of the first item.
 * @param languages in order of preference, e.g. `ar_KW`, `ar`, `en`
 */
export function prohibitedItemsFor(
  items: readonly ProhibitedItem[],
  languages: readonly string[],
): ProhibitedItem[] {
  const chosen = [...languages, items[0]?.language].find((wanted) =>
    items.some(({ language }) => language === wanted),
  );
  return items.filter(({ language }) => language === chosen);
}
