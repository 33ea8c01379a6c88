import { useId } from 'react';
import { useStore } from 'zustand';
import { useCopy } from '@courier/i18n';
import { useReadable } from '@courier/shell-api';
import { useShell } from '../shell-context/shell-context';
import styles from './branch.module.css';

/** Visible if the country offers it; enabled for a parent vendor on screens that support it. */
export function IncludeAllSwitch() {
  const t = useCopy('shell');
  const { vendors, ports } = useShell();
  const { allOutletsToggle, includeAllOutlets } = useReadable(ports.vendors);
  const isUsedHere = useStore(vendors, ({ address }) => address.usesToggle);
  const hintId = useId();
  if (allOutletsToggle === 'hidden') return null;

  return (
    <div className={styles['toggle']}>
      <span className={styles['toggleText']}>
        {t('branch.include-all')}
        <span id={hintId} className={styles['hint']}>
          {t(isUsedHere ? 'branch.include-all-hint' : 'branch.include-all-here')}
        </span>
      </span>
      <button
        type="button"
        role="switch"
        className={styles['switch']}
        aria-checked={includeAllOutlets}
        aria-label={t('branch.include-all')}
        aria-describedby={hintId}
        disabled={allOutletsToggle === 'disabled'}
        onClick={() => ports.vendors.setIncludeAllOutlets(!includeAllOutlets)}
      />
    </div>
  );
}
