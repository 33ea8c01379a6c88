import { useRef } from 'react';
import { AddressInput } from '@courier/ui-kit/input';
import { useCopy } from '@courier/i18n';
import { splitAddress } from '../../../model/address-query';
import { NAMESPACE } from '../../../namespace';
import { useAddressSearch, type AddressField } from '../state/use-address-search';
import type { PlaceLookup } from '../state/use-place-lookup';
import type { KnownAddress } from '../state/use-known-addresses';
import { FieldFault } from './FieldFault';

const NONE: readonly KnownAddress[] = [];

interface AddressSearchInputProps {
  field: AddressField;
  label: string;
  /** What stands in the field. */
  typed: string;
  /** The address already chosen; it is not searched again. */
  chosen: string;
  lookup: PlaceLookup;
  error: string | undefined;
  /** True where the place itself says what the field is for. */
  labelHidden?: boolean;
  /** Customers and addresses that are known already; they come before the places. */
  known?: readonly KnownAddress[];
  onType(text: string): void;
  onClear(): void;
}

/** Address field with suggestions; each failure stands under it with its one way to try again. */
export function AddressSearchInput({
  field,
  label,
  typed,
  chosen,
  lookup,
  error,
  labelHidden = false,
  known = NONE,
  onType,
  onClear,
}: AddressSearchInputProps) {
  const t = useCopy(NAMESPACE);
  const errors = useCopy('errors');
  const place = useRef<HTMLDivElement>(null);
  const search = useAddressSearch(field, typed, chosen);
  const suggestions = [
    ...known.map(({ id, primary, secondary }) => ({ id, primary, secondary, kind: 'saved' as const })),
    ...search.suggestions.map(({ id, text }) => ({ id, kind: 'place' as const, ...splitAddress(text) })),
  ];
  const messages = {
    idle: undefined,
    loading: undefined,
    empty: errors('request.search.no-results'),
    error: errors('geolocator.error.autocomplete'),
  };
  // The answer belongs under the field, which the click on the button has left.
  const searchAgain = () => {
    search.retry();
    const input = place.current?.querySelector('input');
    input?.focus();
    input?.click();
  };
  const fault = lookup.fault
    ? { text: errors(lookup.fault.key), action: t('search.locate-again'), run: lookup.fault.retry }
    : search.status === 'error'
      ? { text: messages.error, action: t('search.again'), run: searchAgain }
      : null;
  return (
    <div ref={place}>
      <AddressInput
        label={label}
        value={typed}
        onValueChange={onType}
        suggestions={suggestions}
        status={lookup.busy ? 'loading' : search.status === 'error' ? 'idle' : search.status}
        message={messages[search.status]}
        onPick={(id) => {
          const acquaintance = known.find((candidate) => candidate.id === id);
          if (acquaintance) return acquaintance.pick();
          const suggestion = search.suggestions.find((candidate) => candidate.id === id);
          if (suggestion) lookup.pick(suggestion);
        }}
        onClear={onClear}
        captions={{ saved: t('search.known') }}
        placeholder={t('places.search-hint')}
        error={error}
        labelHidden={labelHidden}
      />
      {fault && <FieldFault {...fault} />}
    </div>
  );
}
