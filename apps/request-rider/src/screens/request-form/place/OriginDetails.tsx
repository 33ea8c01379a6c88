import { Field, TextArea, TextInput } from '@courier/ui-kit/input';
import { useCopy } from '@courier/i18n';
import { NAMESPACE } from '../../../copy';
import { useDraft, useRequest } from '../request/request-scope';
import { useIsProblemQuiet, useProblemText } from '../field/use-problem-text';
import { AddressParts } from './AddressParts';

export function OriginDetails() {
  const t = useCopy(NAMESPACE);
  const { draft, problems } = useRequest();
  const pickup = useDraft((state) => state.pickup);
  const notesError = useProblemText('notes');
  const areNotesQuiet = useIsProblemQuiet('notes');
  return (
    <>
      <AddressParts
        unit={pickup.unit}
        building={pickup.building}
        onChange={(parts) => draft.getState().changePickup(parts)}
      >
        {({ label, value, change }) => (
          <Field label={label} optional>
            <TextInput dir="auto" value={value} onValueChange={change} />
          </Field>
        )}
      </AddressParts>
      <div data-field="notes">
        <Field label={t('origin.notes')} optional error={notesError} isErrorQuiet={areNotesQuiet}>
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
