import { useCallback, useMemo } from 'react';
import { emptyDestination, type Point } from '../../../model/request-form';
import { useRequest } from './request-scope';
import { usePlaceLookup, type FoundPlace, type PlaceLookup } from './use-place-lookup';
import type { AddressSuggestion } from '../../../api/geolocator.queries';

export interface Destination {
  lookup: PlaceLookup;
  type(text: string): void;
  clear(): void;
  movePin(point: Point): void;
}

/** The two ways to say where the order goes: typing an address and placing the pin. */
export function useDestination(): Destination {
  const { draft, flow, setProblem } = useRequest();

  const take = useCallback(
    ({ point, address }: FoundPlace, suggestion?: AddressSuggestion) => {
      const text = suggestion?.text ?? (address?.text || draft.getState().form.destinationTextAddress);
      const { latitude, longitude } = point;
      draft.getState().change({
        destinationTextAddress: text,
        destinationLatitude: latitude,
        destinationLongitude: longitude,
        destinationCity: address?.city ?? '',
        destinationArea: address?.area ?? '',
      });
      draft.getState().setAddressQuery(text);
      setProblem(null);
      // A pin that was moved is being priced already.
      if (!suggestion) return;
      draft.getState().setPinConfirmed(false);
      flow.send({ type: 'DESTINATION_CHOSEN', point: { latitude, longitude } });
    },
    [draft, flow, setProblem],
  );
  const lookup = usePlaceLookup('DESTINATION_ADDRESS', take);
  const { forget, locate } = lookup;

  return useMemo(
    () => ({
      lookup,
      type(text) {
        const { pinConfirmed, change, setAddressQuery } = draft.getState();
        forget();
        setAddressQuery(text);
        draft.getState().selectSaved(null);
        setProblem(null);
        // The pin was placed by hand: the text describes it. Otherwise other words mean another place.
        change(
          pinConfirmed
            ? { destinationTextAddress: text }
            : { ...emptyDestination, destinationTextAddress: text },
        );
        if (!pinConfirmed && flow.getSnapshot().context.destination)
          flow.send({ type: 'DESTINATION_CLEARED' });
      },
      clear() {
        const { change, setAddressQuery, setPinConfirmed } = draft.getState();
        forget();
        setAddressQuery('');
        setPinConfirmed(false);
        setProblem(null);
        change(emptyDestination);
        flow.send({ type: 'DESTINATION_CLEARED' });
      },
      movePin(point) {
        const { latitude, longitude } = point;
        draft.getState().change({ destinationLatitude: latitude, destinationLongitude: longitude });
        draft.getState().setPinConfirmed(true);
        flow.send({ type: 'DESTINATION_CHOSEN', point: { latitude, longitude } });
        locate(point);
      },
    }),
    [draft, flow, forget, locate, lookup, setProblem],
  );
}
