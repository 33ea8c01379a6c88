import * as z from 'zod/mini';
import { STORAGE_KEYS } from '@courier/config';
import { createJSONStorage, persist, type StateStorage } from 'zustand/middleware';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { orderAttemptSchema, type OrderAttempt } from './order-attempt';
import { emptyPickup, pickupSchema, type Pickup } from './pickup';
import { emptyRequestForm, requestFormSchema, type RequestForm } from './request-form';

const savedDraftSchema = z.object({
  form: requestFormSchema,
  /** What stands in the address field; differs from the chosen address while somebody types. */
  addressQuery: z.string(),
  /** Whether the pin was placed or confirmed by hand. */
  pinConfirmed: z.boolean(),
  itemValueConfirmed: z.boolean(),
  pickup: pickupSchema,
  attempt: z.nullable(orderAttemptSchema),
});

export type SavedDraft = z.infer<typeof savedDraftSchema>;

export interface OrderDraftState extends SavedDraft {
  change(fields: Partial<RequestForm>): void;
  changePickup(fields: Partial<Pickup>): void;
  setAddressQuery(text: string): void;
  setPinConfirmed(confirmed: boolean): void;
  setItemValueConfirmed(confirmed: boolean): void;
  setAttempt(attempt: OrderAttempt | null): void;
  /** Forgets everything typed, after an order was placed. */
  clear(): void;
}

export type OrderDraftStore = StoreApi<OrderDraftState>;

export const emptyDraft: SavedDraft = {
  form: emptyRequestForm,
  addressQuery: '',
  pinConfirmed: false,
  itemValueConfirmed: false,
  pickup: emptyPickup,
  attempt: null,
};

/** Whether anything was typed that would be a loss. */
export function hasContent(draft: SavedDraft): boolean {
  const { paymentMethod: _preselected, ...typed } = draft.form;
  return draft.addressQuery !== '' || Object.values(typed).some((value) => value !== '' && value !== null);
}

export const draftStorageKey = (vendorId: string) => `${STORAGE_KEYS.orderDrafts}:${vendorId}`;

/** Storage that is full, blocked or absent costs the reload-proof draft, never the form. */
function forgiving(storage: Storage | undefined): StateStorage {
  const attempt = <T>(act: () => T, otherwise: T): T => {
    try {
      return act();
    } catch {
      return otherwise;
    }
  };
  return {
    getItem: (name) => attempt(() => storage?.getItem(name) ?? null, null),
    setItem: (name, value) => attempt(() => storage?.setItem(name, value), undefined),
    removeItem: (name) => attempt(() => storage?.removeItem(name), undefined),
  };
}

function merge(stored: unknown, current: OrderDraftState): OrderDraftState {
  const parsed = savedDraftSchema.safeParse(stored);
  return parsed.success ? { ...current, ...parsed.data } : current;
}

/** The draft of one vendor. It survives reload and sign-out, and is read again wherever the form opens. */
export function createOrderDraftStore(
  vendorId: string,
  storage: Storage | undefined = globalThis.localStorage,
): OrderDraftStore {
  return createStore<OrderDraftState>()(
    persist(
      (set) => ({
        ...emptyDraft,
        change: (fields) => set((draft) => ({ form: { ...draft.form, ...fields } })),
        changePickup: (fields) => set((draft) => ({ pickup: { ...draft.pickup, ...fields } })),
        setAddressQuery: (addressQuery) => set({ addressQuery }),
        setPinConfirmed: (pinConfirmed) => set({ pinConfirmed }),
        setItemValueConfirmed: (itemValueConfirmed) => set({ itemValueConfirmed }),
        setAttempt: (attempt) => set({ attempt }),
        clear: () => set(emptyDraft),
      }),
      {
        name: draftStorageKey(vendorId),
        version: 1,
        storage: createJSONStorage(() => forgiving(storage)),
        partialize: ({
          form,
          addressQuery,
          pinConfirmed,
          itemValueConfirmed,
          pickup,
          attempt,
        }): SavedDraft => ({
          form,
          addressQuery,
          pinConfirmed,
          itemValueConfirmed,
          pickup,
          attempt,
        }),
        merge,
      },
    ),
  );
}
