import { useRef } from 'react';
import type { AddressField, PlaceLookup } from '@courier/api-client/queries';
import { useLocaleState, usePorts } from '@courier/shell-api';
import { suggestionLines, suggestionListStatus, useAddressSearch } from '@courier/shell-api/hooks';
import { FieldFault } from '@courier/ui-kit/core';
import { AddressInput } from '@courier/ui-kit/input';
import { countryAddressForm, doubtfulPostalCode } from '@courier/config/address-form';
import { useAddressWords, useCopy } from '@courier/i18n';
import { addressLanguages } from '@courier/i18n/format';
import { NAMESPACE } from '../../../copy';
import { useStore } from 'zustand';
import { useGeolocation } from './use-geolocation';
import type { KnownAddress } from './use-known-addresses';

const NONE: readonly KnownAddress[] = [];

interface AddressSearchInputProps {
  field: AddressField;
  label: string;
  typed: string;
  chosen: string;
  lookup: PlaceLookup;
  error: string | undefined;
  /** Shows the error without announcing it. */
  isErrorQuiet?: boolean;
  /** True where the context already names the field. */
  labelHidden?: boolean;
  /** Known customers and addresses, listed before the search results. */
  known?: readonly KnownAddress[];
  onType(text: string): void;
  onClear(): void;
}

/** Address field with suggestions; each failure appears below it with a retry. */
export function AddressSearchInput({
  field,
  label,
  typed,
  chosen,
  lookup,
  error,
  isErrorQuiet = false,
  labelHidden = false,
  known = NONE,
  onType,
  onClear,
}: AddressSearchInputProps) {
  const t = useCopy(NAMESPACE);
  const errors = useCopy('errors');
  const place = useRef<HTMLDivElement>(null);
  const { analytics } = usePorts();
  const geolocation = useGeolocation();
  const search = useAddressSearch(geolocation, {
    field,
    typed,
    chosen,
    onFailure: (call, cause) => analytics.trackError(call, cause),
  });
  const { busy, fault: lost } = useStore(lookup.state);
  const { locale, country } = useLocaleState();
  const { note, missingPlace } = useAddressWords(locale);
  const { postalCode } = countryAddressForm(country.country);
  const code = doubtfulPostalCode(postalCode, chosen);
  const example = postalCode?.example ?? '';
  const suggestions = [
    ...known.map(({ pick: _pick, ...lines }) => ({ ...lines, kind: 'saved' as const })),
    ...search.suggestions.map((suggestion) => ({
      id: suggestion.id,
      kind: 'place' as const,
      ...suggestionLines(suggestion, { languages: addressLanguages, note }),
    })),
  ];
  const noPlace = missingPlace(search.status);
  const searchFailed = errors('geolocator.error.autocomplete');
  // The click moved the focus away; the answer belongs under the field.
  const searchAgain = () => {
    search.retry();
    const input = place.current?.querySelector('input');
    input?.focus();
    input?.click();
  };
  const fault = lost
    ? { text: errors(lost.key), action: t('search.locate-again'), run: lost.retry }
    : search.status === 'error'
      ? { text: searchFailed, action: t('search.again'), run: searchAgain }
      : null;
  return (
    <div ref={place}>
      <AddressInput
        label={label}
        value={typed}
        onValueChange={onType}
        suggestions={suggestions}
        status={busy ? 'loading' : suggestionListStatus(search.status)}
        message={noPlace ?? errors('request.search.no-results')}
        onPick={(id) => {
          const acquaintance = known.find((candidate) => candidate.id === id);
          if (acquaintance) return acquaintance.pick();
          const suggestion = search.suggestions.find((candidate) => candidate.id === id);
          if (suggestion) lookup.pick(suggestion, geolocation.places);
        }}
        onClear={onClear}
        captions={{ saved: t('search.known') }}
        placeholder={t('places.search-hint')}
        hint={code !== null && t('places.postal-code', { code, example })}
        error={error}
        isErrorQuiet={isErrorQuiet}
        labelHidden={labelHidden}
      />
      {fault && <FieldFault {...fault} />}
    </div>
  );
}
