import { CityBackdrop } from '@courier/ui-kit/plain';

/** The drawn city behind the card. */
export default function CityGround() {
  return <CityBackdrop />;
}
