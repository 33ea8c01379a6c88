import { useStore } from 'zustand';
import { Field, TextArea, TextInput } from '@courier/ui-kit/input';
import { useLocaleState, useVendors } from '@courier/shell-api';
import { useCopy } from '@courier/i18n';
import type { CollectionPoint } from '../../flow/create-collection-point';
import { phoneText } from '../../model/collection-point-form';
import { listParentVendors } from '../../model/parents';
import { NAMESPACE } from '../../copy';
import { AddressField } from './AddressField';
import { AddressParts } from './AddressParts';
import styles from './fields.module.css';
import { OwnerFields } from './OwnerFields';
import { ParentField } from './ParentField';
import { useProblemText } from './use-problem-text';

/** Everything that is said about a collection point. */
export function PointFields({ point }: { point: CollectionPoint }) {
  const t = useCopy(NAMESPACE);
  const { country } = useLocaleState();
  const form = useStore(point.store, (state) => state.form);
  const { vendors } = useVendors();
  const problemText = useProblemText(point);
  const hasChoice = listParentVendors(vendors).length > 1;
  return (
    <>
      <ParentField point={point} />
      <div data-field="clientVendorId">
        <Field
          label={t('field.id')}
          error={problemText('clientVendorId')}
          hint={form.isEditMode || problemText('clientVendorId') ? undefined : t('id-stays')}
        >
          <TextInput
            dir="ltr"
            autoComplete="off"
            spellCheck={false}
            value={form.clientVendorId}
            disabled={form.isEditMode}
            onBlur={point.checkId}
            onValueChange={(text) => point.change('clientVendorId', text)}
          />
        </Field>
      </div>
      <div data-field="name">
        <Field label={t('field.label')} error={problemText('name')}>
          <TextInput
            dir="auto"
            autoComplete="off"
            value={form.name}
            onValueChange={(text) => point.change('name', text)}
          />
        </Field>
      </div>
      <div className={hasChoice ? undefined : styles.wide} data-field="phone">
        <Field label={t('field.phone')} error={problemText('phone')}>
          <TextInput
            type="tel"
            inputMode="tel"
            dir="ltr"
            autoComplete="off"
            placeholder={country.phonePrefix}
            value={form.phone}
            onValueChange={(text) => point.change('phone', phoneText(text))}
          />
        </Field>
      </div>
      <div className={styles.wide} data-field="address">
        <AddressField point={point} />
      </div>
      <AddressParts point={point} />
      <div className={styles.wide} data-field="riderInstructions">
        <Field label={t('field.notes')} optional error={problemText('riderInstructions')}>
          <TextArea
            dir="auto"
            value={form.riderInstructions}
            onValueChange={(text) => point.change('riderInstructions', text)}
          />
        </Field>
      </div>
      <div className={styles.wide}>
        <OwnerFields point={point} />
      </div>
    </>
  );
}
