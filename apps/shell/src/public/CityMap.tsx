import { CityBackdrop } from '@courier/ui-kit/plain';

/** The drawn city comes after the form: it is decoration, and its paths weigh as much as the form's own code. */
export default function CityMap() {
  return <CityBackdrop ride className="pd-city" />;
}
