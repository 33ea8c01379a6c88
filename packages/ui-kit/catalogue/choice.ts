import * as v from 'valibot';
import { BRAND_IDS } from '@courier/config';

const choiceSchema = v.object({
  story: v.fallback(v.string(), 'brand'),
  brand: v.fallback(v.picklist(BRAND_IDS), 'courier'),
  theme: v.fallback(v.picklist(['light', 'dark']), 'light'),
  locale: v.fallback(v.picklist(['en', 'zh_Hant_TW', 'ar_KW', 'ur_PK']), 'en'),
});

export type Choice = v.InferOutput<typeof choiceSchema>;

export const readChoice = (search: string): Choice =>
  v.parse(choiceSchema, Object.fromEntries(new URLSearchParams(search)));

export const choiceAddress = (choice: Choice): string => `?${new URLSearchParams(choice).toString()}`;
