import { useState } from 'react';
import { Field, TextInput } from '@courier/ui-kit/input';
import { useFlag, useLocaleState } from '@courier/shell-api';
import { useCopy, useTaxNumberHint } from '@courier/i18n';
import { NAMESPACE } from '../../../copy';
import { useField } from '../field/use-field';
import { useOrderToBeUpdated } from '../update/use-order-to-be-updated';

export function VatField() {
  const t = useCopy(NAMESPACE);
  const shown = useFlag('payment_vat');
  const label = t('vat.label');
  const taxNumberHint = useTaxNumberHint(useLocaleState(), label);
  const updating = useOrderToBeUpdated() !== null;
  const vat = useField('vat_number', 'vat_number');
  const [isVisited, setVisited] = useState(false);
  if (!shown || updating) return null;
  // The prerendered form cannot depend on a flag and a country together.
  const hint = vat.error || (vat.value === '' && !isVisited) ? undefined : taxNumberHint;
  return (
    <div {...vat.place}>
      <Field label={label} optional hint={hint} error={vat.error} isErrorQuiet={vat.isErrorQuiet}>
        <TextInput
          icon="receipt"
          value={vat.value}
          onValueChange={(typed) => vat.change(typed.trim())}
          onFocus={() => setVisited(true)}
          autoComplete="off"
        />
      </Field>
    </div>
  );
}
