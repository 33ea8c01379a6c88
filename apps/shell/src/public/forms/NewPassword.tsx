import { passwordRules } from '@courier/api-client';
import { Icon } from '@courier/ui-kit/plain';
import { useCopy } from '@courier/i18n';
import type { Problems } from './use-attempt';
import { SecretField } from './SecretField';

export interface NewPasswordValues {
  password: string;
  again: string;
}

interface NewPasswordProps {
  label: string;
  values: NewPasswordValues;
  onChange: (change: Partial<NewPasswordValues>) => void;
  problems: Problems<'password' | 'again'>;
}

/** A new password twice, with a live list of its rules. */
export function NewPassword({ label, values, onChange, problems }: NewPasswordProps) {
  const t = useCopy('public');
  return (
    <>
      <SecretField
        label={label}
        value={values.password}
        problem={problems.password}
        onChange={(password) => onChange({ password })}
      />
      <ul className="pd-rules" aria-label={t('rule.title')}>
        {passwordRules(values.password).map(({ rule, isMet }) => (
          <li key={rule} data-met={isMet}>
            <span className="pd-tick" aria-hidden="true">
              {isMet && <Icon name="check" size={12} />}
            </span>
            <span aria-hidden="true">{t(`rule.${rule}`)}</span>
            <span className="sr-only">
              {t(isMet ? 'rule.met' : 'rule.open', { rule: t(`rule.${rule}`) })}
            </span>
          </li>
        ))}
      </ul>
      <SecretField
        label={t('field.password-again')}
        value={values.again}
        problem={problems.again}
        onChange={(again) => onChange({ again })}
      />
    </>
  );
}
