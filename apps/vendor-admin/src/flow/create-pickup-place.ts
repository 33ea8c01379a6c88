import {
  addressAtQuery,
  createPlaceLookup,
  type FoundPlace,
  type Geolocation,
  type PlaceService,
} from '@courier/api-client/queries';
import type { LatLng } from '@courier/api-client/order-rules';
import { emptyLocation, toMapPlace, type PointLocation } from '../model/collection-point-form';
import type { CollectionPointServices, CollectionPointStore } from './collection-point-store';

/** Position of the parent vendor; null without a parent or position. */
export function parentPlace(
  { vendors }: Pick<CollectionPointServices['ports'], 'vendors'>,
  parentVendorId: string,
): LatLng | null {
  const parent = vendors.get().vendors.find(({ vendor_id: id }) => id === parentVendorId);
  return parent ? toMapPlace(parent.vendor_information.location) : null;
}

/** The two ways to set the position of a collection point: choosing an address and moving the pin. */
export function createPickupPlace({ ports, cache }: CollectionPointServices, store: CollectionPointStore) {
  /** Near the parent, or near the middle of the country. */
  const geolocation = (places: PlaceService | null): Geolocation => {
    const { country, locale } = ports.locale.get();
    const near = parentPlace(ports, store.getState().form.parentVendorId) ?? country.mapCentre;
    return {
      client: ports.api,
      country: country.country,
      language: country.geolocatorLanguage,
      locale,
      near,
      places,
    };
  };
  const onFailure = (label: string, error: unknown) => ports.analytics.trackError(label, error);
  const lookup = createPlaceLookup({ cache, geolocation, onFailure }, 'OUTLET_ADDRESS', applyPickupPlace);

  /** A suggestion is known by its text and its point; the parts of its address are those of the point. */
  async function addParts(at: LatLng): Promise<void> {
    try {
      const address = await cache.fetchQuery(addressAtQuery(geolocation(null), at));
      const { location } = store.getState().form;
      const isStillThere = location.latitude === at.latitude && location.longitude === at.longitude;
      if (isStillThere) store.change({ location: { ...location, ...toLocationParts(address) } });
    } catch (error) {
      onFailure('geolocator.error.reverse OUTLET_ADDRESS', error);
    }
  }

  function applyPickupPlace({ point, address, suggestion, isHouseUnknown }: FoundPlace): void {
    const { location: before } = store.getState().form;
    const at = { latitude: point.latitude, longitude: point.longitude };
    // The town of a pin says less than the address that was typed.
    const found = address?.isHouseUnknown && before.formatted_address !== '' ? '' : address?.text;
    const formatted_address = suggestion?.text ?? (found || before.formatted_address);
    store.change({ location: { ...emptyLocation, ...at, formatted_address, ...toLocationParts(address) } });
    store.setState({ typedAddress: formatted_address });
    store.repaired('address');
    if (!suggestion) return;
    store.setState({ placing: { by: 'search', at, ...(isHouseUnknown && { pinNeeded: true }) } });
    if (!address) void addParts(at);
  }

  return {
    lookup,
    geolocation,
    /** Other words mean another place: what was chosen before is dropped. */
    type(text: string): void {
      lookup.forget();
      store.change({ location: emptyLocation });
      store.setState({ typedAddress: text, placing: { by: 'record' } });
      store.repaired('address');
    },
    movePin({ latitude, longitude }: LatLng): void {
      const { form, placing } = store.getState();
      const at = { latitude, longitude };
      const { formatted_address } = form.location;
      store.change({ location: { ...emptyLocation, formatted_address, ...at } });
      store.setState({ placing: { by: 'pin', searchedAt: searchedAt(placing) } });
      store.repaired('address');
      lookup.locate(at);
    },
  };
}

function searchedAt(placing: ReturnType<CollectionPointStore['getState']>['placing']): LatLng | null {
  if (placing.by === 'search') return placing.at;
  return placing.by === 'pin' ? placing.searchedAt : null;
}

function toLocationParts(address: FoundPlace['address']): Partial<PointLocation> {
  if (!address) return {};
  const { city, countryCode, postalCode, streetName, streetNumber } = address;
  return { city, countryCode, zipcode: postalCode, street: streetName, streetNumber };
}
