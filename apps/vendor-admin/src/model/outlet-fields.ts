import type { OutletFields } from '@courier/api-client/queries';
import type { CollectionPointForm } from './collection-point-form';

/** Places of the owners that are sent: the empty slots are not. */
const sentOwners = ({ owners }: CollectionPointForm): number[] =>
  owners.flatMap((email, index) => (email.trim() === '' ? [] : [index]));

/**
 * What a form is sent as.
 * @throws RangeError for a form without a place, which is never sent
 */
export function outletFields(form: CollectionPointForm): OutletFields {
  const { location } = form;
  if (location.latitude === null || location.longitude === null)
    throw new RangeError('A collection point without coordinates');
  return {
    parent_vendor_id: form.parentVendorId,
    name: form.name.trim(),
    address: location.formatted_address,
    latitude: location.latitude,
    longitude: location.longitude,
    rider_instructions: form.riderInstructions.trim(),
    phone_number: form.phone,
    city: location.city,
    users: sentOwners(form).map((index) => form.owners[index]?.trim() ?? ''),
    unit: form.unitNo.trim(),
    building: form.building.trim(),
    street: location.street,
    postal_code: location.zipcode,
    country_code: location.countryCode,
    client_vendor_id: form.clientVendorId.trim(),
    street_number: location.streetNumber,
  };
}

/** Place of the owner that was sent at this place. */
export const ownerSentAt = (form: CollectionPointForm, sentAt: number): number | undefined =>
  sentOwners(form)[sentAt];
