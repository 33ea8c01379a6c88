import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { buildOrder } from '../testing/build-order';
import { statusLabelKey } from './labels';
import { customerSentenceKey, sentenceKey } from './status-sentences';
import { ORDER_STATUSES } from './statuses';

const ROOT = join(__dirname, '../../../..');
const TABLE = join(ROOT, 'docs/status-vocabulary.tsv');
const NOW = 1_790_000_000;
const LANGUAGES = ['en', 'zh_Hant_TW', 'ar', 'ur'] as const;
type Language = (typeof LANGUAGES)[number];
type Texts = { [key: string]: string | Texts };

const read = (path: string): Texts => JSON.parse(readFileSync(join(ROOT, path), 'utf8')) as Texts;
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

/** Where each audience reads a status. The list, board, timeline and exports of guests are the shop's. */
const PLACES = {
  shop: ['list', 'board', 'detail', 'timeline', 'evidence', 'exports'],
  guest: ['list', 'detail', 'timeline'],
  customer: ['customer page'],
} as const;
type Audience = keyof typeof PLACES;
const UNUSED = 'unused';

/** Places that show the label alone, and the states they never hold. */
function wordingAt(audience: Audience, place: string, state: string, language: Language): string {
  const order = orderIn(state);
  const label = textAt(
    read(`packages/i18n/locales/${language}/order-status.json`),
    statusLabelKey(order, NOW),
  );
  const own = read(`apps/tracking-history/locales/${language}.json`);
  if (audience === 'customer') {
    const key = customerSentenceKey(order, NOW);
    return key === null
      ? UNUSED
      : textAt(read(`apps/public-tracking/locales/${language}.json`), `now/${key}`);
  }
  if (place === 'detail')
    return `${label}: ${textAt(own, `sentence/${audience}/${sentenceKey(order, NOW)}`)}`;
  // Orders without a tab open by their id alone; the board holds what runs; a history holds no schedule.
  if (place === 'list' && /^(PAYMENT_)?INITIATED$/.test(state)) return UNUSED;
  if (place === 'board' && (state === 'scheduled' || !isOnBoard(state))) return UNUSED;
  if ((place === 'timeline' || place === 'evidence') && state === 'scheduled') return UNUSED;
  return label;
}

const isOnBoard = (state: string) =>
  !/^(INITIATED|PAYMENT_INITIATED|STALLED|CANCELLED|PAYMENT_CANCELLED|PAYMENT_FAILED|DELIVERED|RETURNED_TO_VENDOR)$/.test(
    state,
  );

const columns = (Object.keys(PLACES) as Audience[]).flatMap((audience) =>
  PLACES[audience].map((place) => ({ audience, place })),
);

describe('the vocabulary of statuses', () => {
  it.each(LANGUAGES)('has a label and a sentence for each state and audience in %s', (language) => {
    for (const { audience, place } of columns)
      for (const state of STATES)
        expect(`${audience} ${place} ${state}: ${wordingAt(audience, place, state, language)}`).toMatch(
          /: (?!: |$).+[^ :]$/,
        );
  });

  it.each(LANGUAGES)('names a state alike in every place that shows its label in %s', (language) => {
    for (const state of STATES) {
      const labels = columns
        .filter(({ audience }) => audience !== 'customer')
        .map(({ audience, place }) => wordingAt(audience, place, state, language))
        .filter((words) => words !== UNUSED)
        .map((words) => words.split(': ')[0]);
      expect([state, new Set(labels).size]).toEqual([state, 1]);
    }
  });

  it('says beneath "Rider on the way" whether a rider has accepted', () => {
    expect(wordingAt('shop', 'detail', 'ASSIGNED_TO_TRANSPORT', 'en')).toBe(
      'Rider on the way: Offered to a rider, not accepted yet',
    );
  });

  it('does not call a scheduled order one that is being prepared', () => {
    expect(wordingAt('customer', 'customer page', 'scheduled', 'en')).toBe(
      'Your order is planned for this time',
    );
  });

  it('is the table of docs/status-vocabulary.tsv', () => {
    const head = ['status', ...columns.map(({ audience, place }) => `${audience}: ${place}`)];
    const rows = STATES.map((state) => [
      state,
      ...columns.map(({ audience, place }) => wordingAt(audience, place, state, 'en')),
    ]);
    const page = [head, ...rows].map((cells) => `${cells.join('\t')}\n`).join('');
    if (isToWrite) writeFileSync(TABLE, page);
    expect(readFileSync(TABLE, 'utf8')).toBe(page);
  });
});
