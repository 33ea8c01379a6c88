import { useState } from 'react';
import { Icon } from '@courier/ui-kit/plain';
import { useCopy } from '@courier/i18n';
import type { Saying } from './saying';
import { TextField } from './TextField';

interface SecretFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  problem?: Saying | undefined;
  /** Default: `new-password`. */
  autoComplete?: 'current-password';
}

export function SecretField(props: SecretFieldProps) {
  const t = useCopy('public');
  const [isShown, setShown] = useState(false);
  return (
    <TextField
      {...props}
      type={isShown ? 'text' : 'password'}
      autoComplete={props.autoComplete ?? 'new-password'}
      tool={
        <button
          type="button"
          className="pd-eye"
          aria-pressed={isShown}
          aria-label={t(isShown ? 'hide' : 'show')}
          onClick={() => setShown(!isShown)}
        >
          <Icon name="eye" size={19} />
        </button>
      }
    />
  );
}
