import { readFileSync } from 'node:fs';

const BANNED = JSON.parse(readFileSync(new URL('banned-words.json', import.meta.url), 'utf8'));

/** A hyphen is part of the word, so that `stand-in` does not count as `stand`. */
const BANNED_WORD = new RegExp(
  `(?<![\\w-])(?:${BANNED.map((word: string) => word.replaceAll(' ', '\\s+')).join('|')})(?![\\w-])`,
  'gi',
);
const WORD = /\p{L}[\p{L}\p{N}'’-]*/gu;

const withoutQuotedCode = (text: string) =>
  text.replaceAll(/```[\s\S]*?```/g, ' ').replaceAll(/`[^`]*`/g, ' ');

/** Number of words and the banned ones, without quoted code. */
export function countWords(text: string) {
  const prose = withoutQuotedCode(text);
  const banned = [...prose.matchAll(BANNED_WORD)].map(([word]) => word.toLowerCase().replaceAll(/\s+/g, ' '));
  return { words: prose.match(WORD)?.length ?? 0, banned };
}

/** A Markdown document without link targets and HTML comments. */
export const toMarkdownProse = (text: string) =>
  text.replaceAll(/\]\([^)]*\)/g, '] ').replaceAll(/<!--[\s\S]*?-->/g, ' ');
