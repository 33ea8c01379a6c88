import type { CountryCode } from './country-codes';

/** Messengers that a link opens with a prepared message. */
export type Messenger = 'whatsapp' | 'line' | 'sms';

/** Countries whose people write to each other in LINE. */
const LINE: ReadonlySet<CountryCode> = new Set(['JP', 'TH', 'TW']);
/** Countries whose people hardly use WhatsApp. */
const WITHOUT_WHATSAPP: ReadonlySet<CountryCode> = new Set(['JP', 'KR', 'TH', 'TW', 'VN']);

/** What a message to a customer can be sent by, the most usual first. */
export function messengersOf(country: CountryCode): readonly Messenger[] {
  return [
    ...(LINE.has(country) ? (['line'] as const) : []),
    ...(WITHOUT_WHATSAPP.has(country) ? [] : (['whatsapp'] as const)),
    'sms',
  ];
}
