import { Field, TextInput } from '@courier/ui-kit/input';
import { useFlag } from '@courier/shell-api';
import { useCopy } from '@courier/i18n';
import { NAMESPACE } from '../../../copy';
import { useField } from '../field/use-field';
import { useOrderToBeUpdated } from '../update/use-order-to-be-updated';

export function VatField() {
  const t = useCopy(NAMESPACE);
  const shown = useFlag('payment_vat');
  const updating = useOrderToBeUpdated() !== null;
  const vat = useField('vat_number', 'vat');
  if (!shown || updating) return null;
  return (
    <div {...vat.place}>
      <Field label={t('vat.label')} optional error={vat.error}>
        <TextInput
          icon="receipt"
          value={vat.value}
          onValueChange={(typed) => vat.change(typed.trim())}
          autoComplete="off"
        />
      </Field>
    </div>
  );
}
