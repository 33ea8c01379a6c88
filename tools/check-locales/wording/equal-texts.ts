import type { LocaleText, WordingProblem } from './wording.types.ts';

const SHORT = 60;
const isShort = ({ english, key }: LocaleText) =>
  english.length <= SHORT && !/_(zero|one|two|few|many|other)$/.test(key) && !/{{/.test(english);
const normalize = (text: string) => text.replace(/[.!?…。！？]+$/u, '').toLowerCase();

function groupBy(texts: LocaleText[], read: (text: LocaleText) => string): LocaleText[][] {
  const groups = new Map<string, LocaleText[]>();
  for (const text of texts) groups.set(read(text), [...(groups.get(read(text)) ?? []), text]);
  return [...groups.values()].filter((group) => group.length > 1);
}
const placeGroups = (texts: LocaleText[], read: (text: LocaleText) => string) =>
  groupBy(texts.filter(isShort), (text) => `${text.place} ${normalize(read(text))}`);
/** The first key of a group, and the others. */
function describeGroup(group: LocaleText[]) {
  const [key = '', ...others] = group.map((text) => text.key).sort();
  return { key, what: others.join(', ') };
}

/** Short texts of one namespace that are equal though their English differs. */
export function sameForDifferent(texts: LocaleText[]): WordingProblem[] {
  return placeGroups(texts, ({ text }) => text)
    .filter((group) => new Set(group.map(({ english }) => normalize(english))).size > 1)
    .map((group) => ({ check: 'one text for different English', ...describeGroup(group) }));
}

/** Short texts of one namespace that differ though their English is equal. */
export function differentForSame(texts: LocaleText[]): WordingProblem[] {
  return placeGroups(texts, ({ english }) => english)
    .filter((group) => new Set(group.map(({ text }) => normalize(text))).size > 1)
    .map((group) => ({ check: 'different texts for one English', ...describeGroup(group) }));
}
