import type { AddressBookEntry } from '@courier/api-client';
import type { CountryConfig } from '@courier/config';
import { addressFields, guessedParts } from '../form/address-fields';
import { localPhone } from '../form/local-phone';
import type { RequestForm } from '../form/request-form';
import type { SavedAddress } from './saved-addresses.store';

export function formOfCustomer(
  entry: AddressBookEntry,
  { country, phonePrefix }: Pick<CountryConfig, 'country' | 'phonePrefix'>,
): Partial<RequestForm> {
  const { address, address_parts = guessedParts(address, country) } = entry;
  return {
    destinationName: entry.name,
    destinationPhoneNumber: localPhone(entry.phone_number, phonePrefix),
    destinationLatitude: entry.latitude,
    destinationLongitude: entry.longitude,
    ...addressFields({ address, address_parts }),
    riderNotes: entry.notes,
  };
}

/** The form fields filled from a saved address; a typed note is kept. */
export function formOfAddress(saved: SavedAddress, typed: RequestForm): Partial<RequestForm> {
  return {
    destinationTextAddress: saved.text,
    destinationUnitNumber: saved.unit,
    destinationBuilding: saved.building,
    destinationLatitude: saved.latitude,
    destinationLongitude: saved.longitude,
    riderNotes: typed.riderNotes === '' ? saved.notes : typed.riderNotes,
  };
}
