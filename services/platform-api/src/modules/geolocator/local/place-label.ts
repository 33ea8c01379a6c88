import { besideLocal } from '../reader-names';
import type { LocalNames, LocalPlace } from './place-file';

/** `tw` is the spec's word for Chinese as Taiwan writes it. */
function languagesOf(locale: string): string[] {
  const tag = locale.toLowerCase() === 'tw' ? 'zh-Hant-TW' : locale.replaceAll('_', '-');
  try {
    const { language, script } = new Intl.Locale(tag).maximize();
    return [`${language}-${script}`, language];
  } catch {
    return ['en'];
  }
}

/** The name in the reader's language; the one on the signs where it has none. */
export function nameIn(names: LocalNames, locale: string): string {
  const found = languagesOf(locale).find((language) => names[language] !== undefined);
  return names[found ?? 'local'] ?? names['local'] ?? '';
}

/** Parts of a place for an address, in the language of the reader. */
export function partsOf({ kind, names, number, quarter, city }: LocalPlace, locale: string) {
  const read = (some: LocalNames | undefined) => (some ? nameIn(some, locale) : '');
  const own = nameIn(names, locale);
  return {
    street: kind === 'street' || kind === 'house' ? own : '',
    number: number ?? '',
    building: kind === 'point' ? own : '',
    suburb: kind === 'quarter' ? own : read(quarter),
    city: kind === 'city' ? own : read(city),
  };
}

/** One line: in the reader's language, and beside it as the signs have it where that is another writing. */
export function labelOf(
  place: LocalPlace,
  { language, locale }: { language: string; locale?: string | undefined },
): string {
  const read = lineIn(place, locale ?? language);
  return locale === undefined
    ? read
    : besideLocal(
        read,
        place.names['local'] === nameIn(place.names, locale) ? undefined : place.names['local'],
      );
}

function lineIn(place: LocalPlace, locale: string): string {
  const { street, number, building, suburb, city } = partsOf(place, locale);
  const house = [street, number].filter(Boolean).join(' ');
  const comma = /^(ar|ur|fa)/i.test(locale) ? '، ' : ', ';
  return [...new Set([building, house, suburb, city].filter(Boolean))].join(comma);
}
