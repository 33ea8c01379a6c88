import type { Reading } from '../text/reading';
import type { FoundAddress } from './han';

const NUMBER = String.raw`\d{1,4}[A-Za-z]?(?:\/\d{1,4}[A-Za-z]?){0,4}`;
const CAPS = String.raw`\p{Lu}[\p{L}\p{M}]*`;
const WAY = String.raw`(?:[Đđ]ường|[Pp]hố|[Nn]gõ|[Hh]ẻm|[Nn]gách|[Kk]iệt|[Đđ]\.|[Đđ]ại lộ|[Qq]uốc lộ|QL)`;
const HOUSE = String.raw`(?:(?:[Ss]ố nhà|[Ss]ố|SN|[Nn]hà)\s)?${NUMBER}`;
const STREET = new RegExp(
  String.raw`(?<![\p{L}\d.,/-])(?:${HOUSE}(?:,?\s${WAY}(?:\s\d{1,4}(?:\/\d{1,4})*(?![\p{L}\d]))?){1,3}(?:\s${CAPS}){0,5}|${HOUSE}(?:\s${CAPS}){2,5})(?:\s\d{1,2}(?![\d\p{L}/.]))?`,
  'gu',
);
const ADMIN = String.raw`(?:[Pp]hường|[Qq]uận|[Hh]uyện|[Xx]ã|[Tt]hành phố|[Tt]ỉnh|[Tt]hị xã|[Tt]hị trấn|TP\.?|Tp\.?|tp\.?|[Pp]\.|[Qq]\.|[Hh]\.|TX\.?|KĐT|[Kk]hu đô thị|[Kk]hu phố|[Cc]hung cư)`;
const PART = new RegExp(
  String.raw`^(?:,?\s(?:${ADMIN})\s?(?:\d{1,2}(?!\d)|(?:${CAPS}\s?){1,4})|,\sQ\d{1,2}|\sQ\d{1,2}(?!\d))`,
  'u',
);
const UNKNOWN = new RegExp(String.raw`^,\s(?:${CAPS}\s?){1,4}(?=,)`, 'u');

/** The end of the address: districts and towns after the street, with their words or well known. */
function addressEnd(reading: Reading, from: number, limit: number): number {
  let end = from;
  for (let rounds = 0; rounds < 5; rounds += 1) {
    const rest = reading.text.slice(end, limit);
    const part = PART.exec(rest)?.[0].trimEnd();
    const gap = /^,?\s/u.exec(rest)?.[0].length ?? 0;
    const town = gap > 0 ? reading.wordAt(end + gap, 'place:town') : undefined;
    const unknown = UNKNOWN.exec(rest)?.[0];
    const next = unknown && reading.wordAt(end + unknown.length + 2, 'place:town');
    if (part) end += part.length;
    else if (town && town.end <= limit) end = town.end;
    else if (unknown && next) end += unknown.length;
    else break;
  }
  return end;
}

/** Vietnamese addresses: the number before the street, then ward, district and town. */
export function vietnameseAddresses(reading: Reading): FoundAddress[] {
  if (reading.place.country !== 'VN') return [];
  return [...reading.text.matchAll(STREET)].flatMap((match): FoundAddress[] => {
    const start = match.index;
    const line = reading.lines.find((one) => one.start <= start && start < one.end);
    if (!line || match[0].includes('\n')) return [];
    const core = start + match[0].length;
    if (reading.within({ start, end: core }, 'goods:noun', 'currency:money').length > 0) return [];
    const end = addressEnd(reading, core, line.end);
    const named = end > core || new RegExp(WAY, 'u').test(match[0]);
    return [{ start, end, strength: named ? 7 : 4.4, whole: true }];
  });
}
