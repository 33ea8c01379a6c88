import { CityBackdrop } from '@courier/ui-kit/plain';
import styles from './public-page.module.css';

/** The drawn city behind the card. */
export default function CityGround() {
  return <CityBackdrop className={styles['city']} />;
}
