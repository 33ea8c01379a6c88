import { countryFacts, decimalSign, type CountryRow } from '@courier/config';
import { plainDigits, withoutUnseen } from './plain-cell';
import { good, type Verdict } from './verdict';

/** In currencies with three decimals, three digits after a point are decimals. */
const THREE_DECIMALS = 3;
const LONGEST = 12;

const rounded = (amount: number, decimals: number): number =>
  Math.round(amount * 10 ** decimals) / 10 ** decimals;

/** Whether a spreadsheet has shortened a long number, e.g. `9.23E+11`: its last digits are lost. */
export const isShortened = (text: string): boolean => /^\d([.,]\d+)?e\+?\d+$/i.test(text);

const names = new Map<string, RegExp>();
function currencyPattern({ country, isoCurrency, currencyLabel }: CountryRow): RegExp {
  const known = names.get(country);
  if (known) return known;
  const symbols = (['symbol', 'narrowSymbol', 'code'] as const).map(
    (currencyDisplay) =>
      new Intl.NumberFormat('en', { style: 'currency', currency: isoCurrency, currencyDisplay })
        .formatToParts(0)
        .find(({ type }) => type === 'currency')?.value ?? isoCurrency,
  );
  const all = [...symbols, isoCurrency, currencyLabel, ...(WRITTEN[isoCurrency] ?? [])];
  const pattern = new RegExp(
    `^(?:${all
      .sort((one, other) => other.length - one.length)
      .map((name) => name.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&'))
      .join('|')})\\.?$`,
    'iu',
  );
  names.set(country, pattern);
  return pattern;
}

/** In addition to those of browsers. */
const WRITTEN: Readonly<Record<string, readonly string[]>> = {
  AED: ['dhs', 'dh', 'د.إ', 'درهم'],
  BDT: ['tk', '৳', 'টাকা'],
  BHD: ['bd', 'د.ب', 'دينار'],
  CZK: ['kč', 'kc'],
  DKK: ['kr'],
  EGP: ['le', 'ج.م', 'جنيه'],
  EUR: ['euro', 'euros', '€'],
  HKD: ['hk$', '元', '蚊', '$'],
  HUF: ['ft', 'forint'],
  IQD: ['د.ع', 'دينار'],
  JOD: ['jd', 'د.أ', 'دينار'],
  JPY: ['円', '¥', '￥', 'yen'],
  KRW: ['원', 'won'],
  KWD: ['kd', 'k.d', 'د.ك', 'دك', 'دينار'],
  LAK: ['ກີບ', 'kip'],
  MMK: ['ks', 'kyat', 'ကျပ်'],
  MYR: ['rm', 'ringgit'],
  NOK: ['kr'],
  OMR: ['ro', 'ر.ع', 'ريال'],
  PHP: ['₱', 'p', 'peso', 'pesos'],
  PKR: ['rs', 'rupees', 'روپے', '₨'],
  PLN: ['zł', 'zl'],
  QAR: ['qr', 'ر.ق', 'ريال'],
  RON: ['lei'],
  SAR: ['sr', 'ر.س', 'ريال'],
  SEK: ['kr'],
  SGD: ['s$', '$'],
  THB: ['baht', 'บาท', '฿'],
  TRY: ['tl', 'lira'],
  TWD: ['nt', 'nt$', 'ntd', '元', '塊', '$', '圓'],
  USD: ['$', 'us$', 'dollars'],
  VND: ['đ', 'vnđ', '₫', 'đồng'],
};

const WITH_COMMAS = /^\d{1,3}(,\d{2,3})*,\d{3}(\.\d+)?$/;
const WITH_POINTS = /^\d{1,3}(\.\d{3})+(,\d{1,2})?$/;
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

function readFigure(written: string, isCertain: boolean, config: CountryRow): Verdict<number | null> {
  const { decimals } = config;
  const figures = [...new Set(listFigures(written, config).map((figure) => rounded(figure, decimals)))];
  const [first] = figures;
  if (first === undefined || written.replace(/\D.*/, '').length > LONGEST)
    return { kind: 'error', key: 'validation.fill-amount' };
  if (figures.length === 1 && isCertain) return good(first);
  return {
    kind: 'question',
    key: 'cell.which-amount',
    answers: figures.map((figure, index) => ({
      reading: index === 0 ? 'thousands' : 'decimals',
      text: writeAmount(figure, decimals),
    })),
  };
}

/**
 * The amount of a cell in major units, null if empty. Texts are parsed with the country's separators. Ambiguity by a
 * factor of a thousand becomes a question.
 */
export function readAmount(text: string, isNumber: boolean, country: string): Verdict<number | null> {
  const config = countryFacts(country);
  const error = { kind: 'error', key: 'validation.fill-amount' } as const;
  const plain = withoutUnseen(plainDigits(text).normalize('NFKC'));
  if (plain === '') return good(null);
  if (isNumber) {
    const amount = rounded(Number(text), config.decimals);
    return Number.isFinite(amount) && amount >= 0 && Math.abs(amount) < 10 ** LONGEST ? good(amount) : error;
  }
  if (isShortened(plain)) return error;
  const joined = plain.replace(/(?<=\d)[\s'’](?=\d{3}(?!\d))/g, '').replace(/(?<=\d)([.,]-+|\/-+)$/, '');
  const [written, ...more] = joined.match(/\d[\d.,]*/g) ?? [];
  if (written === undefined || more.length > 0 || /-\s*\d/.test(joined)) return error;
  const beside = joined.replace(written, ' ').trim();
  const figure = written.replace(/[.,]+$/, '');
  const isCurrency = beside === '' || beside.split(/\s+/).every((word) => currencyPattern(config).test(word));
  return readFigure(figure, isCurrency, config);
}
