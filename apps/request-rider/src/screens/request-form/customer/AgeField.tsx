import { Checkbox } from '@courier/ui-kit/input';
import { useFlag, useSession } from '@courier/shell-api';
import { useCopy } from '@courier/i18n';
import { NAMESPACE } from '../../../copy';
import { useDraft, useRequest } from '../request/request-scope';
import { useOrderToBeUpdated } from '../update/use-order-to-be-updated';

/** Asks whether the rider must check the customer's age, where the country supports it. */
export function AgeField() {
  const t = useCopy(NAMESPACE);
  const { draft } = useRequest();
  const offered = useFlag('tag-id-check-pg');
  const required = useDraft(({ ageValidation }) => ageValidation);
  const isGuest = useSession().mode === 'GUEST';
  const updating = useOrderToBeUpdated() !== null;
  if (!offered || updating) return null;
  return (
    <Checkbox
      label={t(isGuest ? 'guest.age-check' : 'form.age-check')}
      checked={required}
      onCheckedChange={(checked) => draft.getState().setAgeValidation(checked)}
    />
  );
}
