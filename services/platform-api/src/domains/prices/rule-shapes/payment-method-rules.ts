import * as z from 'zod';

/** Names in files of the operator. */
export const METHOD_WORDS = ['card', 'cash', 'on_delivery', 'advance'] as const;
type MethodWord = (typeof METHOD_WORDS)[number];

/** Names in the specification. */
const PAYMENT_METHODS = {
  card: 'ONLINE_PAYMENT',
  cash: 'CASH_ON_DELIVERY',
  on_delivery: 'PAYMENT_ON_DELIVERY',
  advance: 'PAID',
} as const satisfies Record<MethodWord, string>;

export const paymentMethodRuleSchema = z.object({
  /** Absent for all vendors of the country. */
  vendorId: z.string().min(1).optional(),
  method: z.enum(METHOD_WORDS),
  isOffered: z.boolean(),
});
export type PaymentMethodRule = z.infer<typeof paymentMethodRuleSchema>;

type Methods = Readonly<Record<string, boolean>>;

const isGuest = (vendorId: string): boolean => vendorId.startsWith('guest-');

/**
 * Payment methods of a vendor: of its own rules, else of those of its country, else as stored with it. Rules take
 * methods from guests but give them none, because guests have no account that could be billed.
 */
export function vendorMethods(
  rules: readonly PaymentMethodRule[],
  { vendorId, stored }: { vendorId: string; stored: Methods },
): Methods {
  const result = { ...stored };
  for (const scope of [undefined, vendorId])
    for (const rule of rules)
      if (rule.vendorId === scope && !(rule.isOffered && isGuest(vendorId)))
        result[PAYMENT_METHODS[rule.method]] = rule.isOffered;
  return result;
}

/** Whether a country offers a method; null where no rule of the whole country says so. */
export const countryOffers = (rules: readonly PaymentMethodRule[], method: MethodWord): boolean | null =>
  rules.find((rule) => rule.vendorId === undefined && rule.method === method)?.isOffered ?? null;

const COUNTRY_METHODS = ['cash', 'card'] as const;

/** The parameter `paymentMethods` with the rules of the country in it. */
export function countryMethods(rules: readonly PaymentMethodRule[], parameter: string): string {
  const stored = parameter.split('|').map((name) => name.trim());
  return COUNTRY_METHODS.filter(
    (word) => countryOffers(rules, word) ?? stored.includes(PAYMENT_METHODS[word]),
  )
    .map((word) => PAYMENT_METHODS[word])
    .join('|');
}
