export type Behaviour =
  | 'approved'
  | 'declined'
  | 'expired-card'
  | 'insufficient-funds'
  | 'processing'
  | 'challenge'
  | 'challenge-abandoned';

/** The only accepted numbers: a real card typed by mistake is declined and not stored. */
const MAGIC_CARDS: Readonly<Record<string, Behaviour>> = {
  '4242424242424242': 'approved',
  '5555555555554444': 'approved',
  '4000000000000002': 'declined',
  '4000000000000069': 'expired-card',
  '4000000000009995': 'insufficient-funds',
  '4000000000000119': 'processing',
  '4000000000003220': 'challenge',
  '4000000000003253': 'challenge-abandoned',
};

export const cardBehaviour = (number: string): Behaviour => MAGIC_CARDS[number] ?? 'declined';

export function isCardNumber(number: string): boolean {
  if (!/^\d{12,19}$/.test(number)) return false;
  const sum = [...number].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

export function sandboxCardScheme(number: string): string {
  if (number.startsWith('4')) return 'visa';
  if (/^(5[1-5]|2[2-7])/.test(number)) return 'mastercard';
  if (/^3[47]/.test(number)) return 'amex';
  return number.startsWith('35') ? 'jcb' : 'other';
}
