import { joinAddress, splitAddress, type AddressParts } from '@courier/api-client/order-rules';
import type { CountryConfig } from '@courier/config';
import { countryAddressForm, readAddressLine } from '@courier/config/address-form';
import type { RequestForm } from './request-form';

interface SentAddress {
  address: string;
  address_parts?: AddressParts | undefined;
}

type AddressFields = Pick<
  RequestForm,
  'destinationUnitNumber' | 'destinationBuilding' | 'destinationTextAddress'
>;

/** The address of a form as one text, together with its parts. */
export function addressToSend(form: AddressFields): Required<SentAddress> {
  const parts = {
    unit: form.destinationUnitNumber.trim(),
    building: form.destinationBuilding.trim(),
    text: form.destinationTextAddress.trim(),
  };
  return { address: joinAddress(parts), address_parts: parts };
}

/** The address fields of an existing order. Without parts, the whole address is the street text. */
export function addressFields({ address, address_parts: parts }: SentAddress): AddressFields {
  return {
    destinationUnitNumber: parts?.unit ?? '',
    destinationBuilding: parts?.building ?? '',
    destinationTextAddress: parts?.text ?? address,
  };
}

const STREET_PART =
  /[路街巷弄號号段]|(?:^|[\s.])(?:no|nr|nomor|ln|lane|aly|alley|sec|section|rd|road|st|street|ave|avenue|blvd|jalan|jln|jl|lorong|calle|av|avenida|rua|rue|via|ul)(?=[\s.]|$)|stra(?:ße|sse)|شارع/iu;

/** Splits an address without parts by the marks of the country, else as unit, building and text where no street is first. */
export function guessedParts(address: string, country: CountryConfig['country']): AddressParts {
  const marked = readAddressLine(countryAddressForm(country), address);
  if (marked) return marked;
  const parts = splitAddress(address);
  const isStreet = STREET_PART.test(parts.unit) || STREET_PART.test(parts.building);
  return parts.text === '' || isStreet ? { unit: '', building: '', text: address } : parts;
}
