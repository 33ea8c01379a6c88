import type { CountryRow } from '@courier/config';

const names = new Map<string, RegExp>();
/** The ways to write the currency of a country. */
export function currencyPattern({ country, isoCurrency, currencyLabel }: CountryRow): RegExp {
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

let others: ReadonlySet<string> | null = null;
/** Signs and words of all currencies in lower case. */
const listCurrencies = (): ReadonlySet<string> => (others ??= new Set(Object.values(WRITTEN).flat()));

/** Whether a word names a currency other than that of the country; codes are written in capitals. */
export function isForeignCurrency(word: string, config: CountryRow): boolean {
  const bare = word.replace(/\.$/, '');
  if (currencyPattern(config).test(word)) return false;
  const isCode = /^[A-Z]{3}$/.test(bare) && Intl.supportedValuesOf('currency').includes(bare);
  return isCode || /\p{Sc}/u.test(bare) || listCurrencies().has(bare.toLowerCase());
}
