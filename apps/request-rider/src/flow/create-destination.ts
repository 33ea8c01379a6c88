import { createPlaceLookup, type FoundPlace } from '@courier/api-client/queries';
import { emptyDestination, type Point } from '../model/request-form';
import { lookupServices } from './address-lookup';
import type { Problems } from './create-problems';
import type { FlowActor } from './create-request-flow';
import type { RequestServices } from './services';

export type Destination = ReturnType<typeof createDestination>;

/** The two ways to say where the order goes: typing an address and placing the pin. One look-up at a time for both. */
export function createDestination(services: RequestServices, flow: FlowActor, problems: Problems) {
  const { draft } = services;
  const take = ({ point, address, suggestion }: FoundPlace): void => {
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
    problems.repaired('address');
    // A pin that was moved is being priced already.
    if (!suggestion) return;
    draft.getState().setPinConfirmed(false);
    flow.send({ type: 'DESTINATION_CHOSEN', point: { latitude, longitude } });
  };
  const lookup = createPlaceLookup(lookupServices(services), 'DESTINATION_ADDRESS', take);
  return {
    lookup,
    type(text: string): void {
      const { pinConfirmed, change, setAddressQuery, selectSaved } = draft.getState();
      lookup.forget();
      setAddressQuery(text);
      selectSaved(null);
      problems.repaired('address');
      // The pin was placed by hand: the text describes it. Otherwise other words mean another place.
      change({ ...(pinConfirmed ? {} : emptyDestination), destinationTextAddress: text });
      if (!pinConfirmed && flow.getSnapshot().context.destination) flow.send({ type: 'DESTINATION_CLEARED' });
    },
    clear(): void {
      const { change, setAddressQuery, setPinConfirmed } = draft.getState();
      lookup.forget();
      setAddressQuery('');
      setPinConfirmed(false);
      problems.repaired('address');
      change(emptyDestination);
      flow.send({ type: 'DESTINATION_CLEARED' });
    },
    movePin({ latitude, longitude }: Point): void {
      const point = { latitude, longitude };
      draft.getState().change({ destinationLatitude: latitude, destinationLongitude: longitude });
      draft.getState().setPinConfirmed(true);
      flow.send({ type: 'DESTINATION_CHOSEN', point });
      lookup.locate(point);
    },
  };
}
