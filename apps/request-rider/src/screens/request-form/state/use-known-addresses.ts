import { useCallback, useMemo } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useStore } from 'zustand';
import { useFlag, useLocaleState, usePorts, useSession } from '@courier/shell-api';
import { LIMITS } from '@courier/config';
import { formatDay } from '@courier/i18n/format';
import { useCopy } from '@courier/i18n';
import { addressBookQuery } from '../../../api/address-book.queries';
import { formOfAddress, formOfCustomer } from '../../../model/known-address';
import type { RequestForm } from '../../../model/request-form';
import {
  createSavedAddresses,
  matchingAddresses,
  savedAddressId,
} from '../../../model/saved-addresses.store';
import { NAMESPACE } from '../../../namespace';
import { useRequest } from './request-scope';
import { useDebounced } from './use-debounced';
import { useFill } from './use-fill';

export interface KnownAddress {
  id: string;
  primary: string;
  secondary: string;
  /** Puts it into the form. */
  pick(): void;
}

/** Customers of the address book and remembered addresses that fit what stands in the field. */
export function useKnownAddresses(typed: string, chosen: string): readonly KnownAddress[] {
  const t = useCopy(NAMESPACE);
  const { api, analytics } = usePorts();
  const { vendor, draft } = useRequest();
  const { locale, country } = useLocaleState();
  const vendorId = vendor.vendor_id;
  const guest = useSession().mode === 'GUEST';
  const bookIsOn = useFlag('activate-address-book') && !guest;
  const store = useMemo(() => createSavedAddresses(vendorId), [vendorId]);
  const remembered = useStore(store, ({ addresses }) => addresses);
  const settled = useDebounced(typed, LIMITS.autocompleteDebounceMs).trim();
  const wanted = typed !== chosen && typed.trim().length >= LIMITS.addressBookCharacters;
  const track = useCallback(
    (error: unknown) => analytics.trackError('error save address data', error),
    [analytics],
  );
  const enabled = bookIsOn && wanted && settled === typed.trim();
  const book = useQuery(addressBookQuery(api, { vendorId, text: settled, enabled }, track));
  const fill = useFill();

  return useMemo(() => {
    if (!wanted) return [];
    const take = (id: string, fields: Partial<RequestForm>) => {
      const form = { ...draft.getState().form, ...fields, destinationCity: '', destinationArea: '' };
      const addressQuery = form.destinationTextAddress;
      fill({ form, addressQuery, pinConfirmed: false, selectedSaveAddress: id });
    };
    const customers = (enabled ? (book.data ?? []) : []).map((entry) => ({
      id: `customer:${entry.id}`,
      primary: entry.name,
      secondary: entry.address,
      pick: () => take(`customer:${entry.id}`, formOfCustomer(entry, country.phonePrefix)),
    }));
    const addresses = (guest ? [] : matchingAddresses(remembered, typed)).map((saved) => {
      const date = formatDay(saved.usedAt / 1000, locale, country.timezone);
      return {
        id: savedAddressId(saved),
        primary: [saved.unit, saved.building, saved.text].filter(Boolean).join(', '),
        secondary: saved.notes
          ? t('search.saved-note', { date, note: saved.notes })
          : t('search.saved-pin', { date }),
        pick: () => take(savedAddressId(saved), formOfAddress(saved, draft.getState().form)),
      };
    });
    return [...addresses, ...customers];
  }, [book.data, country, draft, enabled, fill, guest, locale, remembered, t, typed, wanted]);
}
