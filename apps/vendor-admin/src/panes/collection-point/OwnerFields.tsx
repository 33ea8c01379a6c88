import { useStore } from 'zustand';
import { LIMITS } from '@courier/config';
import { Button, IconButton } from '@courier/ui-kit/core';
import { Field, TextInput } from '@courier/ui-kit/input';
import { useCopy } from '@courier/i18n';
import type { CollectionPoint } from '../../flow/create-collection-point';
import { NAMESPACE } from '../../copy';
import styles from './fields.module.css';
import { useProblemText } from './use-problem-text';

/** Emails of those who may act for the collection point: one slot always, more on demand. */
export function OwnerFields({ point }: { point: CollectionPoint }) {
  const t = useCopy(NAMESPACE);
  const owners = useStore(point.store, ({ form }) => form.owners);
  const problemText = useProblemText(point);
  return (
    <div className={styles.owners}>
      {owners.map((email, index) => (
        // Slots have no name but their place.
        <div key={index} className={styles.owner} data-field={`owner-${index}`}>
          <Field
            label={index === 0 ? t('field.owners') : t('field.owner', { number: index + 1 })}
            labelHidden={index > 0}
            optional={index === 0}
            error={problemText(`owner-${index}`)}
          >
            <TextInput
              type="email"
              inputMode="email"
              dir="ltr"
              icon="mail"
              autoComplete="off"
              value={email}
              onValueChange={(text) => point.owners.change(index, text)}
            />
          </Field>
          {index > 0 && (
            <IconButton
              icon="cross"
              label={t('owners.remove', { number: index + 1 })}
              onClick={() => point.owners.remove(index)}
            />
          )}
        </div>
      ))}
      {owners.length < LIMITS.outletOwners && (
        <div>
          <Button kind="quiet" icon="plus" onClick={point.owners.add}>
            {t('owners.add')}
          </Button>
        </div>
      )}
    </div>
  );
}
