import { useCallback, useMemo } from 'react';
import { emptyPickup } from '../../../model/pickup';
import type { Point } from '../../../model/request-form';
import type { AddressSuggestion } from '../../../api/geolocator.queries';
import { useRequest } from './request-scope';
import { usePlaceLookup, type FoundPlace, type PlaceLookup } from './use-place-lookup';

export interface Origin {
  lookup: PlaceLookup;
  type(text: string): void;
  clear(): void;
  movePin(point: Point): void;
}

/** The pickup address of a vendor that has none: typed, then put on the right door. */
export function useOrigin(): Origin {
  const { draft, flow } = useRequest();
  const take = useCallback(
    ({ point, address }: FoundPlace, suggestion?: AddressSuggestion) => {
      const { latitude, longitude } = point;
      const text = suggestion?.text ?? address?.text ?? '';
      draft.getState().changePickup({
        ...(text === '' ? {} : { text }),
        latitude,
        longitude,
        city: address?.city ?? '',
        countryCode: address?.countryCode ?? '',
        postalCode: address?.postalCode ?? '',
        street: address?.street ?? '',
      });
      flow.send({ type: 'ORIGIN_CHOSEN', point: { latitude, longitude } });
    },
    [draft, flow],
  );
  const lookup = usePlaceLookup('ORIGIN_ADDRESS', take);
  const { forget, locate } = lookup;
  return useMemo(
    () => ({
      lookup,
      type(text) {
        forget();
        draft.getState().changePickup({ text });
      },
      clear() {
        forget();
        draft.getState().changePickup(emptyPickup);
        flow.send({ type: 'ORIGIN_CLEARED' });
      },
      movePin(point) {
        const { latitude, longitude } = point;
        draft.getState().changePickup({ latitude, longitude });
        flow.send({ type: 'ORIGIN_CHOSEN', point: { latitude, longitude } });
        locate(point);
      },
    }),
    [draft, flow, forget, locate, lookup],
  );
}
