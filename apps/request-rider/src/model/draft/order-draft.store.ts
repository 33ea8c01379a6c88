import * as v from 'valibot';
import { STORAGE_KEYS } from '@courier/config';
import type { StorageArea } from '@courier/shell-api';
import { createJSONStorage, persist } from 'zustand/middleware';
import { createStore } from 'zustand/vanilla';
import { persistedIn } from './persisted-in';
import { orderAttemptSchema, type OrderAttempt } from './order-attempt';
import { emptyPickup, pickupSchema, type Pickup } from '../form/pickup';
import { emptyRequestForm, requestFormSchema, type Point, type RequestForm } from '../form/request-form';

const pointSchema = v.object({ latitude: v.number(), longitude: v.number() });

const savedDraftSchema = v.object({
  form: requestFormSchema,
  /** The text in the address field; differs from the chosen address during typing. */
  addressQuery: v.string(),
  /** Whether the user placed or confirmed the pin. */
  pinConfirmed: v.boolean(),
  /** Where the pin starts for an address whose house cannot be found; it has to be set by hand. */
  pinProposal: v.optional(v.nullable(pointSchema), null),
  itemValueConfirmed: v.boolean(),
  ageValidation: v.optional(v.boolean(), false),
  /** Id of the saved address or customer that filled the form. */
  selectedSaveAddress: v.optional(v.nullable(v.string()), null),
  /** The text in the voucher field. */
  voucherCode: v.optional(v.string(), ''),
  /** Code of the applied voucher. */
  voucher: v.optional(v.nullable(v.string()), null),
  /** Time of the last edit, unix milliseconds. */
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
  /** Dropped by every later change of the destination. */
  proposePin(point: Point): void;
  setItemValueConfirmed(confirmed: boolean): void;
  setAgeValidation(required: boolean): void;
  setVoucherCode(code: string): void;
  /** Replaces the former voucher. */
  setVoucher(code: string | null): void;
  selectSaved(id: string | null): void;
  setAttempt(attempt: OrderAttempt | null): void;
  replace(draft: SavedDraft): void;
  clear(): void;
}

export type OrderDraftStore = ReturnType<typeof createOrderDraftStore>;

export const emptyDraft: SavedDraft = {
  form: emptyRequestForm,
  addressQuery: '',
  pinConfirmed: false,
  pinProposal: null,
  itemValueConfirmed: false,
  ageValidation: false,
  selectedSaveAddress: null,
  voucherCode: '',
  voucher: null,
  savedAt: null,
  pickup: emptyPickup,
  attempt: null,
};

export function hasContent(draft: SavedDraft): boolean {
  const { paymentMethod: _preselected, ...typed } = draft.form;
  return draft.addressQuery !== '' || Object.values(typed).some((value) => value !== '' && value !== null);
}

/** @param name the vendor id, or vendor and order id for an update */
export const draftStorageKey = (name: string) => `${STORAGE_KEYS.orderDrafts}:${name}`;

function merge(stored: unknown, current: OrderDraftState): OrderDraftState {
  const parsed = v.safeParse(savedDraftSchema, stored);
  return parsed.success ? { ...current, ...parsed.output } : current;
}

export const savedPart = (state: SavedDraft): SavedDraft =>
  Object.fromEntries(
    (Object.keys(emptyDraft) as (keyof SavedDraft)[]).map((key) => [key, state[key]]),
  ) as SavedDraft;

/**
 * The draft of one vendor or of one updated order. Survives reload and sign-out; every form of the vendor
 * reads it.
 */
export function createOrderDraftStore(name: string, storage: StorageArea, initial: SavedDraft = emptyDraft) {
  return createStore<OrderDraftState>()(
    persist(
      (set) => ({
        ...initial,
        change: (fields) =>
          set((draft) => ({
            form: { ...draft.form, ...fields },
            savedAt: Date.now(),
            ...(fields.destinationLatitude === undefined ? {} : { pinProposal: null }),
          })),
        changePickup: (fields) => set((draft) => ({ pickup: { ...draft.pickup, ...fields } })),
        setAddressQuery: (addressQuery) => set({ addressQuery }),
        setPinConfirmed: (pinConfirmed) => set({ pinConfirmed }),
        proposePin: (pinProposal) => set({ pinProposal }),
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
        storage: createJSONStorage(() => persistedIn(storage)),
        partialize: (state): SavedDraft => savedPart(state),
        merge,
      },
    ),
  );
}
