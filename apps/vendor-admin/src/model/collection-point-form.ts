import { latinDigits } from '@courier/config';
import type { Vendor } from '@courier/api-client';
import type { LatLng } from '@courier/api-client/order-rules';

/** Selected position of a collection point; before a selection, texts are empty and coordinates null. */
export interface PointLocation {
  formatted_address: string;
  latitude: number | null;
  longitude: number | null;
  city: string;
  countryCode: string;
  zipcode: string;
  street: string;
  streetNumber: string;
}

/** What the dialog of a collection point holds (portal specification, section 3). */
export interface CollectionPointForm {
  parentVendorId: string;
  clientVendorId: string;
  name: string;
  unitNo: string;
  building: string;
  phone: string;
  riderInstructions: string;
  /** Emails as typed; the first slot is always there. */
  owners: string[];
  location: PointLocation;
  isEditMode: boolean;
  /** Of the edited collection point; empty for a new one. */
  vendorId: string;
}

/** A place on the map, where both coordinates are known. */
export function toMapPlace({
  latitude,
  longitude,
}: Pick<PointLocation, 'latitude' | 'longitude'>): LatLng | null {
  return latitude === null || longitude === null ? null : { latitude, longitude };
}

export const emptyLocation: PointLocation = {
  formatted_address: '',
  latitude: null,
  longitude: null,
  city: '',
  countryCode: '',
  zipcode: '',
  street: '',
  streetNumber: '',
};

/** The form of a collection point that does not exist yet. */
export const newForm = (parentVendorId: string): CollectionPointForm => ({
  parentVendorId,
  clientVendorId: '',
  name: '',
  unitNo: '',
  building: '',
  phone: '',
  riderInstructions: '',
  owners: [''],
  location: emptyLocation,
  isEditMode: false,
  vendorId: '',
});

/** The form of one that exists; one without coordinates has no position, even with an address. */
export function toPointForm(vendor: Vendor): CollectionPointForm {
  const { name, owners, contact, location } = vendor.vendor_information;
  const place = toMapPlace(location);
  return {
    parentVendorId: vendor.parent_vendor_id ?? '',
    clientVendorId: vendor.client_vendor_id ?? '',
    name,
    unitNo: location.unit,
    building: location.building,
    phone: contact.phone,
    riderInstructions: location.rider_instructions,
    owners: owners.length > 0 ? [...owners] : [''],
    location: place
      ? {
          ...place,
          formatted_address: location.address_text,
          city: location.city,
          countryCode: location.country_code,
          zipcode: location.postal_code,
          street: location.street,
          streetNumber: location.street_number,
        }
      : emptyLocation,
    isEditMode: true,
    vendorId: vendor.vendor_id,
  };
}

/** Digits and `+` of what was typed; digits of other scripts are written as ours. */
export const phoneText = (typed: string): string =>
  latinDigits(typed.normalize('NFKC')).replace(/[^\d+]/g, '');
