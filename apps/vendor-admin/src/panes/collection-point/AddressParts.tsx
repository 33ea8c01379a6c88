import { useStore } from 'zustand';
import { useLocaleState } from '@courier/shell-api';
import { useCopy } from '@courier/i18n';
import { Field, TextInput } from '@courier/ui-kit/input';
import { useAddressFields } from '@courier/ui-kit/text';
import type { CollectionPoint } from '../../flow/create-collection-point';
import { NAMESPACE } from '../../copy';
import styles from './fields.module.css';
import { useProblemText } from './use-problem-text';

const NAMES = { unit: 'unitNo', building: 'building' } as const;

/** The parts of the address that only people know: unit and building, and on request the fields of the country. */
export function AddressParts({ point }: { point: CollectionPoint }) {
  const t = useCopy(NAMESPACE);
  const { country, locale } = useLocaleState();
  const unit = useStore(point.store, ({ form }) => form.unitNo);
  const building = useStore(point.store, ({ form }) => form.building);
  const problemText = useProblemText(point);
  const { shown, moreLabel, openMore, place } = useAddressFields({
    country: country.country,
    locale,
    slots: { unit, building },
    generalLabels: { unit: t('field.unit'), building: t('field.building') },
    onChange: (parts) => {
      if (parts.unit !== unit) point.change('unitNo', parts.unit);
      if (parts.building !== building) point.change('building', parts.building);
    },
  });
  return (
    <div ref={place} className={styles.parts}>
      {shown.map(({ key, slot, label, value, isFirstOfSlot, change }) => (
        <div key={key} data-address-part={key} data-field={isFirstOfSlot ? NAMES[slot] : undefined}>
          <Field label={label} optional error={isFirstOfSlot ? problemText(NAMES[slot]) : undefined}>
            <TextInput dir="auto" autoComplete="off" value={value} onValueChange={change} />
          </Field>
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
