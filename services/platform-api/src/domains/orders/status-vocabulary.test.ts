import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import {
  customerSentenceKey,
  ORDER_STATUSES,
  sentenceKey,
  statusKey,
  statusLabelKey,
} from '@courier/api-client/order-rules';
import { buildOrder } from '@courier/api-client/testing';
import { guestOrderMail } from '../mail/mail-texts';
import { createServerTexts } from '../texts/server-texts/server-texts';

const ROOT = join(__dirname, '../../../../..');
const TABLE = join(ROOT, 'docs/status-vocabulary.tsv');
const NOW = 1_790_000_000;
const LANGUAGES = { en: 'en', zh: 'zh_Hant_TW', ar: 'ar', ur: 'ur' } as const;
type Language = keyof typeof LANGUAGES;
const LANGUAGE_CODES = Object.keys(LANGUAGES) as Language[];
type Texts = { [key: string]: string | Texts };

const read = (folder: string, language: Language, file = ''): Texts =>
  JSON.parse(
    readFileSync(join(ROOT, folder, 'locales', `${LANGUAGES[language]}${file}.json`), 'utf8'),
  ) as Texts;
const labelsIn = (language: Language) => read('packages/i18n', language, '/order-status');
const textAt = (texts: Texts, path: string): string => {
  const found = path
    .split('/')
    .reduce<string | Texts | undefined>(
      (part, key) => (typeof part === 'object' ? part[key] : undefined),
      texts,
    );
  return typeof found === 'string' ? found : '';
};

const STATES = [...ORDER_STATUSES, 'scheduled'];
const orderIn = (state: string) =>
  state === 'scheduled'
    ? buildOrder({ status: 'RECEIVED', preordered_for: NOW + 7200, created_at: NOW - 60 })
    : buildOrder({ status: state, created_at: NOW - 600 });

/** `UPDATE_TABLES=1` writes the table. */
const isToWrite = process.env['UPDATE_TABLES'] === '1';
const UNUSED = 'unused';

const WITHOUT_TAB = ['INITIATED', 'PAYMENT_INITIATED'];
const OFF_THE_BOARD = [
  ...WITHOUT_TAB,
  'STALLED',
  'CANCELLED',
  'PAYMENT_CANCELLED',
  'PAYMENT_FAILED',
  'DELIVERED',
  'RETURNED_TO_VENDOR',
  'scheduled',
];
const ALERTED = [
  'NEAR_VENDOR',
  'NEAR_CUSTOMER',
  'STALLED',
  'PAYMENT_FAILED',
  'CANCELLED',
  'PAYMENT_CANCELLED',
  'RETURN_INITIATED',
  'RETURNED_TO_VENDOR',
];
/** Labels of statuses on the customer's page. */
const ON_CUSTOMER_PAGE = new Map(
  [
    ...readFileSync(join(ROOT, 'apps/public-tracking/src/model/passed-events.ts'), 'utf8').matchAll(
      /^ {2}([A-Z_]+): '(.+)',$/gm,
    ),
  ].map(([, status = '', label = '']) => [status, label]),
);

type Cell = (state: string, language: Language) => string;

/** The label in the locale files, used by every screen of the workspace. */
const label: Cell = (state, language) =>
  textAt(labelsIn(language), statusLabelKey(orderIn(state), NOW)) || UNUSED;
const labelExcept =
  (states: readonly string[]): Cell =>
  (state, language) =>
    states.includes(state) ? UNUSED : label(state, language);
const sentence =
  (audience: 'shop' | 'guest'): Cell =>
  (state, language) =>
    textAt(
      read('apps/tracking-history', language),
      `sentence/${audience}/${sentenceKey(orderIn(state), NOW)}`,
    );
const customerSentence: Cell = (state, language) => {
  const key = customerSentenceKey(orderIn(state), NOW);
  return key === null ? UNUSED : textAt(read('apps/public-tracking', language), `now/${key}`);
};
const customerLabel: Cell = (state, language) =>
  textAt(read('apps/public-tracking', language), `status/${ON_CUSTOMER_PAGE.get(state) ?? ''}`) || UNUSED;
const serverTexts = (language: Language) =>
  createServerTexts(() => null)({ brand: 'courier', country: 'TW', locale: LANGUAGES[language] });
const sharedEvidence: Cell = (state, language) =>
  state === 'scheduled' ? UNUSED : serverTexts(language).statusLabel(statusKey(state));
const receiptMail: Cell = (state, language) => {
  const { text } = guestOrderMail(serverTexts(language), 'receipt', {
    orderId: 'v-ID',
    description: '',
    fee: '',
    link: '',
    ownLink: null,
  });
  return state === 'DELIVERED' ? (/ID\)[:：] ?(.+)/.exec(text)?.[1] ?? '') : UNUSED;
};

/** Where each audience reads a status label. Guests see the list and exports of shops. */
const LABELS: Readonly<Record<string, Cell>> = {
  // Orders without a tab open only by id; the board has running orders; history has no scheduled ones.
  'shop: list': labelExcept(WITHOUT_TAB),
  'shop: board': labelExcept(OFF_THE_BOARD),
  'shop: detail': label,
  'shop: timeline': labelExcept(['scheduled']),
  'shop: evidence': labelExcept(['scheduled']),
  'shop: shared evidence': sharedEvidence,
  'shop: exports': label,
  'shop: alerts': (state, language) => (ALERTED.includes(state) ? label(state, language) : UNUSED),
  'shop: help': label,
  'guest: list': labelExcept(WITHOUT_TAB),
  'guest: detail': label,
  'guest: timeline': labelExcept(['scheduled']),
  'guest: mails': receiptMail,
};
/** Recipients have labels of their own: they are neither a vendor nor a customer. */
const RECIPIENT_LABELS: Readonly<Record<string, Cell>> = { 'customer: stages and history': customerLabel };
const SENTENCES: Readonly<Record<string, Cell>> = {
  'shop: sentence': sentence('shop'),
  'guest: sentence': sentence('guest'),
  'customer: sentence': customerSentence,
};

const riderLabel: Cell = (state, language) =>
  textAt(read('apps/rider', language), `status/${state}`) || UNUSED;
const SHORT_SENTENCES: Readonly<Record<string, Cell>> = { 'rider: list': riderLabel };

/** What a sentence claims about the place of rider and order; the first match counts. */
const FACTS: readonly (readonly [fact: string, claim: RegExp])[] = [
  ['order back', /back at the|returned to the/i],
  ['order on the way back', /bringing the \w+ back|going back|returning to the/i],
  ['rider near the shop', /(close to|near) the (shop|pickup)/i],
  ['rider near the customer', /close to the (customer|recipient)|near you/i],
  ['rider at a stop', /rider is at/],
  ['rider on the way to the shop', /(coming|on the way) to the (shop|pickup)/],
  ['rider has the order', /rider has (the|left)|on the way to you|collected by the rider/i],
  ['delivered', /(customer|recipient) has the|was delivered|^Delivered$/],
];
const factIn = (sentenceText: string): string =>
  FACTS.find(([, claim]) => claim.test(sentenceText))?.[0] ?? UNUSED;
const fact =
  (cell: Cell): Cell =>
  (state, language) =>
    factIn(cell(state, language));
const SENTENCE_FACTS: Readonly<Record<string, Cell>> = Object.fromEntries(
  Object.entries({ ...SENTENCES, ...SHORT_SENTENCES }).map(([place, cell]) => [
    place.replace(/sentence|list/, 'fact'),
    fact(cell),
  ]),
);
const NEAR_WORDS: Readonly<Record<Language, RegExp>> = {
  en: /close to|near/i,
  zh: /接近|附近/,
  ar: /قريب/,
  ur: /قریب/,
};

describe('the vocabulary of statuses', () => {
  it.each(STATES)('states the same fact to shop, guest, customer and rider at %s', (state) => {
    const facts = [...Object.values(SENTENCE_FACTS), fact(customerLabel)].map((cell) => cell(state, 'en'));
    expect(new Set(facts.filter((claim) => claim !== UNUSED)).size).toBeLessThanOrEqual(1);
  });

  it.each(LANGUAGE_CODES)(
    'calls a rider near only at the two near statuses in %s [TRACK-ETA-04]',
    (language) => {
      for (const state of STATES)
        for (const [place, cell] of Object.entries({
          ...SENTENCES,
          ...SHORT_SENTENCES,
          ...RECIPIENT_LABELS,
        }))
          expect([place, state, NEAR_WORDS[language].test(cell(state, language))]).toEqual([
            place,
            state,
            state === 'NEAR_VENDOR' || state === 'NEAR_CUSTOMER',
          ]);
    },
  );

  it.each(LANGUAGE_CODES)('has one label for each state in every place in %s', (language) => {
    for (const state of STATES) {
      const words = Object.values(LABELS).map((cell) => cell(state, language));
      expect([state, new Set(words.filter((word) => word !== UNUSED)).size]).toEqual([state, 1]);
    }
  });

  it.each(LANGUAGE_CODES)('has one sentence for each state and audience in %s', (language) => {
    for (const [place, cell] of Object.entries(SENTENCES))
      for (const state of STATES)
        expect(`${place} ${state}: ${cell(state, language)}`).toMatch(/: [^:]+: .+$/);
  });

  it('reads the label of a status on the customer page by the key of the portal', () => {
    for (const [status, key] of ON_CUSTOMER_PAGE) expect([status, statusKey(status)]).toEqual([status, key]);
  });

  it('calls the recipient neither customer nor vendor', () => {
    for (const state of STATES) expect(customerLabel(state, 'en')).not.toMatch(/customer|vendor/i);
  });

  it('says beneath "Rider on the way" whether a rider has accepted', () => {
    expect(sentence('shop')('ASSIGNED_TO_TRANSPORT', 'en')).toBe('Offered to a rider, not accepted yet');
  });

  it('does not call a scheduled order one that is being prepared', () => {
    expect(customerSentence('scheduled', 'en')).toBe('Your order is planned for this time');
  });

  it('is the table of docs/status-vocabulary.tsv', () => {
    const columns = { ...LABELS, ...RECIPIENT_LABELS, ...SENTENCES, ...SHORT_SENTENCES, ...SENTENCE_FACTS };
    const rows = STATES.map((state) => [state, ...Object.values(columns).map((cell) => cell(state, 'en'))]);
    const page = [['status', ...Object.keys(columns)], ...rows]
      .map((cells) => `${cells.join('\t')}\n`)
      .join('');
    if (isToWrite) writeFileSync(TABLE, page);
    expect(readFileSync(TABLE, 'utf8')).toBe(page);
  });
});
