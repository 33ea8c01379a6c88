import { createPlaceLookup, type FoundPlace } from '@courier/api-client/queries';
import { emptyDestination, type Point } from '../../model/form/request-form';
import { lookupServices } from './address-lookup';
import type { Problems } from './create-problems';
import type { FlowActor } from '../machine/create-request-flow';
import type { RequestServices } from '../services';

export type Destination = ReturnType<typeof createDestination>;

/** Sets the destination by a typed address or by the pin. Both share one look-up at a time. */
export function createDestination(services: RequestServices, flow: FlowActor, problems: Problems) {
  const { draft } = services;
  /** The house cannot be found: the text is kept, and the pin has to be set by hand. */
  const requestPin = ({ latitude, longitude }: Point, text: string): void => {
    const { change, setAddressQuery, setPinConfirmed, proposePin } = draft.getState();
    change({ ...emptyDestination, destinationTextAddress: text });
    setAddressQuery(text);
    setPinConfirmed(false);
    proposePin({ latitude, longitude });
    problems.repaired('address');
    if (flow.getSnapshot().context.destination) flow.send({ type: 'DESTINATION_CLEARED' });
  };
  const applyDestinationPlace = ({ point, address, suggestion, isHouseUnknown }: FoundPlace): void => {
    if (suggestion && isHouseUnknown) return requestPin(point, suggestion.text);
    const known = draft.getState().form.destinationTextAddress;
    // The town of a pin says less than the address that was typed.
    const found = address?.isHouseUnknown && known !== '' ? known : address?.text;
    const text = suggestion?.text ?? (found || known);
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
    // The price of a moved pin is already requested.
    if (!suggestion) return;
    draft.getState().setPinConfirmed(false);
    flow.send({ type: 'DESTINATION_CHOSEN', point: { latitude, longitude } });
  };
  const lookup = createPlaceLookup(lookupServices(services), 'DESTINATION_ADDRESS', applyDestinationPlace);
  return {
    lookup,
    type(text: string): void {
      const { pinConfirmed, change, setAddressQuery, selectSaved } = draft.getState();
      lookup.forget();
      setAddressQuery(text);
      selectSaved(null);
      problems.repaired('address');
      // With a pin placed by hand, the text only describes it. Otherwise another text means another place.
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
