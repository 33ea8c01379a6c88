import parsePhoneNumber, { type CountryCode } from 'libphonenumber-js/max';
import { sourceText, type ExpectedTime, type FixtureMessage, type MessageField } from './message-fixture';

const DAY_MILLISECONDS = 86_400_000;
/** Zeros of the digit sets on local keyboards: Arabic, Persian and Urdu, Thai, Bengali, Burmese, Lao, Khmer. */
const ZEROS = ['٠', '۰', '๐', '০', '၀', '໐', '០'].map((zero) => zero.charCodeAt(0));

export function plainDigits(text: string): string {
  return text.normalize('NFKC').replace(/\p{Nd}/gu, (digit) => {
    const code = digit.charCodeAt(0);
    const zero = ZEROS.find((first) => code >= first && code <= first + 9);
    return zero === undefined ? digit : String(code - zero);
  });
}

const compared = (text: string) =>
  plainDigits(text)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}]/gu, '');

/** The phone number as E.164; null when it is not valid in the country. */
export const e164 = (written: string, country: string) =>
  parsePhoneNumber(plainDigits(written), country as CountryCode)?.number ?? null;

const localDay = (received: string, day: number) =>
  new Date(Date.parse(`${received.slice(0, 10)}T00:00:00Z`) + day * DAY_MILLISECONDS)
    .toISOString()
    .slice(0, 10);

function isTime(value: string, time: ExpectedTime, received: string): boolean {
  if (time.kind === 'asap') return value === 'ASAP';
  const date = localDay(received, time.day);
  const from = `${date}T${time.at}`;
  return time.kind === 'between' ? value >= from && value <= `${date}T${time.until}` : value === from;
}

const choices = <Value>({
  value,
  acceptValues = [],
}: {
  value: Value;
  acceptValues?: Value[] | undefined;
}) => [value, ...acceptValues];

/**
 * Whether a filled value is correct; false for a field the message does not mention.
 * @param value as in the form: a phone number, an amount in major units, a payment method, for a time
 * `YYYY-MM-DDTHH:MM` on the country's clock or `ASAP`
 */
export function isRight(entry: FixtureMessage, field: MessageField, value: string): boolean {
  const { expected, country, received } = entry;
  if (field === 'phone') {
    return expected.phone !== undefined && choices(expected.phone).includes(e164(value, country) ?? '');
  }
  if (field === 'amount') {
    return expected.amount !== undefined && choices(expected.amount).includes(Number(value));
  }
  if (field === 'payment') {
    return expected.payment !== undefined && choices(expected.payment).some((method) => method === value);
  }
  if (field === 'time') {
    return (
      expected.time !== undefined && choices(expected.time).some((time) => isTime(value, time, received))
    );
  }
  const said = expected[field];
  if (said === undefined) return false;
  return [said.source, ...(said.accept ?? [])].some(
    (source) => compared(sourceText(source)) === compared(value),
  );
}

/** Whether an empty field is a miss: the message must mention it; an empty time means as soon as possible. */
export function isMissed({ expected }: FixtureMessage, field: MessageField): boolean {
  const said = expected[field];
  if (said === undefined || said.optional) return false;
  return field !== 'time' || expected.time?.value.kind !== 'asap';
}
