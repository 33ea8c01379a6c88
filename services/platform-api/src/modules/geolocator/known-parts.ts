import type { LocatedAddress, Precision, ReverseAddress } from './geolocator';

type AddressParts = Pick<ReverseAddress, 'city' | 'street' | 'number' | 'zipcode'>;

/** An address that was looked up, with its parts; those nobody knows are empty texts. */
export type DescribedAddress = LocatedAddress & AddressParts;

const HOUSES: ReadonlySet<Precision | undefined> = new Set(['address', 'interpolated']);
const STREETS: ReadonlySet<Precision | undefined> = new Set([...HOUSES, 'street']);

/** Of what stands at a position, what also holds for the address that was found there: a made-up point in the right town tells no street. */
export function knownParts({ precision }: LocatedAddress, there: ReverseAddress | undefined): AddressParts {
  const { city = '', zipcode = '', street = '', number = '' } = there ?? {};
  return {
    city,
    zipcode,
    street: STREETS.has(precision) ? street : '',
    number: HOUSES.has(precision) ? number : '',
  };
}
