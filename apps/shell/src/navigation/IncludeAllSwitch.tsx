import { useId } from 'react';
import { useStore } from 'zustand';
import { useCopy } from '@courier/i18n';
import { useShell } from '../app/shell-context';
import { isToggleEnabled, selectedVendor } from '../vendors/vendors.store';
import styles from './branch.module.css';

/** "Include all outlets": there when the country offers it, usable on screens that use it while a parent is chosen. */
export function IncludeAllSwitch() {
  const t = useCopy('shell');
  const { vendors, ports } = useShell();
  const choice = useStore(vendors);
  const hintId = useId();
  if (!choice.toggleOffered) return null;
  const isEnabled = isToggleEnabled(choice);
  const isOn = choice.includeAll && isEnabled;

  function toggle(): void {
    vendors.setIncludeAll(!isOn);
    if (isOn) return;
    const name = selectedVendor(vendors.getState())?.vendor_information.name ?? '';
    ports.notifications.show({
      type: 'success',
      key: 'include-all',
      message: t('branch.include-all-on', { name }),
    });
    ports.analytics.push('include_all_outlets', { on: true });
  }

  return (
    <div className={styles['toggle']}>
      <span className={styles['toggleText']}>
        {t('branch.include-all')}
        <span id={hintId} className={styles['hint']}>
          {t(choice.toggleUsedHere ? 'branch.include-all-hint' : 'branch.include-all-here')}
        </span>
      </span>
      <button
        type="button"
        role="switch"
        className={styles['switch']}
        aria-checked={isOn}
        aria-label={t('branch.include-all')}
        aria-describedby={hintId}
        disabled={!isEnabled}
        onClick={toggle}
      />
    </div>
  );
}
