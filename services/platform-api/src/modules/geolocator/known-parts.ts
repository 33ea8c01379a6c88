import type { LocatedAddress, Precision, ReverseAddress } from './geolocator';

type AddressParts = Pick<ReverseAddress, 'city' | 'street' | 'number' | 'zipcode'>;

export type DescribedAddress = LocatedAddress & AddressParts;

const HOUSES: ReadonlySet<Precision | undefined> = new Set(['address', 'interpolated']);
const STREETS: ReadonlySet<Precision | undefined> = new Set([...HOUSES, 'street']);

/** Keeps the parts that the precision supports: an approximate point has no street. */
export function knownParts({ precision }: LocatedAddress, there: ReverseAddress | undefined): AddressParts {
  const { city = '', zipcode = '', street = '', number = '' } = there ?? {};
  return {
    city,
    zipcode,
    street: STREETS.has(precision) ? street : '',
    number: HOUSES.has(precision) ? number : '',
  };
}
