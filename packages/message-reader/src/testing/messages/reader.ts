import { countryConfig } from '@courier/config';
import { addAllLanguageWords } from './all-language-words';
import type { MessageField } from './message-fixture';
import type { MessageReader } from './score-messages';
import type { PasteContext } from '../../pasted-part';
import { readMessage } from '../../read-message';

const MILLISECONDS = 1000;
addAllLanguageWords();

/** The context of a pasted message: `received` is on the country's clock. */
export function buildPasteContext(code: string, received: string): PasteContext {
  const country = countryConfig(code);
  const [hours = 0, minutes = 0] = received.slice(11).split(':').map(Number);
  return {
    country: code,
    phonePrefix: country.phonePrefix,
    decimals: country.decimals,
    currencyNames: [country.isoCurrency, country.currencyLabel],
    nowSeconds: Date.parse(`${received}:00Z`) / MILLISECONDS,
    minutesOfDay: hours * 60 + minutes,
    today: received.slice(0, 10),
  };
}

/** The reader in the form the evaluation needs: times on the country's clock. */
export const reader: MessageReader = (message, code, received) =>
  readMessage(message, buildPasteContext(code, received)).map(({ field, value, certain }) => ({
    field,
    certain,
    value:
      field === 'time' && value !== 'ASAP'
        ? new Date(Number(value) * MILLISECONDS).toISOString().slice(0, 16)
        : value,
  }));

export const TUESDAY = '2026-11-24T10:30';

export const filledFrom = (country: string, message: string): Partial<Record<MessageField, string>> =>
  Object.fromEntries(reader(message, country, TUESDAY).map(({ field, value }) => [field, value]));
