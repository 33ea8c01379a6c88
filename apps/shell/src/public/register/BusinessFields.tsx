import { LIMITS } from '@courier/config';
import { useCopy } from '@courier/i18n';
import { PhoneField } from '../forms/PhoneField';
import { TextField } from '../forms/TextField';
import { usePublic } from '../public-context';
import type { RegistrationState } from './use-registration';

export function BusinessFields({ registration }: { registration: RegistrationState }) {
  const t = useCopy('public');
  const { flags } = usePublic();
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
          label={t('register.vat')}
          isOptional
          autoComplete="off"
          dir="ltr"
          maxLength={LIMITS.vatNumberCharacters * 2}
          value={details.vat}
          problem={problems.vat}
          onChange={(vat) => setDetails({ vat })}
        />
      )}
    </>
  );
}
