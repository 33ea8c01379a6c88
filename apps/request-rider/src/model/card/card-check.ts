import { nowInMs } from '@courier/config';
import valid from 'card-validator';

/** A card as typed. Exists only during one call: never in state, storage or logs. */
export interface TypedCard {
  number: string;
  expiry: string;
  code: string;
}

export type CardField = keyof TypedCard;
export type CardProblems = Partial<Record<CardField, 'missing' | 'wrong' | 'expired'>>;

const stripNonDigits = (text: string) => text.replace(/\D/g, '');
const LONGEST_NUMBER = 19;
const GROUP = 4;

const schemeCard = (number: string) => valid.number(stripNonDigits(number)).card;

/** `visa`, `mastercard` …; null while the digits match no scheme or several. */
export const cardScheme = (number: string): string | null => schemeCard(number)?.type ?? null;

export const codeLength = (number: string): number => schemeCard(number)?.code.size ?? 3;

export function groupedNumber(typed: string): string {
  const digits = stripNonDigits(typed).slice(0, LONGEST_NUMBER);
  const gaps = schemeCard(digits)?.gaps ?? [GROUP, GROUP * 2, GROUP * 3, GROUP * 4];
  return [...digits].map((digit, index) => (gaps.includes(index) ? ` ${digit}` : digit)).join('');
}

/** `0927` becomes `09 / 27`; `9` stays until it can only be a month. */
export function groupedExpiry(typed: string): string {
  const slashed = /^\s*(\d)\s*\//.exec(typed);
  const digits = slashed ? `0${stripNonDigits(typed)}` : stripNonDigits(typed);
  const padded = /^[2-9]/.test(digits) ? `0${digits}` : digits;
  const [month, year] = [
    padded.slice(0, 2),
    padded
      .slice(2, 6)
      .replace(/^20(\d{2})$/, '$1')
      .slice(0, 4),
  ];
  return year === '' ? month : `${month} / ${year}`;
}

export function expiryParts(typed: string): { month: string; year: string } | null {
  const { isValid, month, year } = valid.expirationDate(typed.replaceAll(' ', ''));
  if (!isValid || !month || !year) return null;
  return { month: month.padStart(2, '0'), year: year.length === 2 ? `20${year}` : year };
}

function expiryProblem(typed: string, now: Date): CardProblems['expiry'] {
  if (typed.trim() === '') return 'missing';
  const [, month = '', year = ''] = /^\s*(\d{1,2})\s*\/?\s*(?:20)?(\d{2})\s*$/.exec(typed) ?? [];
  if (month === '' || Number(month) < 1 || Number(month) > 12) return 'wrong';
  const end = new Date(2000 + Number(year), Number(month), 1);
  if (end <= now) return 'expired';
  return expiryParts(typed) ? undefined : 'wrong';
}

export function cardProblems(card: TypedCard, now = new Date(nowInMs())): CardProblems {
  const number = stripNonDigits(card.number);
  const expiry = expiryProblem(card.expiry, now);
  const isNumber = valid.number(number).isValid;
  const isCode = valid.cvv(card.code.trim(), codeLength(number)).isValid;
  return {
    ...(isNumber ? {} : { number: number === '' ? ('missing' as const) : ('wrong' as const) }),
    ...(expiry ? { expiry } : {}),
    ...(isCode ? {} : { code: card.code.trim() === '' ? ('missing' as const) : ('wrong' as const) }),
  };
}
