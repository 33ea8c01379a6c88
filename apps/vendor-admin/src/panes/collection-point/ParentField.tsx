import { useStore } from 'zustand';
import { Field, Select } from '@courier/ui-kit/input';
import { routes, useFlag, usePorts, useVendors } from '@courier/shell-api';
import { Button } from '@courier/ui-kit/core';
import { useCopy } from '@courier/i18n';
import type { CollectionPoint } from '../../flow/create-collection-point';
import { listParentVendors } from '../../model/parents';
import { NAMESPACE } from '../../copy';
import styles from './fields.module.css';
import { useProblemText } from './use-problem-text';

/** Which vendor it belongs to, where there is a choice; with none at all, what to do about it. */
export function ParentField({ point }: { point: CollectionPoint }) {
  const t = useCopy(NAMESPACE);
  const { vendors, selected } = useVendors();
  const { navigation } = usePorts();
  const hasHelp = useFlag('helpcenter');
  const { parentVendorId, isEditMode } = useStore(point.store, ({ form }) => form);
  const problemText = useProblemText(point);
  const parents = listParentVendors(vendors);
  if (parents.length === 0 && !isEditMode) {
    return (
      <p className={`${styles.wide} ${styles.alone}`} role="status">
        {t('no-parent')}{' '}
        {hasHelp && selected && (
          <Button
            size="s"
            icon="question"
            onClick={() => navigation.go(routes.helpCentre({ vendorId: selected.vendor_id }))}
          >
            {t('ask-help')}
          </Button>
        )}
      </p>
    );
  }
  if (parents.length < 2) return null;
  return (
    <div data-field="parentVendorId">
      <Field label={t('field.parent')} error={problemText('parentVendorId')}>
        <Select
          value={parentVendorId === '' ? null : parentVendorId}
          placeholder={t('choose-parent')}
          disabled={isEditMode}
          options={parents.map(({ vendor_id: id, vendor_information: { name } }) => ({
            value: id,
            label: (
              <>
                <bdi>{name}</bdi> - <bdi>{id}</bdi>
              </>
            ),
          }))}
          onValueChange={(id) => point.change('parentVendorId', id)}
        />
      </Field>
    </div>
  );
}
