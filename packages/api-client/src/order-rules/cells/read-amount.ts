import { countryFacts, decimalSign, type CountryRow } from '@courier/config';
import { readShortAmount } from './amount-words';
import { currencyPattern, isForeignCurrency } from './currency-words';
import { plainDigits, withoutUnseen } from './plain-cell';
import { good, type Verdict } from './verdict';

/** In currencies with three decimals, three digits after a point are decimals. */
const THREE_DECIMALS = 3;
const LONGEST = 12;

const ERROR = { kind: 'error', key: 'validation.fill-amount' } as const;

const rounded = (amount: number, decimals: number): number =>
  Math.round(amount * 10 ** decimals) / 10 ** decimals;

/** Whether a spreadsheet has shortened a long number, e.g. `9.23E+11`: its last digits are lost. */
export const isShortened = (text: string): boolean => /^\d([.,]\d+)?e\+?\d+$/i.test(text);

const WITH_COMMAS = /^\d{1,3}(,\d{2,3})*,\d{3}(\.\d+)?$/;
const WITH_POINTS = /^\d{1,3}(\.\d{3})+(,\d{1,3})?$/;
const BEFORE_THREE = /^\d{1,3}([.,])\d{3}$/;
const PLAIN = /^\d+([.,]\d+)?$/;

/** Possible values of a numeric text, the likely one first. */
function listFigures(written: string, config: CountryRow): number[] {
  const { decimals } = config;
  const asDecimals = Number(written.replace(',', '.'));
  const sign = BEFORE_THREE.exec(written)?.[1];
  if (sign !== undefined) {
    const asThousands = Number(written.replace(sign, ''));
    // Exports use the point everywhere: as the thousands or the decimal separator.
    if (decimals === THREE_DECIMALS) return sign === '.' ? [asDecimals] : [asThousands, asDecimals];
    if (sign === ',' && decimalSign(config) === '.') return [asThousands];
    return written.startsWith('0') ? [asDecimals] : [asThousands, rounded(asDecimals, decimals)];
  }
  if (PLAIN.test(written)) return [asDecimals];
  if (WITH_COMMAS.test(written)) return [Number(written.replaceAll(',', ''))];
  if (WITH_POINTS.test(written)) return [Number(written.replaceAll('.', '').replace(',', '.'))];
  return [];
}

const writeAmount = (amount: number, decimals: number): string =>
  Number.isInteger(amount) ? String(amount) : amount.toFixed(decimals);

/** A spreadsheet computes with about 15 digits. */
const NOISE = 1e-6;
const FEWEST_NOISY_DECIMALS = 9;

const doubtfulAmount = (figures: readonly number[], decimals: number): Verdict<number | null> => ({
  kind: 'question',
  key: 'cell.which-amount',
  answers: [...new Set(figures)].map((figure, index) => ({
    reading: index === 0 ? 'thousands' : 'decimals',
    text: writeAmount(figure, decimals),
  })),
});

/** The figures meant by more decimals than the currency has: rounded to either side, or without the separator. */
function tooManyDecimals(written: string, decimals: number): number[] | null {
  if (BEFORE_THREE.test(written)) return null;
  const part = /^\d+[.,](\d+)$/.exec(written)?.[1] ?? '';
  if (part.length <= decimals || part.length >= FEWEST_NOISY_DECIMALS || /^0+$/.test(part)) return null;
  // In currencies of three decimals a fourth is the rest of a computation.
  if (decimals === THREE_DECIMALS) return null;
  const joined = part.length > 1 ? [Number(written.replace(/[.,]/, ''))] : [];
  const exact = Number(written.replace(',', '.'));
  return [...joined, rounded(exact, decimals), Math.floor(exact * 10 ** decimals) / 10 ** decimals];
}

function readFigure(written: string, isCertain: boolean, config: CountryRow): Verdict<number | null> {
  const { decimals } = config;
  const figures = [...new Set(listFigures(written, config).map((figure) => rounded(figure, decimals)))];
  const [first] = figures;
  if (first === undefined || written.replace(/\D.*/, '').length > LONGEST) return ERROR;
  const exceeding = figures.length === 1 ? tooManyDecimals(written, decimals) : null;
  if (exceeding) return doubtfulAmount(exceeding, decimals);
  return figures.length === 1 && isCertain ? good(first) : doubtfulAmount(figures, decimals);
}

/** Words and signs of what is subtracted, a share, or a price of one. */
const OTHER_FIGURE =
  /%|％|\b(minus|less|off|discount|refund|rabatt|erstatt|gutschrift|descuento|rabat|indirim|pro|per|each|je|stk|pcs)\b|折|退款|割引|할인|خصم/iu;

function readNumberCell(text: string, decimals: number): Verdict<number | null> {
  const exact = Number(text);
  const amount = rounded(exact, decimals);
  if (!Number.isFinite(amount) || amount < 0 || amount >= 10 ** LONGEST) return ERROR;
  const isWhole = decimals > 0 || Math.abs(exact - amount) < NOISE;
  return isWhole ? good(amount) : doubtfulAmount([amount, Math.floor(exact)], decimals);
}

/** Amounts of several lines, e.g. `120 + 350`: their sum, or one of them where each line has the total. */
function readSum(parts: readonly string[], country: string): Verdict<number | null> {
  const amounts = parts.map((part) => readAmount(part, false, country));
  const figures = amounts.flatMap((amount) => (amount.kind === 'good' ? (amount.value ?? []) : []));
  if (figures.length !== parts.length) return ERROR;
  const { decimals } = countryFacts(country);
  const sum = figures.reduce((total, figure) => total + figure, 0);
  return doubtfulAmount([rounded(sum, decimals), ...figures], decimals);
}

/**
 * The amount of a cell in major units, null if empty. Texts are parsed with the country's separators. Ambiguity by a
 * factor of a thousand and decimals that the currency does not have become a question; an answer is offered only where
 * the text names no other currency, share or deduction.
 */
export function readAmount(text: string, isNumber: boolean, country: string): Verdict<number | null> {
  const config = countryFacts(country);
  const plain = withoutUnseen(plainDigits(text).normalize('NFKC'));
  if (plain === '') return good(null);
  if (isNumber) return readNumberCell(text, config.decimals);
  if (isShortened(plain)) return ERROR;
  const parts = plain.split(/\s*\+\s*/);
  if (parts.length > 1) return readSum(parts, country);
  const short = readShortAmount(plain, config);
  if (short !== undefined) return short === null ? ERROR : doubtfulAmount([short], config.decimals);
  const joined = plain.replace(/(?<=\d)[\s'’](?=\d{3}(?!\d))/g, '').replace(/(?<=\d)([.,]-+|\/-+)$/, '');
  const [written, ...more] = joined.match(/\d[\d.,]*/g) ?? [];
  const isDeducted = /-\s*\d|^\(.*\)$|\d\s*-$/.test(joined);
  if (written === undefined || more.length > 0 || isDeducted) return ERROR;
  const beside = joined.replace(written, ' ').trim();
  const words = beside === '' ? [] : beside.split(/\s+/);
  if (OTHER_FIGURE.test(beside) || words.some((word) => isForeignCurrency(word, config))) return ERROR;
  return readFigure(
    written.replace(/[.,]+$/, ''),
    words.every((word) => currencyPattern(config).test(word)),
    config,
  );
}
