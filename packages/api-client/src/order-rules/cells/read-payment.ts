import { paymentWord, type PaymentWord } from './payment-words';
import { plainCell } from './plain-cell';
import { good, type Verdict } from './verdict';

/** Words that have this meaning only in some countries. */
const ONLY_IN: Readonly<Record<string, ReadonlySet<string>>> = { bar: new Set(['DE', 'AT']) };

interface PaymentRules {
  country: string;
  /** Currently offered methods. */
  paymentMethods: readonly string[];
}

function doubtfulMethod(methods: Iterable<string>, offered: readonly string[]): Verdict<string> {
  const likely = [...new Set(methods)].filter((method) => offered.includes(method));
  const others = offered.filter((method) => method !== 'NONE' && !likely.includes(method));
  return {
    kind: 'question',
    key: 'cell.which-payment',
    answers: [...likely, ...others].map((method) => ({ reading: method, text: method })),
  };
}

/** Cards are charged in advance, unless the shop's riders take cards at the door. */
const listMethods = (word: PaymentWord, offered: readonly string[]): string[] => {
  if (word === 'card')
    return offered.includes('PAYMENT_ON_DELIVERY') ? ['PAID', 'PAYMENT_ON_DELIVERY'] : ['PAID'];
  return word === 'unpaid' ? ['CASH_ON_DELIVERY', 'PAYMENT_ON_DELIVERY'] : [word];
};

/** Parts of a cell such as `Cash on Delivery (COD)` or `Cash / Card`. */
const splitParts = (plain: string): string[] =>
  plain
    .split(/[()（）[\]/+&,;|、]|\s-\s|\b(?:or|oder|o)\b|或/u)
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** Whether a text, or a part of it, is a known payment word. */
export function namesPayment(text: string, country: string): boolean {
  const plain = plainCell(text);
  if (plain === '') return false;
  const alone = ONLY_IN[plain];
  if (alone) return alone.has(country);
  return (
    paymentWord(plain) !== undefined || splitParts(plain).some((part) => paymentWord(part) !== undefined)
  );
}

/** In any language of the portal; paid if empty. */
export function readPayment(
  text: string,
  { country, paymentMethods: offered }: PaymentRules,
): Verdict<string> {
  const plain = plainCell(text);
  if (plain === '') return good('PAID');
  const alone = ONLY_IN[plain];
  if (alone) return alone.has(country) ? good('CASH_ON_DELIVERY') : doubtfulMethod([], offered);
  const whole = paymentWord(plain);
  const words = whole ? [whole] : splitParts(plain).map(paymentWord);
  const known = words.filter((word) => word !== undefined);
  const methods = new Set(known.flatMap((word) => listMethods(word, offered)));
  const [only] = methods;
  const isCertain = known.length === words.length && !known.includes('unpaid') && methods.size === 1;
  return isCertain && only !== undefined ? good(only) : doubtfulMethod(methods, offered);
}
