import { Link } from 'react-router-dom';
import { useStore } from 'zustand';
import { BrandMark } from '@courier/ui-kit/core';
import { useCopy } from '@courier/i18n';
import { useLocaleState } from '@courier/shell-api';
import { useShell } from '../shell-context/shell-context';
import { useVisitor } from '../shell-context/use-visitor';
import { routeAddress } from '../registry/composition';
import { selectedVendor } from '../vendors/vendors.store';
import styles from './top-bar.module.css';

/** Links to the route that its manifest marks as home, or to the first screen while its flag is off. */
export function HomeLink() {
  const t = useCopy('shell');
  const { composition, vendors } = useShell();
  const { brand } = useLocaleState();
  const vendorId = useStore(vendors, (choice) => selectedVendor(choice)?.vendor_id ?? null);
  const home = composition.homeScreen(useVisitor().isOn);
  return (
    <Link
      className={styles['home']}
      to={home ? routeAddress(home.route, vendorId) : '/'}
      aria-label={t('nav.home')}
    >
      <BrandMark brand={brand.id} size={28} />
      <span aria-hidden="true">{brand.platform}</span>
    </Link>
  );
}
