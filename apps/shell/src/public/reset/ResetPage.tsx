import { useState } from 'react';
import { useCopy } from '@courier/i18n';
import { FormPage } from '../forms/FormPage';
import { DonePanel } from '../forms/DonePanel';
import { useDraft } from '../forms/use-draft';
import { CodeStep } from './CodeStep';
import { EmailStep } from './EmailStep';

type Step = 'email' | 'code' | 'done';

export default function ResetPage() {
  const t = useCopy('public');
  const { values, set, remove } = useDraft('reset', { email: '' });
  const [step, setStep] = useState<Step>('email');
  return (
    <FormPage pageTitle={t('reset.page-title')} title={t('reset.title')} lead={t('reset.lead')} facts={[]}>
      {step === 'email' && (
        <EmailStep email={values.email} onEmail={(email) => set({ email })} onSent={() => setStep('code')} />
      )}
      {step === 'code' && (
        <CodeStep
          email={values.email.trim()}
          onOtherEmail={() => setStep('email')}
          onDone={() => {
            remove();
            setStep('done');
          }}
        />
      )}
      {step === 'done' && <DonePanel icon="lock" title={t('reset.done-title')} text={t('reset.done-text')} />}
    </FormPage>
  );
}
