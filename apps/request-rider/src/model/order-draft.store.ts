import * as v from 'valibot';
import { STORAGE_KEYS } from '@courier/config';
import { createJSONStorage, persist } from 'zustand/middleware';
import { createStore } from 'zustand/vanilla';
import { forgiving } from './forgiving-storage';
import { orderAttemptSchema, type OrderAttempt } from './order-attempt';
import { emptyPickup, pickupSchema, type Pickup } from './pickup';
import { emptyRequestForm, requestFormSchema, type RequestForm } from './request-form';

const savedDraftSchema = v.object({
  form: requestFormSchema,
  /** What stands in the address field; differs from the chosen address while somebody types. */
  addressQuery: v.string(),
  /** Whether the pin was placed or confirmed by hand. */
  pinConfirmed: v.boolean(),
  itemValueConfirmed: v.boolean(),
  /** Whether the rider has to check the customer's age. */
  ageValidation: v.optional(v.boolean(), false),
  /** Id of the saved address or customer the form was filled from. */
  selectedSaveAddress: v.optional(v.nullable(v.string()), null),
  /** What stands in the voucher field. */
  voucherCode: v.optional(v.string(), ''),
  /** Code of the voucher that counts. */
  voucher: v.optional(v.nullable(v.string()), null),
  /** When something was typed last, unix milliseconds. */
  savedAt: v.optional(v.nullable(v.number()), null),
  pickup: pickupSchema,
  attempt: v.nullable(orderAttemptSchema),
});

export type SavedDraft = v.InferOutput<typeof savedDraftSchema>;

export interface OrderDraftState extends SavedDraft {
  change(fields: Partial<RequestForm>): void;
  changePickup(fields: Partial<Pickup>): void;
  setAddressQuery(text: string): void;
  setPinConfirmed(confirmed: boolean): void;
  setItemValueConfirmed(confirmed: boolean): void;
  setAgeValidation(required: boolean): void;
  setVoucherCode(code: string): void;
  /** Takes the place of the voucher before. */
  setVoucher(code: string | null): void;
  selectSaved(id: string | null): void;
  setAttempt(attempt: OrderAttempt | null): void;
  /** Puts a whole draft in place of this one. */
  replace(draft: SavedDraft): void;
  /** Forgets everything typed, after an order was placed. */
  clear(): void;
}

export type OrderDraftStore = ReturnType<typeof createOrderDraftStore>;

export const emptyDraft: SavedDraft = {
  form: emptyRequestForm,
  addressQuery: '',
  pinConfirmed: false,
  itemValueConfirmed: false,
  ageValidation: false,
  selectedSaveAddress: null,
  voucherCode: '',
  voucher: null,
  savedAt: null,
  pickup: emptyPickup,
  attempt: null,
};

/** Whether anything was typed that would be a loss. */
export function hasContent(draft: SavedDraft): boolean {
  const { paymentMethod: _preselected, ...typed } = draft.form;
  return draft.addressQuery !== '' || Object.values(typed).some((value) => value !== '' && value !== null);
}

/** @param name the vendor, or vendor and order where one is updated */
export const draftStorageKey = (name: string) => `${STORAGE_KEYS.orderDrafts}:${name}`;

function merge(stored: unknown, current: OrderDraftState): OrderDraftState {
  const parsed = v.safeParse(savedDraftSchema, stored);
  return parsed.success ? { ...current, ...parsed.output } : current;
}

/** The draft without the functions around it. */
export const savedPart = (state: SavedDraft): SavedDraft =>
  Object.fromEntries(
    (Object.keys(emptyDraft) as (keyof SavedDraft)[]).map((key) => [key, state[key]]),
  ) as SavedDraft;

/** The draft of one vendor, or of one order that is updated. It survives reload and sign-out, and is read again wherever the form opens. */
export function createOrderDraftStore(
  name: string,
  storage: Storage | undefined = globalThis.localStorage,
  initial: SavedDraft = emptyDraft,
) {
  return createStore<OrderDraftState>()(
    persist(
      (set) => ({
        ...initial,
        change: (fields) => set((draft) => ({ form: { ...draft.form, ...fields }, savedAt: Date.now() })),
        changePickup: (fields) => set((draft) => ({ pickup: { ...draft.pickup, ...fields } })),
        setAddressQuery: (addressQuery) => set({ addressQuery }),
        setPinConfirmed: (pinConfirmed) => set({ pinConfirmed }),
        setItemValueConfirmed: (itemValueConfirmed) => set({ itemValueConfirmed }),
        setAgeValidation: (ageValidation) => set({ ageValidation }),
        setVoucherCode: (voucherCode) => set({ voucherCode }),
        setVoucher: (voucher) => set({ voucher }),
        selectSaved: (selectedSaveAddress) => set({ selectedSaveAddress }),
        replace: (draft) => set(draft),
        setAttempt: (attempt) => set({ attempt }),
        clear: () => set(emptyDraft),
      }),
      {
        name: draftStorageKey(name),
        version: 1,
        storage: createJSONStorage(() => forgiving(storage)),
        partialize: (state): SavedDraft => savedPart(state),
        merge,
      },
    ),
  );
}
