import { CityBackdrop } from '@courier/ui-kit/plain';

/** Loaded after the form: it is decoration and as large as the form's own code. */
export default function CityMap() {
  return <CityBackdrop ride className="pd-city" />;
}
