import type { CountryCode } from './country-codes';

/** Messengers that a link opens with a prepared message. */
export type Messenger = 'whatsapp' | 'line' | 'sms';

const LINE: ReadonlySet<CountryCode> = new Set(['JP', 'TH', 'TW']);
const WITHOUT_WHATSAPP: ReadonlySet<CountryCode> = new Set(['JP', 'KR', 'TH', 'TW', 'VN']);

export function countryMessengers(country: CountryCode): readonly Messenger[] {
  return [
    ...(LINE.has(country) ? (['line'] as const) : []),
    ...(WITHOUT_WHATSAPP.has(country) ? [] : (['whatsapp'] as const)),
    'sms',
  ];
}
