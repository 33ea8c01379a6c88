import type { Page, Response } from '@playwright/test';
import {
  BRAND_IDS,
  brandConfig,
  countryConfig,
  countryCustoms,
  currencySign,
  SUPPORTED_LOCALES,
} from '@courier/config';
import { countryAddressForm } from '@courier/config/address-form';
import { languageName, languageTag } from '@courier/i18n';

/** Fields of answers that hold sentences for people, which must come from the texts. */
const SENTENCES = new Set(['detail', 'message', 'title', 'type', 'error']);
/** Headings of bulk files, which are the same in all languages, and a cell of the file on the landing page. */
const SHEET =
  'customer_name customer_phone dropoff_address unit building notes description amount payment_method delivery_type delivery_date delivery_time collection_point latitude longitude Tel.';
const UNITS = ['kilometer', 'meter', 'minute', 'hour', 'second', 'day', 'kilogram', 'megabyte'] as const;
const WIDTHS = ['long', 'short', 'narrow'] as const;

/** Letters of an account's picture. */
function initials(name: string): string {
  const [first = '', second] = name.split(/[\s·.-]+/);
  const letters = second ? [first, second].map((word) => [...word][0]) : [...first].slice(0, 2);
  return letters.join('').toUpperCase();
}

function* textsIn(value: unknown, key = ''): Generator<string> {
  if (typeof value === 'string') {
    if (!SENTENCES.has(key)) yield value;
    if (key.endsWith('name')) yield initials(value);
  } else if (Array.isArray(value)) for (const part of value) yield* textsIn(part, key);
  else if (typeof value === 'object' && value !== null)
    for (const [name, part] of Object.entries(value)) yield* textsIn(part, name);
}

/** Words that `Intl` writes in a locale: months, weekdays, parts of the day, units, currencies. */
function* intlWords(tag: string, currency: string): Generator<string> {
  const days = [
    ...Array.from({ length: 12 }, (_, index) => new Date(Date.UTC(2026, index, 1, 2 * index))),
    ...Array.from({ length: 7 }, (_, index) => new Date(Date.UTC(2026, 0, 1 + index))),
  ];
  for (const width of WIDTHS) {
    const formats = [
      new Intl.DateTimeFormat(tag, { weekday: width, month: width, day: 'numeric', year: 'numeric' }),
      new Intl.DateTimeFormat(tag, { weekday: width, hour: 'numeric', minute: 'numeric', dayPeriod: width }),
      new Intl.DateTimeFormat(tag, { month: width, day: 'numeric' }),
      new Intl.DateTimeFormat(tag, { month: width }),
      new Intl.DateTimeFormat(tag, { hour: 'numeric', minute: 'numeric', hour12: true }),
    ];
    for (const format of formats)
      for (const day of days) for (const { value } of format.formatToParts(day)) yield value;
    const ago = new Intl.RelativeTimeFormat(tag, { style: width, numeric: 'auto' });
    for (const unit of ['second', 'minute', 'hour', 'day'] as const)
      for (const amount of [-5, -2, -1, 0, 1, 2, 5])
        for (const { value } of ago.formatToParts(amount, unit)) yield value;
    for (const unit of UNITS)
      for (const amount of [1, 2, 3, 5, 11])
        for (const { value } of new Intl.NumberFormat(tag, {
          style: 'unit',
          unit,
          unitDisplay: width,
        }).formatToParts(amount))
          yield value;
  }
  for (const type of ['unit', 'conjunction'] as const)
    for (const { value } of new Intl.ListFormat(tag, { type }).formatToParts(['1', '2', '3']))
      yield value.replaceAll(/^\P{L}+|\P{L}+$/gu, '');
  for (const currencyDisplay of ['symbol', 'narrowSymbol', 'code', 'name'] as const)
    for (const { value } of new Intl.NumberFormat(tag, {
      style: 'currency',
      currency,
      currencyDisplay,
    }).formatToParts(2))
      yield value;
}

/** Collects the data that a page may show outside the texts of its language. */
export class ShownData {
  readonly #texts = new Set<string>();
  readonly #reads: Promise<void>[] = [];

  constructor(page: Page, { locale, country }: { locale: string; country: string }) {
    const config = countryConfig(country.toUpperCase());
    const { isoCurrency, supportedLanguages } = config;
    // Bulgaria shows lev beside euro.
    this.add(
      'BGN',
      currencySign(config),
      isoCurrency,
      countryCustoms(config.country).taxNumber,
      ...SHEET.split(' '),
      ...SUPPORTED_LOCALES.map(languageName),
    );
    for (const tag of new Set([locale, ...supportedLanguages].map(languageTag)))
      this.add(...intlWords(tag, isoCurrency));
    // Labels of the country's address fields are part of its form, in its languages.
    for (const { label } of countryAddressForm(countryConfig(country.toUpperCase()).country).fields)
      // Arabic lists join "and" to the next word.
      for (const text of Object.values(label ?? {})) this.add(text, `و${text}`);
    for (const brand of BRAND_IDS) this.add(...textsIn(brandConfig(brand)));
    page.on('response', (response) => void this.#reads.push(this.#read(response)));
  }

  add(...texts: readonly string[]): void {
    // An address in two languages is shown in two pieces.
    for (const text of texts.flatMap((whole) => [whole, ...whole.split(' \u00B7 ')]))
      if (/\p{L}/u.test(text)) this.#texts.add(text.trim());
  }

  /** Adds every text of an answer, as of the calls that a page made before it could be observed. */
  addAnswer(body: unknown): void {
    this.add(...textsIn(body));
  }

  async list(): Promise<ReadonlySet<string>> {
    await Promise.all(this.#reads);
    return this.#texts;
  }

  async #read(response: Response): Promise<void> {
    const isData = response.url().includes('/courier/api/') && response.ok();
    if (!isData || !(response.headers()['content-type'] ?? '').includes('json')) return;
    // A page that leaves takes the bodies of its answers with it.
    const body: unknown = await response.json().catch(() => null);
    this.addAnswer(body);
  }
}
