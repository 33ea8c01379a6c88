import { Field, PhoneInput, TextInput } from '@courier/ui-kit/input';
import { useLocaleState, useSession } from '@courier/shell-api';
import { useCopy } from '@courier/i18n';
import { NAMESPACE } from '../../../copy';
import { useRequest } from '../request/request-scope';
import { useField } from '../field/use-field';
import { useOrderToBeUpdated } from '../update/use-order-to-be-updated';
import { usePhoneExample } from './use-phone-example';
import styles from '../field/fields.module.css';

/** The recipient. Loads the phone check before the user types a number. */
export function CustomerFields() {
  const t = useCopy(NAMESPACE);
  const errors = useCopy('errors');
  const { phoneCheck } = useRequest();
  const { phonePrefix } = useLocaleState().country;
  const name = useField('destinationName', 'name');
  const phone = useField('destinationPhoneNumber', 'phone');
  const isGuest = useSession().mode === 'GUEST';
  const fixed = useOrderToBeUpdated() !== null;
  const example = usePhoneExample(phone.error !== undefined);
  return (
    <div className={styles.pair}>
      <div {...name.place}>
        <Field
          label={t(isGuest ? 'guest.recipient-name' : 'form.name')}
          error={name.error}
          isErrorQuiet={name.isErrorQuiet}
        >
          <TextInput
            icon="user"
            value={name.value}
            onValueChange={name.change}
            autoComplete="off"
            maxLength={200}
            disabled={fixed}
          />
        </Field>
      </div>
      <div {...phone.place} onFocus={() => void phoneCheck()}>
        <Field
          label={t('form.phone')}
          error={phone.error}
          isErrorQuiet={phone.isErrorQuiet}
          hint={phone.error ? errors('request.form.phone.helper-text', { example }) : undefined}
        >
          <PhoneInput
            prefix={phonePrefix}
            value={phone.value}
            onValueChange={phone.change}
            disabled={fixed}
            autoComplete="off"
          />
        </Field>
      </div>
    </div>
  );
}
