import { createPlaceLookup, type FoundPlace } from '@courier/api-client/queries';
import { emptyPickup, noPlace, pickupProblems } from '../../model/form/pickup';
import type { Point } from '../../model/form/request-form';
import { lookupServices } from './address-lookup';
import type { Problems } from './create-problems';
import type { FlowActor } from '../machine/create-request-flow';
import type { RequestServices } from '../services';

/** The pickup address of a vendor without coordinates: first the text, then the exact pin. */
export function createOrigin(services: RequestServices, flow: FlowActor, problems: Problems) {
  const { ports, draft } = services;
  /** The button was pressed during the look-up. */
  let savesWhenFound = false;
  const save = (): void => {
    const found = pickupProblems(draft.getState().pickup);
    if (found.length > 0) problems.report(...found);
    else flow.send({ type: 'SAVE_ORIGIN' });
  };
  const applyOriginPlace = ({ point, address, suggestion, isHouseUnknown }: FoundPlace): void => {
    const { latitude, longitude } = point;
    // A place without an address keeps the text of its suggestion.
    const found = address?.isHouseUnknown && draft.getState().pickup.text !== '' ? undefined : address?.text;
    const text = suggestion?.text ?? found;
    draft.getState().changePickup({
      ...(text ? { text } : {}),
      latitude,
      longitude,
      pinned: suggestion === null,
      pinNeeded: suggestion !== null && isHouseUnknown === true,
      city: address?.city ?? '',
      // The search covers this country only.
      countryCode: address?.countryCode || ports.locale.get().country.country,
      postalCode: address?.postalCode ?? '',
      street: address?.street ?? '',
    });
    problems.repaired('address');
    flow.send({ type: 'ORIGIN_CHOSEN', point: { latitude, longitude } });
    if (savesWhenFound) save();
    savesWhenFound = false;
  };
  const lookup = createPlaceLookup(lookupServices(services), 'ORIGIN_ADDRESS', applyOriginPlace);
  return {
    lookup,
    type(text: string): void {
      const { pickup, changePickup } = draft.getState();
      problems.repaired('address');
      lookup.forget();
      savesWhenFound = false;
      if (pickup.pinned) return changePickup({ text });
      // Another text means another place.
      changePickup({ ...noPlace, text });
      flow.send({ type: 'ORIGIN_CLEARED' });
    },
    clear(): void {
      problems.clear();
      lookup.forget();
      savesWhenFound = false;
      draft.getState().changePickup(emptyPickup);
      flow.send({ type: 'ORIGIN_CLEARED' });
    },
    movePin({ latitude, longitude }: Point): void {
      const point = { latitude, longitude };
      draft.getState().changePickup({ ...point, pinned: true, pinNeeded: false });
      problems.repaired('address');
      flow.send({ type: 'ORIGIN_CHOSEN', point });
      lookup.locate(point);
    },
    /** Saves now or as soon as the look-up ends, or shows what is missing. */
    save(): void {
      savesWhenFound = lookup.state.getState().busy;
      if (!savesWhenFound) save();
    },
  };
}
