import * as z from 'zod';
import { areaSchema } from './area-rules';
import { limitRuleSchema } from './limit-rules';
import { paymentMethodRuleSchema } from './payment-method-rules';
import { conditionsSchema } from './conditions';
import { tariffSchema } from './tariff';
import { prohibitedItemSchema } from './prohibited-rules';
import { sellerSchema } from './seller-rules';
import { voucherRuleSchema } from './voucher-rules';
import { hoursPlanSchema } from './hours-plan';

/** What a version of each kind contains, complete for its country. */
export const ruleSchemas = {
  tariffs: z.array(tariffSchema),
  areas: z.array(areaSchema),
  hours: z.array(hoursPlanSchema),
  limits: z.array(limitRuleSchema),
  prohibited: z.array(prohibitedItemSchema),
  conditions: conditionsSchema,
  vouchers: z.array(voucherRuleSchema),
  'payment-methods': z.array(paymentMethodRuleSchema),
  sellers: z.array(sellerSchema).max(1),
} as const;

export type RuleSets = { [Kind in keyof typeof ruleSchemas]: z.infer<(typeof ruleSchemas)[Kind]> };
export type RuleKind = keyof RuleSets;
