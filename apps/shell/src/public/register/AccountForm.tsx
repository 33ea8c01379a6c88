import { useRef } from 'react';
import { useCopy } from '@courier/i18n';
import { legalLinks } from '@courier/config';
import { routePatterns, useReadable } from '@courier/shell-api';
import { usePublic } from '../public-context';
import { AcceptField } from '../forms/AcceptField';
import { BusyButton } from '../forms/BusyButton';
import { EmailField } from '../forms/EmailField';
import { FormProblem } from '../forms/FormProblem';
import { NewPassword } from '../forms/NewPassword';
import { useFocusOnProblem } from '../forms/use-focus-on-problem';
import { BusinessFields } from './BusinessFields';
import { FoundVendor } from './FoundVendor';
import type { RegistrationState } from './use-registration';

export function AccountForm({ registration }: { registration: RegistrationState }) {
  const t = useCopy('public');
  const { details, setDetails, passwords, setPasswords, accepted, setAccepted, problems } = registration;
  const { country } = useReadable(usePublic().locale);
  const privacy = legalLinks(country).find(({ page }) => page === 'privacy');
  const form = useRef<HTMLFormElement>(null);
  useFocusOnProblem(form, registration.findings);
  return (
    <form
      ref={form}
      className="pd-form"
      noValidate
      aria-label={t('register.title')}
      onSubmit={(event) => {
        event.preventDefault();
        void registration.submit();
      }}
    >
      {details.type === 'PV' ? (
        <FoundVendor registration={registration} />
      ) : (
        <BusinessFields registration={registration} />
      )}
      <EmailField
        value={details.email}
        problem={problems.email}
        onChange={(email) => setDetails({ email })}
      />
      <NewPassword
        label={t('field.password')}
        values={passwords}
        problems={problems}
        onChange={setPasswords}
      />
      <AcceptField
        sentence={(link) => t('register.accept-terms', { link })}
        link={{ href: routePatterns.terms, text: t('register.terms-link') }}
        isChecked={accepted.terms}
        problem={problems.terms}
        onChange={(terms) => setAccepted({ terms })}
      />
      <AcceptField
        sentence={(link) => t('register.accept-privacy', { link })}
        link={{ href: privacy?.href ?? `${routePatterns.terms}#privacy`, text: t('register.privacy-link') }}
        isChecked={accepted.privacy}
        problem={problems.privacy}
        onChange={(privacy) => setAccepted({ privacy })}
      />
      <FormProblem saying={problems.form} />
      <BusyButton isBusy={registration.isBusy} busyText={t('register.busy')}>
        {t('register.submit')}
      </BusyButton>
      <p className="pd-new">
        {t('register.have')} <a href={routePatterns.connect}>{t('landing.log-in')}</a>
      </p>
    </form>
  );
}
