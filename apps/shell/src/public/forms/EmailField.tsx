import { useCopy } from '@courier/i18n';
import type { Saying } from './saying';
import { TextField } from './TextField';

interface EmailFieldProps {
  value: string;
  onChange: (value: string) => void;
  problem?: Saying | undefined;
  label?: string;
  hint?: string;
  isOptional?: boolean;
  /** For autofill; default: the address of the account. */
  autoComplete?: string;
}

export function EmailField({ label, autoComplete = 'username', ...rest }: EmailFieldProps) {
  const t = useCopy('public');
  return (
    <TextField
      {...rest}
      label={label ?? t('field.email')}
      type="email"
      inputMode="email"
      autoComplete={autoComplete}
      autoCapitalize="none"
      spellCheck={false}
    />
  );
}
