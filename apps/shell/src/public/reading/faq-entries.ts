import { LIMITS, type CountryConfig, type FaqMarket } from '@courier/config';
import type { Copy, CopyKey } from '@courier/i18n';
import { formatMoney } from '@courier/i18n/format';

export interface FaqEntry {
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
  market: FaqMarket;
  hasGuests: boolean;
}

export function faqGroups({ t, country, market, hasGuests }: FaqFacts): FaqGroup[] {
  const money = (amount: number) => formatMoney(amount, country, { grouped: true });
  const entry = (id: string, values?: Record<string, string | number>, answer = `${id}-a`): FaqEntry => ({
    id,
    question: t(`faq.${id}-q` as CopyKey<'public'>),
    answer: t(`faq.${answer}` as CopyKey<'public'>, values),
  });
  const known = <Value>(value: Value | undefined, make: (value: Value) => FaqEntry): FaqEntry[] =>
    value === undefined ? [] : [make(value)];
  const radius = (km: NonNullable<FaqMarket['deliveryRadiusKm']>) =>
    typeof km === 'number'
      ? entry('delivery-radius', { distance: km })
      : entry('delivery-radius', { from: km[0], to: km[1] }, 'delivery-range-a');

  return [
    {
      id: 'items',
      title: t('faq.items'),
      entries: [
        entry('items-bag'),
        ...known(market.maxWeightKg, (weight) => entry('items-weight', { weight })),
        ...(country.itemValueCap > 0 ? [entry('items-value', { amount: money(country.itemValueCap) })] : []),
        entry('items-not'),
      ],
    },
    {
      id: 'fees',
      title: t('faq.fees'),
      entries: [
        entry('fees-how'),
        ...known(market.baseFee, (fee) => entry('fees-base', { amount: money(fee) })),
        ...known(market.feePerKm, (fee) => entry('fees-km', { amount: money(fee) })),
        ...known(market.cashOnDeliveryFee, (fee) => entry('fees-cash', { amount: money(fee) })),
        entry('fees-month'),
        entry('fees-pay'),
        entry('fees-voucher'),
      ],
    },
    {
      id: 'delivery',
      title: t('faq.delivery'),
      entries: [
        ...known(market.deliveryRadiusKm, radius),
        entry('delivery-area'),
        entry('delivery-when'),
        entry('delivery-later'),
        entry('delivery-cancel'),
        entry('delivery-customer'),
      ],
    },
    {
      id: 'account',
      title: t('faq.account'),
      entries: [
        entry('account-need'),
        ...(hasGuests ? [entry('account-guest')] : []),
        entry('account-link', { hours: LIMITS.registrationLinkHours }),
        entry('account-password'),
      ],
    },
  ];
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
