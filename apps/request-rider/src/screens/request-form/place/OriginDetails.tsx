import { Field, TextArea, TextInput } from '@courier/ui-kit/input';
import { useCopy } from '@courier/i18n';
import { NAMESPACE } from '../../../copy';
import { useDraft, useRequest } from '../request/request-scope';
import { useProblemText } from '../field/use-problem-text';
import styles from './OriginForm.module.css';

export function OriginDetails() {
  const t = useCopy(NAMESPACE);
  const { draft, problems } = useRequest();
  const pickup = useDraft((state) => state.pickup);
  const notesError = useProblemText('notes');
  return (
    <>
      <div className={styles.pair}>
        <Field label={t('form.unit')} optional>
          <TextInput value={pickup.unit} onValueChange={(unit) => draft.getState().changePickup({ unit })} />
        </Field>
        <Field label={t('form.building')} optional>
          <TextInput
            value={pickup.building}
            onValueChange={(building) => draft.getState().changePickup({ building })}
          />
        </Field>
      </div>
      <div data-field="notes">
        <Field label={t('origin.notes')} optional error={notesError}>
          <TextArea
            value={pickup.notes}
            rows={2}
            onValueChange={(notes) => {
              draft.getState().changePickup({ notes });
              problems.repaired('notes');
            }}
          />
        </Field>
      </div>
    </>
  );
}
