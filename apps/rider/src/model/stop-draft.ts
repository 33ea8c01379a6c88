import * as z from 'zod/mini';

const draftSchema = z.object({
  areItemsChecked: z.boolean(),
  isCashTaken: z.boolean(),
  isAgeChecked: z.boolean(),
  pin: z.string(),
  /** Path data. */
  signature: z.string(),
  /** Kinds of photos that the server has. */
  sentPhotos: z.array(z.string()),
});

/** What the rider has entered for a delivery; kept until the delivery has left the phone. */
export type StopDraft = z.output<typeof draftSchema>;

export const EMPTY_DRAFT: StopDraft = {
  areItemsChecked: false,
  isCashTaken: false,
  isAgeChecked: false,
  pin: '',
  signature: '',
  sentPhotos: [],
};

/** The draft that the phone has stored; null for the shape of another release. */
export function readStoredDraft(value: unknown): StopDraft | null {
  const parsed = z.safeParse(draftSchema, value);
  return parsed.success ? parsed.data : null;
}
