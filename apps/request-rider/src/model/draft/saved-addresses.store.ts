import * as v from 'valibot';
import { STORAGE_KEYS } from '@courier/config';
import type { StorageArea } from '@courier/shell-api';
import { createJSONStorage, persist } from 'zustand/middleware';
import { createStore } from 'zustand/vanilla';
import { persistedIn } from './persisted-in';
import type { RequestForm } from '../form/request-form';

const savedAddressSchema = v.object({
  text: v.string(),
  unit: v.string(),
  building: v.string(),
  latitude: v.number(),
  longitude: v.number(),
  notes: v.string(),
  /** Unix milliseconds. */
  usedAt: v.number(),
});

export type SavedAddress = v.InferOutput<typeof savedAddressSchema>;

const savedSchema = v.object({ addresses: v.array(savedAddressSchema) });

export interface SavedAddressesState {
  /** Latest first. */
  addresses: readonly SavedAddress[];
  remember(address: SavedAddress): void;
}

const MOST = 60;

/** The same text and unit mean the same address, regardless of spaces. */
export const savedAddressId = ({ unit, text }: Pick<SavedAddress, 'unit' | 'text'>) =>
  `saved:${unit.trim().toLowerCase()}|${text.trim().toLowerCase()}`;

export function createSavedAddresses(vendorId: string, storage: StorageArea) {
  return createStore<SavedAddressesState>()(
    persist(
      (set) => ({
        addresses: [],
        remember: (address) =>
          set(({ addresses }) => ({
            addresses: [
              address,
              ...addresses.filter((other) => savedAddressId(other) !== savedAddressId(address)),
            ].slice(0, MOST),
          })),
      }),
      {
        name: `${STORAGE_KEYS.savedAddresses}:${vendorId}`,
        version: 1,
        storage: createJSONStorage(() => persistedIn(storage)),
        partialize: ({ addresses }) => ({ addresses }),
        merge: (stored, current) => {
          const parsed = v.safeParse(savedSchema, stored);
          return parsed.success ? { ...current, ...parsed.output } : current;
        },
      },
    ),
  );
}

/** The saved form of an address, or null without coordinates. */
export function addressToSave(form: RequestForm, nowMs: number): SavedAddress | null {
  const { destinationLatitude: latitude, destinationLongitude: longitude } = form;
  if (latitude === null || longitude === null || form.destinationTextAddress.trim() === '') return null;
  return {
    text: form.destinationTextAddress,
    unit: form.destinationUnitNumber,
    building: form.destinationBuilding,
    latitude,
    longitude,
    notes: form.riderNotes,
    usedAt: nowMs,
  };
}

const addressKey = (text: string) => text.toLowerCase().replace(/[\s,.，、،]/g, '');

export function matchingAddresses(addresses: readonly SavedAddress[], typed: string): SavedAddress[] {
  const words = typed
    .split(/[\s,，،]+/)
    .map(addressKey)
    .filter(Boolean);
  return addresses
    .filter(({ text, building, unit }) => {
      const whole = addressKey(`${unit}${building}${text}`);
      return words.every((word) => whole.includes(word));
    })
    .slice(0, 3);
}
