import { latePart } from '../../late/late-part';
import type { CityBackdropProps } from './CityBackdrop';

const city = latePart<CityBackdropProps>(async () => (await import('./CityBackdrop')).CityBackdrop);

/** No screen waits for a decoration: it stays empty if its code does not arrive. */
const staysEmpty = () => undefined;

/** A decorative city whose paths load with the first one: they are large, and no first screen shows them. */
export function LateCityBackdrop({ className, ride, faded }: CityBackdropProps) {
  const City = city.usePart(true, staysEmpty);
  return <>{City && <City className={className} ride={ride} faded={faded} />}</>;
}
