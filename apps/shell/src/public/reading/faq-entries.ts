import { LIMITS, type CountryConfig, type FaqMarket } from '@courier/config';
import type { Copy, CopyKey } from '@courier/i18n';
import { formatMoney } from '@courier/i18n/format';
import type { Topic } from '@courier/config/registry';
import type { BrandOffer } from '../landing-path';

interface FaqEntry {
  id: string;
  question: string;
  answer: string;
}

export interface FaqGroup {
  id: string;
  title: string;
  entries: readonly FaqEntry[];
}

interface FaqFacts {
  t: Copy<'public'>;
  country: CountryConfig;
  locale: string;
  market: FaqMarket;
  hasGuests: boolean;
  offer: Pick<BrandOffer, 'topics' | 'hasAccounts'>;
}

/** Answers that describe a screen; a brand without it does not show them. */
const NEEDED: Readonly<Record<string, readonly Topic[]>> = {
  'fees-how': ['ordering'],
  'fees-voucher': ['ordering'],
  'delivery-area': ['ordering'],
  'delivery-when': ['ordering', 'following'],
  'delivery-later': ['ordering'],
  'delivery-customer': ['customer-page'],
};

/** Groups without the entries that the brand does not offer. */
function offeredGroups(groups: readonly FaqGroup[], { topics, hasAccounts }: FaqFacts['offer']): FaqGroup[] {
  return groups
    .filter(({ id }) => id !== 'account' || hasAccounts)
    .map((group) => ({
      ...group,
      entries: group.entries.filter(({ id }) => (NEEDED[id] ?? []).every((topic) => topics.has(topic))),
    }))
    .filter(({ entries }) => entries.length > 0);
}

export function faqGroups({ t, country, locale, market, hasGuests, offer }: FaqFacts): FaqGroup[] {
  const money = (amount: number) => formatMoney(amount, country, { grouped: true, locale });
  const buildFaqEntry = (
    id: string,
    values?: Record<string, string | number>,
    answer = `${id}-a`,
  ): FaqEntry => ({
    id,
    question: t(`faq.${id}-q` as CopyKey<'public'>),
    answer: t(`faq.${answer}` as CopyKey<'public'>, values),
  });
  const entriesWithValue = <Value>(value: Value | undefined, make: (value: Value) => FaqEntry): FaqEntry[] =>
    value === undefined ? [] : [make(value)];
  const radius = (km: NonNullable<FaqMarket['deliveryRadiusKm']>) =>
    typeof km === 'number'
      ? buildFaqEntry('delivery-radius', { distance: km })
      : buildFaqEntry('delivery-radius', { from: km[0], to: km[1] }, 'delivery-range-a');

  const groups = [
    {
      id: 'items',
      title: t('faq.items'),
      entries: [
        buildFaqEntry('items-bag'),
        ...entriesWithValue(market.maxWeightKg, (weight) => buildFaqEntry('items-weight', { weight })),
        ...(country.itemValueCap > 0
          ? [buildFaqEntry('items-value', { amount: money(country.itemValueCap) })]
          : []),
        buildFaqEntry('items-not'),
      ],
    },
    {
      id: 'fees',
      title: t('faq.fees'),
      entries: [
        buildFaqEntry('fees-how'),
        ...entriesWithValue(market.baseFee, (fee) => buildFaqEntry('fees-base', { amount: money(fee) })),
        ...entriesWithValue(market.feePerKm, (fee) => buildFaqEntry('fees-km', { amount: money(fee) })),
        ...entriesWithValue(market.cashOnDeliveryFee, (fee) =>
          buildFaqEntry('fees-cash', { amount: money(fee) }),
        ),
        buildFaqEntry('fees-month'),
        buildFaqEntry('fees-pay'),
        buildFaqEntry('fees-voucher'),
      ],
    },
    {
      id: 'delivery',
      title: t('faq.delivery'),
      entries: [
        ...entriesWithValue(market.deliveryRadiusKm, radius),
        buildFaqEntry('delivery-area'),
        buildFaqEntry('delivery-when'),
        buildFaqEntry('delivery-later'),
        buildFaqEntry('delivery-cancel'),
        buildFaqEntry('delivery-customer'),
      ],
    },
    {
      id: 'account',
      title: t('faq.account'),
      entries: [
        buildFaqEntry('account-need'),
        ...(hasGuests ? [buildFaqEntry('account-guest')] : []),
        buildFaqEntry('account-link', { hours: LIMITS.registrationLinkHours }),
        buildFaqEntry('account-password'),
      ],
    },
  ];
  return offeredGroups(groups, offer);
}

export function matching(groups: readonly FaqGroup[], query: string): FaqGroup[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  return groups
    .map((group) => ({
      ...group,
      entries: group.entries.filter(({ question, answer }) => {
        const text = `${question} ${answer}`.toLowerCase();
        return words.every((word) => text.includes(word));
      }),
    }))
    .filter(({ entries }) => entries.length > 0);
}
