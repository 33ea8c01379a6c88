import { useCopy, useTaxNumberHint } from '@courier/i18n';
import { useReadable } from '@courier/shell-api';
import { PhoneField } from '../forms/PhoneField';
import { TextField } from '../forms/TextField';
import { usePublic } from '../public-context';
import type { RegistrationState } from './use-registration';

/** With the prefix and separators of any country. */
const LONGEST_TYPED_NUMBER = 32;

export function BusinessFields({ registration }: { registration: RegistrationState }) {
  const t = useCopy('public');
  const { flags, locale } = usePublic();
  const vatLabel = t('register.vat');
  const taxNumberHint = useTaxNumberHint(useReadable(locale), vatLabel);
  const { details, setDetails, problems } = registration;
  return (
    <>
      <TextField
        label={t('register.business-name')}
        autoComplete="organization"
        value={details.businessName}
        problem={problems.businessName}
        onChange={(businessName) => setDetails({ businessName })}
      />
      <PhoneField
        value={details.phone}
        problem={problems.phone}
        onChange={(phone) => setDetails({ phone })}
      />
      {flags['payment_vat'] === true && (
        <TextField
          label={vatLabel}
          isOptional
          autoComplete="off"
          dir="ltr"
          maxLength={LONGEST_TYPED_NUMBER}
          hint={taxNumberHint}
          value={details.vat}
          problem={problems.vat}
          onChange={(vat) => setDetails({ vat })}
        />
      )}
    </>
  );
}
