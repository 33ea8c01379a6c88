import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useStore } from 'zustand';
import { useFlag, useLocaleState, usePorts, useSession } from '@courier/shell-api';
import { remoteStorage, useDebounced } from '@courier/shell-api/hooks';
import { LIMITS } from '@courier/config';
import { addressLanguages, formatDay } from '@courier/i18n/format';
import { useCopy } from '@courier/i18n';
import { addressBookQuery } from '../../../api/address-book.queries';
import { formOfAddress, formOfCustomer } from '../../../model/draft/known-address';
import type { RequestForm } from '../../../model/form/request-form';
import {
  createSavedAddresses,
  matchingAddresses,
  savedAddressId,
} from '../../../model/draft/saved-addresses.store';
import { NAMESPACE } from '../../../copy';
import { useRequest, useSender } from '../request/request-scope';

export interface KnownAddress {
  id: string;
  primary: string;
  secondary: string;
  local?: string;
  pick(): void;
}

function secondLines(address: string): { secondary: string; local?: string } {
  const { reader, local } = addressLanguages(address);
  return { secondary: reader, ...(local !== null && { local }) };
}

export function useKnownAddresses(typed: string, chosen: string): readonly KnownAddress[] {
  const t = useCopy(NAMESPACE);
  const ports = usePorts();
  const { api, analytics } = ports;
  const { draft, filling } = useRequest();
  const { locale, country } = useLocaleState();
  const { vendor_id: vendorId } = useSender();
  const guest = useSession().mode === 'GUEST';
  const bookIsOn = useFlag('activate-address-book') && !guest;
  const [store] = useState(() => createSavedAddresses(vendorId, remoteStorage(ports).local));
  const remembered = useStore(store, ({ addresses }) => addresses);
  const settled = useDebounced(typed, LIMITS.autocompleteDebounceMs).trim();
  const wanted = typed !== chosen && typed.trim().length >= LIMITS.addressBookCharacters;
  const track = (error: unknown) => analytics.trackError('error save address data', error);
  const enabled = bookIsOn && wanted && settled === typed.trim();
  const book = useQuery(addressBookQuery(api, { vendorId, text: settled, enabled }, track));

  if (!wanted) return [];
  const applyKnownAddress = (id: string, fields: Partial<RequestForm>) => {
    const form = { ...draft.getState().form, ...fields, destinationCity: '', destinationArea: '' };
    const addressQuery = form.destinationTextAddress;
    filling.fill({ form, addressQuery, pinConfirmed: false, selectedSaveAddress: id });
  };
  const customers = (enabled ? (book.data ?? []) : []).map((entry) => ({
    id: `customer:${entry.id}`,
    primary: entry.name,
    ...secondLines(entry.address),
    pick: () => applyKnownAddress(`customer:${entry.id}`, formOfCustomer(entry, country)),
  }));
  const addresses = (guest ? [] : matchingAddresses(remembered, typed)).map((saved) => {
    const date = formatDay(saved.usedAt / 1000, locale, country.timezone);
    return {
      id: savedAddressId(saved),
      primary: [saved.unit, saved.building, saved.text].filter(Boolean).join(', '),
      secondary: saved.notes
        ? t('search.saved-note', { date, note: saved.notes })
        : t('search.saved-pin', { date }),
      pick: () => applyKnownAddress(savedAddressId(saved), formOfAddress(saved, draft.getState().form)),
    };
  });
  return [...addresses, ...customers];
}
