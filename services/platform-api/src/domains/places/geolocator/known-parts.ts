import type { LocatedAddress, Precision, ReverseAddress } from './geolocator';

type AddressParts = Pick<ReverseAddress, 'city' | 'street' | 'number' | 'zipcode'>;

/** Unknown parts are empty. */
export type DescribedAddress = LocatedAddress & AddressParts;

const HOUSES: ReadonlySet<Precision | undefined> = new Set(['address', 'interpolated']);
const STREETS: ReadonlySet<Precision | undefined> = new Set([...HOUSES, 'street']);

/** An approximate point has no street. */
export function knownParts({ precision }: LocatedAddress, there: ReverseAddress | undefined): AddressParts {
  const { city = '', zipcode = '', street = '', number = '' } = there ?? {};
  return {
    city,
    zipcode,
    street: STREETS.has(precision) ? street : '',
    number: HOUSES.has(precision) ? number : '',
  };
}
