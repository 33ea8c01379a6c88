import { useRef } from 'react';
import { useStore } from 'zustand';
import { distanceMetres } from '@courier/api-client/order-rules';
import { countryAddressForm, doubtfulPostalCode } from '@courier/config/address-form';
import { FieldFault } from '@courier/ui-kit/core';
import { AddressInput, useGooglePlaces } from '@courier/ui-kit/input';
import { useFlag, useLocaleState, usePorts } from '@courier/shell-api';
import { suggestionLines, suggestionListStatus, useAddressSearch } from '@courier/shell-api/hooks';
import { addressLanguages, formatDistance } from '@courier/i18n/format';
import { useAddressWords, useCopy } from '@courier/i18n';
import type { CollectionPoint } from '../../flow/create-collection-point';
import { toMapPlace } from '../../model/collection-point-form';
import { NAMESPACE } from '../../copy';
import { AreaWarning } from './AreaWarning';
import { useProblemText } from './use-problem-text';

/** The pickup address with its suggestions; each failure is shown below it with one retry button. */
export function AddressField({ point }: { point: CollectionPoint }) {
  const t = useCopy(NAMESPACE);
  const errors = useCopy('errors');
  const { analytics } = usePorts();
  const box = useRef<HTMLDivElement>(null);
  const typed = useStore(point.store, (state) => state.typedAddress);
  const chosen = useStore(point.store, ({ form }) => form.location.formatted_address);
  const { busy, fault: lost } = useStore(point.place.lookup.state);
  const google = useGooglePlaces();
  const places = useFlag('google_autocomplete') ? google : null;
  const search = useAddressSearch(point.place.geolocation(places), {
    field: 'OUTLET_ADDRESS',
    typed,
    chosen,
    onFailure: (call, cause) => analytics.trackError(call, cause),
  });
  const problemText = useProblemText(point);
  const origin = useOrigin(point);
  const { locale, country } = useLocaleState();
  const { note, missingPlace } = useAddressWords(locale);
  const { postalCode } = countryAddressForm(country.country);
  const code = doubtfulPostalCode(postalCode, chosen);
  const example = postalCode?.example ?? '';
  const noPlace = missingPlace(search.status);
  const searchFailed = errors('geolocator.error.autocomplete');
  // The answer belongs under the field, which the press on the button has left.
  const searchAgain = () => {
    search.retry();
    const input = box.current?.querySelector('input');
    input?.focus();
    input?.click();
  };
  const fault = lost
    ? { text: errors(lost.key), action: t('address.locate-again'), run: lost.retry }
    : search.status === 'error'
      ? { text: searchFailed, action: t('address.search-again'), run: searchAgain }
      : null;
  return (
    <div ref={box}>
      <AddressInput
        label={t('field.address')}
        value={typed}
        onValueChange={point.place.type}
        onClear={() => point.place.type('')}
        suggestions={search.suggestions.map((suggestion) => ({
          id: suggestion.id,
          kind: 'place',
          ...suggestionLines(suggestion, { languages: addressLanguages, note }),
        }))}
        status={busy ? 'loading' : suggestionListStatus(search.status)}
        message={noPlace ?? errors('request.search.no-results')}
        onPick={(id) => {
          const suggestion = search.suggestions.find((candidate) => candidate.id === id);
          if (suggestion) point.place.lookup.pick(suggestion, places);
        }}
        placeholder={t('address.hint')}
        error={problemText('address')}
        hint={code !== null && t('address.postal-code', { code, example })}
        success={busy || fault || code !== null ? undefined : origin}
      />
      {fault && <FieldFault {...fault} />}
      <AreaWarning point={point} />
    </div>
  );
}

/** Source of the address in the field after a selection. */
function useOrigin(point: CollectionPoint): string | undefined {
  const t = useCopy(NAMESPACE);
  const { locale } = useLocaleState();
  const placing = useStore(point.store, (state) => state.placing);
  const location = useStore(point.store, ({ form }) => form.location);
  const pin = toMapPlace(location);
  if (!pin || placing.by === 'record' || location.formatted_address === '') return undefined;
  // The field then shows what is missing.
  if (placing.by === 'search' && placing.pinNeeded) return undefined;
  if (placing.by === 'search') return t('address.from-search');
  if (!placing.searchedAt) return t('address.from-pin');
  const distance = formatDistance(distanceMetres(placing.searchedAt, pin), locale);
  return t('address.from-moved-pin', { distance });
}
