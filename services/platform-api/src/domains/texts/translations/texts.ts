import type { Texts } from '@courier/i18n/server';
import * as z from 'zod';

const nested: z.ZodType<Texts> = z.record(z.string(), z.union([z.string(), z.lazy(() => nested)]));

/** Namespace -> nested texts. */
export const textsSchema: z.ZodType<Record<string, Texts>> = z.record(z.string(), nested);
