import { besideLocal } from '../reader-names';
import type { LocalNames, LocalPlace } from './place-file';

/** The specification uses `tw` for Chinese as written in Taiwan. */
function preferredLanguages(locale: string): string[] {
  const tag = locale.toLowerCase() === 'tw' ? 'zh-Hant-TW' : locale.replaceAll('_', '-');
  try {
    const { language, script } = new Intl.Locale(tag).maximize();
    return [`${language}-${script}`, language];
  } catch {
    return ['en'];
  }
}

/** Falls back to the name on signs. */
function nameIn(names: LocalNames, locale: string): string {
  const found = preferredLanguages(locale).find((language) => names[language] !== undefined);
  return names[found ?? 'local'] ?? names['local'] ?? '';
}

export function localPlaceParts({ kind, names, number, quarter, city }: LocalPlace, locale: string) {
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

/** One line in the reader's language, followed by the name on signs if its script differs. */
export function formatPlaceLabel(
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
  const { street, number, building, suburb, city } = localPlaceParts(place, locale);
  const house = [street, number].filter(Boolean).join(' ');
  const comma = /^(ar|ur|fa)/i.test(locale) ? '، ' : ', ';
  return [...new Set([building, house, suburb, city].filter(Boolean))].join(comma);
}
