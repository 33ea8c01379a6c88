import * as z from 'zod/mini';
import { BRAND_IDS } from '@courier/config';

const choiceSchema = z.object({
  story: z.catch(z.string(), 'brand'),
  brand: z.catch(z.enum(BRAND_IDS), 'courier'),
  theme: z.catch(z.enum(['light', 'dark']), 'light'),
  locale: z.catch(z.enum(['en', 'zh_Hant_TW', 'ar_KW', 'ur_PK']), 'en'),
});

export type Choice = z.infer<typeof choiceSchema>;

export const readChoice = (search: string): Choice =>
  choiceSchema.parse(Object.fromEntries(new URLSearchParams(search)));

export const choiceAddress = (choice: Choice): string => `?${new URLSearchParams(choice).toString()}`;
