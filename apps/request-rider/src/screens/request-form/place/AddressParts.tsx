import type { ReactNode } from 'react';
import { useCopy } from '@courier/i18n';
import { useLocaleState } from '@courier/shell-api';
import { useAddressFields, type ShownAddressField } from '@courier/ui-kit/text';
import { NAMESPACE } from '../../../copy';
import styles from './AddressParts.module.css';

interface AddressPartsProps {
  unit: string;
  building: string;
  onChange(parts: { unit: string; building: string }): void;
  children(field: ShownAddressField): ReactNode;
}

/** Unit and building beside the address text, and the fields of the country on request. */
export function AddressParts({ unit, building, onChange, children }: AddressPartsProps) {
  const t = useCopy(NAMESPACE);
  const { country, locale } = useLocaleState();
  const { shown, moreLabel, openMore, place } = useAddressFields({
    country: country.country,
    locale,
    slots: { unit, building },
    generalLabels: { unit: t('form.unit'), building: t('form.building') },
    onChange,
  });
  return (
    <div ref={place} className={styles.parts} data-country-fields="">
      {shown.map((field) => (
        <div
          key={field.key}
          className={field.isLong ? styles.long : styles.short}
          data-address-part={field.key}
          data-field={field.isFirstOfSlot ? field.slot : undefined}
        >
          {children(field)}
        </div>
      ))}
      {moreLabel !== null && (
        <button type="button" className={styles.more} onClick={openMore}>
          {moreLabel}
        </button>
      )}
    </div>
  );
}
