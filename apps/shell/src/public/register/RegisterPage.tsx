import { useCopy } from '@courier/i18n';
import { FormPage } from '../forms/FormPage';
import { AccountForm } from './AccountForm';
import { CheckYourMail } from './CheckYourMail';
import { PathChoice } from './PathChoice';
import { useRegistration } from './use-registration';
import { VendorCodeForm } from './VendorCodeForm';
import './register.css';

export default function RegisterPage() {
  const t = useCopy('public');
  const registration = useRegistration();
  const { details, found, sentTo } = registration;
  const needsCode = details.type === 'PV' && found === null;
  return (
    <FormPage
      pageTitle={t('register.page-title')}
      title={t('register.title')}
      lead={t('register.lead')}
      facts={[
        ['ticket', t('register.fact-fee')],
        ['pin', t('register.fact-map')],
        ['receipt', t('register.fact-pay')],
      ]}
    >
      {sentTo !== null ? (
        <CheckYourMail email={sentTo} registration={registration} />
      ) : (
        <>
          <PathChoice registration={registration} />
          {needsCode ? (
            <VendorCodeForm registration={registration} />
          ) : (
            <AccountForm registration={registration} />
          )}
        </>
      )}
    </FormPage>
  );
}
