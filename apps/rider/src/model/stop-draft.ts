import * as v from 'valibot';

const draftSchema = v.object({
  areItemsChecked: v.boolean(),
  /** The amount due. */
  isCashTaken: v.boolean(),
  // Drafts of earlier releases lack the next four.
  isCashOther: v.optional(v.boolean(), false),
  /** As typed. */
  cashAmount: v.optional(v.string(), ''),
  cashReason: v.optional(v.string(), ''),
  /** An amount far above the amount due. */
  isCashConfirmed: v.optional(v.boolean(), false),
  isAgeChecked: v.boolean(),
  pin: v.string(),
  /** Path data. */
  signature: v.string(),
  /** Kinds of photos that the server has. */
  sentPhotos: v.array(v.string()),
});

/** What the rider has entered for a delivery; kept until the delivery has left the phone. */
export type StopDraft = v.InferOutput<typeof draftSchema>;

export const EMPTY_DRAFT: StopDraft = {
  areItemsChecked: false,
  isCashTaken: false,
  isCashOther: false,
  cashAmount: '',
  cashReason: '',
  isCashConfirmed: false,
  isAgeChecked: false,
  pin: '',
  signature: '',
  sentPhotos: [],
};

/** The draft that the phone has stored; null for the shape of another release. */
export function readStoredDraft(value: unknown): StopDraft | null {
  const parsed = v.safeParse(draftSchema, value);
  return parsed.success ? parsed.output : null;
}
