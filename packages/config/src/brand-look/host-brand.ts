import * as v from 'valibot';
import { brandIdSchema } from '../brand/brand-id-schema';
import { ConfigurationError, describeProblems } from '../configuration-error';
import { markShapeSchema } from './mark-shape';
import { lookStyleText, NEUTRAL_LOOK } from './tokens';

/** The data block `courier-brand`: the brand of the page's host. */
const hostBrandSchema = v.object({
  id: brandIdSchema,
  platform: v.string(),
  organisation: v.string(),
  product: v.string(),
  mark: v.array(markShapeSchema),
  /** CSS text with the brand's variables. */
  style: v.string(),
});

export type HostBrand = v.InferOutput<typeof hostBrandSchema>;

/**
 * The brand of the page's host. A document contains no list of brands, so that a new brand is no new release of
 * it. A host of before 2026-11-28 sends no block: its pages have the product's name from the title, and the
 * neutral look.
 * @throws ConfigurationError naming every wrong field.
 */
export function parseHostBrand(data: unknown, page: { brand: HostBrand['id']; title: string }): HostBrand {
  if (data === undefined)
    return {
      id: page.brand,
      platform: page.title,
      organisation: page.title,
      product: page.title,
      mark: [],
      style: lookStyleText(NEUTRAL_LOOK),
    };
  const result = v.safeParse(hostBrandSchema, data);
  if (!result.success) throw new ConfigurationError('brand', describeProblems(result.issues));
  return result.output;
}
