const HALF = '(?:[ap]\\.?m\\.?|上午|下午|早上|晚上|صباحا|مساء|ص|م|صبح|شام|رات|PG|PTG|น\\.)';
const DATE = '(?:\\d{1,4}[/.-]\\d{1,2}(?:[/.-]\\d{2,4})?)';
const CLOCK = `(?:${HALF} ?)?\\d{1,2}[:.]\\d{2}(?::\\d{2})?(?: ?${HALF})?`;
const SENDER = '[\\p{L}~@+][^:\\n]{0,38}';
/**
 * Date and time, or one of them, before the sender: `[20/11/2026, 14:02:11] Mei: …`, `11/20, 14:02 - Mei: …`.
 */
const FULL = new RegExp(
  `^\\[[^\\]\\n]{0,24}\\d{1,2}[:.]\\d{2}[^\\]\\n]{0,24}\\] {0,3}(?:[^:\\n]{1,40}: {0,3})?`,
  'iu',
);
const DATED = new RegExp(
  `^(?:${DATE},? {1,3}${CLOCK}|${CLOCK},? {1,3}${DATE}) {0,3}(?:[-–—,|] {0,3})?(?:${SENDER}: {1,3})?`,
  'iu',
);
const TIMED = new RegExp(`^[(\\[]?${CLOCK}[)\\]]? {0,3}(?:[-–—,|] {0,3})?${SENDER}: {1,3}`, 'iu');
const NAMED_FIRST = new RegExp(`^${SENDER}[,( ]{1,3}\\[?${DATE},? {1,3}${CLOCK}[\\])]{0,2}:? {0,3}$`, 'iu');
const NAME_AND_TIME = new RegExp(`^${SENDER} ?[(\\[](?:${DATE},? {1,3})?${CLOCK}[)\\]] ?: {0,3}`, 'iu');
/** A time and a word that repeats in other lines: `下午 5:11 宏哥 …`, `15:02 小魚：…`, `2026-11-25 18:05 小花店 …`. */
const TIME_AND_WORD = new RegExp(
  `^(?:${DATE},? {1,3})?${CLOCK} {1,3}([^\\s:]{1,14})(?:: {0,3}| {1,3})(?=\\S)`,
  'iu',
);
const NAME_ONLY = /^([^:\n\d]{1,24}): {1,3}(?=\S)/u;

function repeated(lines: readonly string[], pattern: RegExp): Set<string> {
  const counts = new Map<string, number>();
  for (const line of lines) {
    const word = pattern.exec(line)?.[1];
    if (word !== undefined) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return new Set([...counts].filter(([, count]) => count > 1).map(([word]) => word));
}

/** The length of the stamp of each line; the full length for a line with nothing else. */
export function stampLengths(lines: readonly string[]): number[] {
  const afterTime = repeated(lines, TIME_AND_WORD);
  const names = repeated(lines, NAME_ONLY);
  return lines.map((line) => {
    const stamp = [FULL, NAME_AND_TIME, DATED, TIMED, NAMED_FIRST]
      .map((one) => one.exec(line)?.[0])
      .find(Boolean);
    const timed = TIME_AND_WORD.exec(line);
    const withSender = timed && afterTime.has(timed[1] ?? '') ? timed[0] : '';
    if (stamp !== undefined || withSender !== '') return Math.max(stamp?.length ?? 0, withSender.length);
    const named = NAME_ONLY.exec(line);
    return named && names.has(named[1] ?? '') ? named[0].length : 0;
  });
}
