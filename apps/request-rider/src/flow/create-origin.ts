import { createPlaceLookup, type FoundPlace } from '@courier/api-client/queries';
import { emptyPickup } from '../model/pickup';
import type { Point } from '../model/request-form';
import { lookupServices } from './address-lookup';
import type { FlowActor } from './create-request-flow';
import type { RequestServices } from './services';

/** The pickup address of a vendor that has none: typed, then put on the right door. */
export function createOrigin(services: RequestServices, flow: FlowActor) {
  const { draft } = services;
  const take = ({ point: { latitude, longitude }, address, suggestion }: FoundPlace): void => {
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
  };
  const lookup = createPlaceLookup(lookupServices(services), 'ORIGIN_ADDRESS', take);
  return {
    lookup,
    type(text: string): void {
      lookup.forget();
      draft.getState().changePickup({ text });
    },
    clear(): void {
      lookup.forget();
      draft.getState().changePickup(emptyPickup);
      flow.send({ type: 'ORIGIN_CLEARED' });
    },
    movePin({ latitude, longitude }: Point): void {
      const point = { latitude, longitude };
      draft.getState().changePickup(point);
      flow.send({ type: 'ORIGIN_CHOSEN', point });
      lookup.locate(point);
    },
  };
}
