import { useCallback, useRef, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { usePorts } from '@courier/shell-api';
import { isApiError } from '@courier/api-client';
import {
  addressAtQuery,
  placeDetailsQuery,
  type AddressSuggestion,
  type PlaceAddress,
} from '../../../api/geolocator.queries';
import type { Point } from '../../../model/request-form';
import type { AddressField } from './use-address-search';
import { useGeolocation } from './use-geolocation';

export interface LookupFault {
  key: 'geolocator.error.reverse' | 'geolocator.error.fetch-place-details' | 'validation.location-unknown';
  retry(): void;
}

/** What a lookup found; without `address` only the point is known. */
export interface FoundPlace {
  point: Point;
  address: PlaceAddress | null;
}

export interface PlaceLookup {
  busy: boolean;
  fault: LookupFault | null;
  /** Finds where a suggestion is. */
  pick(suggestion: AddressSuggestion): void;
  /** Finds the address under the pin. */
  locate(point: Point): void;
  /** Drops whatever is being looked up. */
  forget(): void;
}

/** Looks up places one at a time: the answer to an older question never overwrites a newer choice. */
export function usePlaceLookup(
  field: AddressField,
  onFound: (found: FoundPlace, suggestion?: AddressSuggestion) => void,
): PlaceLookup {
  const cache = useQueryClient();
  const { analytics } = usePorts();
  const geolocation = useGeolocation();
  const latest = useRef(0);
  const [state, setState] = useState<{ busy: boolean; fault: LookupFault | null }>({
    busy: false,
    fault: null,
  });

  const run = useCallback(
    async <T>(
      question: () => Promise<T>,
      answered: (answer: T) => void,
      key: 'geolocator.error.reverse' | 'geolocator.error.fetch-place-details',
      again: () => void,
    ) => {
      const turn = ++latest.current;
      setState({ busy: true, fault: null });
      try {
        const answer = await question();
        if (turn !== latest.current) return;
        setState({ busy: false, fault: null });
        answered(answer);
      } catch (error) {
        if (turn !== latest.current) return;
        analytics.trackError(`${key} ${field}`, error);
        // A place without usable coordinates is no place a rider can be sent to.
        const nowhere = isApiError(error) && error.code === 'invalid-answer';
        setState({
          busy: false,
          fault: { key: nowhere ? 'validation.location-unknown' : key, retry: again },
        });
      }
    },
    [analytics, field],
  );

  const locate = useCallback(
    (point: Point): void => {
      const found = (address: PlaceAddress) => onFound({ point, address });
      void run(
        () => cache.fetchQuery(addressAtQuery(geolocation, point)),
        found,
        'geolocator.error.reverse',
        () => locate(point),
      );
    },
    [cache, geolocation, onFound, run],
  );

  const pick = useCallback(
    (suggestion: AddressSuggestion): void => {
      if (suggestion.place) {
        latest.current += 1;
        setState({ busy: false, fault: null });
        onFound({ point: suggestion.place, address: suggestion.place }, suggestion);
        return;
      }
      const question = () => cache.fetchQuery(placeDetailsQuery(geolocation, suggestion.id));
      const found = (point: Point) => onFound({ point, address: null }, suggestion);
      void run(question, found, 'geolocator.error.fetch-place-details', () => pick(suggestion));
    },
    [cache, geolocation, onFound, run],
  );

  const forget = useCallback(() => {
    latest.current += 1;
    setState({ busy: false, fault: null });
  }, []);

  return { ...state, pick, locate, forget };
}
