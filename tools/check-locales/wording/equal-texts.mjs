const SHORT = 60;
const isShort = ({ english, key }) =>
  english.length <= SHORT && !/_(zero|one|two|few|many|other)$/.test(key) && !/{{/.test(english);
const normalize = (text) => text.replace(/[.!?…。！？]+$/u, '').toLowerCase();

function groupBy(texts, read) {
  const groups = new Map();
  for (const text of texts) groups.set(read(text), [...(groups.get(read(text)) ?? []), text]);
  return [...groups.values()].filter((group) => group.length > 1);
}
const placeGroups = (texts, read) =>
  groupBy(texts.filter(isShort), (text) => `${text.place} ${normalize(read(text))}`);
const pairKey = (group) => group.map(({ key }) => key).sort();

/** Short texts of one namespace that are equal though their English differs. */
export function sameForDifferent(texts) {
  return placeGroups(texts, ({ text }) => text)
    .filter((group) => new Set(group.map(({ english }) => normalize(english))).size > 1)
    .map((group) => ({
      key: pairKey(group)[0],
      check: 'one text for different English',
      what: pairKey(group).slice(1).join(', '),
    }));
}

/** Short texts of one namespace that differ though their English is equal. */
export function differentForSame(texts) {
  return placeGroups(texts, ({ english }) => english)
    .filter((group) => new Set(group.map(({ text }) => normalize(text))).size > 1)
    .map((group) => ({
      key: pairKey(group)[0],
      check: 'different texts for one English',
      what: pairKey(group).slice(1).join(', '),
    }));
}
