import { expect, it } from '@jest/globals';
import { countryConfig } from '@courier/config';
import { composedTopics } from '@courier/config/registry';
import english from '../../../locales/public/en.json';
import { faqGroups } from './faq-entries';

const t = ((key: string, values: Record<string, string | number> = {}) => {
  const text = key.split('.').reduce<unknown>((at, part) => (at as Record<string, unknown>)[part], english);
  return String(text).replaceAll(/{{(\w+)}}/g, (_all, name: string) => String(values[name]));
}) as Parameters<typeof faqGroups>[0]['t'];

type Facts = Parameters<typeof faqGroups>[0];
const complete: Facts['offer'] = { topics: composedTopics([], {}), hasAccounts: true };
const groups = (market: Facts['market'], offer = complete) =>
  faqGroups({ t, market, country: countryConfig('PK'), locale: 'en', hasGuests: true, offer });

const answers = (market: Facts['market'], offer = complete) =>
  groups(market, offer).flatMap(({ entries }) => entries.map(({ answer }) => answer));

it.each([
  [{ deliveryRadiusKm: 10 }, 'Up to 10 km from the pickup address.'],
  [{ deliveryRadiusKm: [4, 5] as const }, 'Up to 4 to 5 km from the pickup address, depending on the place.'],
  [{ deliveryRadiusKm: 12 }, 'Up to 12 km from the pickup address.'],
  [{ deliveryRadiusKm: 15 }, 'Up to 15 km from the pickup address.'],
  [{ baseFee: 80 }, 'Every delivery starts at PKR 80.'],
  [{ feePerKm: 12.5 }, 'Each started kilometre costs PKR 12.50.'],
  [{ cashOnDeliveryFee: 20 }, 'Yes, PKR 20 per order.'],
])('a market with %j shows: %s, and without it omits the entry [CONF-19]', (market, answer) => {
  const withPlainSpaces = (texts: string[]) => texts.map((text) => text.replaceAll('\u00A0', ' '));
  expect(withPlainSpaces(answers(market))).toContain(answer);
  expect(answers({})).toHaveLength(answers(market).length - 1);
});

it.each([
  ['the page of the customer', 'customer-page', /A page with the status/],
  ['the form', 'ordering', /The form says|the form says|Enter its code|You see the fee before you order/],
  ['the map of the rider', 'following', /you follow the rider on the map/],
] as const)('a brand without %s does not describe it', (_name, missing, words) => {
  const topics = new Set([...complete.topics].filter((topic) => topic !== missing));
  expect(answers({}).some((answer) => words.test(answer))).toBe(true);
  expect(answers({}, { ...complete, topics }).filter((answer) => words.test(answer))).toEqual([]);
});

it('a brand without accounts has no questions about them', () => {
  expect(groups({}).map(({ id }) => id)).toContain('account');
  expect(groups({}, { ...complete, hasAccounts: false }).map(({ id }) => id)).not.toContain('account');
});
