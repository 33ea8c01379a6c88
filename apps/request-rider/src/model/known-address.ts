import type { AddressBookEntry } from '@courier/api-client';
import { splitAddress, type AddressParts } from '@courier/api-client/order-rules';
import { localPhone } from './local-phone';
import type { RequestForm } from './request-form';
import type { SavedAddress } from './saved-addresses.store';

/** Unit, building and text of an entry; an address of fewer than three parts is all text. */
export function partsOfEntry(address: string): AddressParts {
  const parts = splitAddress(address);
  return parts.text === '' ? { unit: '', building: '', text: address } : parts;
}

/** What a customer of the address book puts into the form. */
export function formOfCustomer(entry: AddressBookEntry, phonePrefix: string): Partial<RequestForm> {
  const { unit, building, text } = partsOfEntry(entry.address);
  return {
    destinationName: entry.name,
    destinationPhoneNumber: localPhone(entry.phone_number, phonePrefix),
    destinationLatitude: entry.latitude,
    destinationLongitude: entry.longitude,
    destinationUnitNumber: unit,
    destinationBuilding: building,
    destinationTextAddress: text,
    riderNotes: entry.notes,
  };
}

/** What a remembered address puts into the form; a note that was typed stays. */
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
