import { BRAND_IDS, supportedCountries, type CountryCode } from '@courier/config';
import * as z from 'zod';

/** An absent part matches no target. */
export interface FlagContext {
  readonly country?: CountryCode | undefined;
  readonly brand?: string | undefined;
  readonly vendorId?: string | undefined;
}

export interface FlagEvaluation {
  readonly key: string;
  readonly value: boolean;
  /** OpenFeature reason: `TARGETING_MATCH` if a vendor, brand or country matched. */
  readonly reason: 'STATIC' | 'TARGETING_MATCH';
}

const flagName = z.string().regex(/^[A-Za-z][\w-]{0,63}$/);
const vendorId = z.string().regex(/^\S{1,64}$/);
const targets = z.strictObject({
  default: z.boolean().optional(),
  countries: z.partialRecord(z.enum(supportedCountries), z.boolean()).optional(),
  brands: z.partialRecord(z.enum(BRAND_IDS), z.boolean()).optional(),
  vendors: z.record(vendorId, z.boolean()).optional(),
});

/** Flag name -> value, or values by vendor, brand and country. */
export const flagRulesSchema = z.record(flagName, z.union([z.boolean(), targets]));
export type FlagRules = z.infer<typeof flagRulesSchema>;
type FlagRule = FlagRules[string];

/** Later layers override earlier ones. */
export function evaluateFlags(layers: readonly FlagRules[], context: FlagContext): readonly FlagEvaluation[] {
  const found = new Map<string, FlagEvaluation>();
  for (const layer of layers) {
    for (const [key, rule] of Object.entries(layer)) {
      const answer = evaluateRule(rule, context);
      if (answer) found.set(key, { key, ...answer });
    }
  }
  return [...found.values()];
}

export const namesVendors = (rules: FlagRules): boolean =>
  Object.values(rules).some(
    (rule) => typeof rule !== 'boolean' && Object.keys(rule.vendors ?? {}).length > 0,
  );

/** Precedence: vendor, brand, country, default. */
function evaluateRule(rule: FlagRule, context: FlagContext): Omit<FlagEvaluation, 'key'> | undefined {
  if (typeof rule === 'boolean') return { value: rule, reason: 'STATIC' };
  const targeted =
    findNamedValue(rule.vendors, context.vendorId) ??
    findNamedValue(rule.brands, context.brand) ??
    findNamedValue(rule.countries, context.country);
  if (targeted !== undefined) return { value: targeted, reason: 'TARGETING_MATCH' };
  return rule.default === undefined ? undefined : { value: rule.default, reason: 'STATIC' };
}

const findNamedValue = (
  values: Readonly<Record<string, boolean | undefined>> | undefined,
  name: string | undefined,
): boolean | undefined =>
  values && name !== undefined && Object.hasOwn(values, name) ? values[name] : undefined;
