import { useState } from 'react';
import { Icon } from '@courier/ui-kit/plain';
import { routePatterns } from '@courier/shell-api';
import { useCopies } from '../forms/saying';
import type { TypedInputProps } from './EmailInput';

export function PasswordInput({ value, problem, onType }: TypedInputProps) {
  const copies = useCopies();
  const t = copies.shell;
  const [isShown, setShown] = useState(false);
  return (
    <>
      <div className="pd-password">
        <label className="pd-label" htmlFor="password">
          {t('sign-in.password')}
        </label>
        <div className="pd-secret">
          <input
            id="password"
            name="password"
            className="pd-input"
            type={isShown ? 'text' : 'password'}
            autoComplete="current-password"
            value={value}
            aria-invalid={problem !== undefined}
            aria-describedby={problem ? 'password-problem' : undefined}
            onChange={(event) => onType(event.target.value)}
          />
          <button
            type="button"
            className="pd-eye"
            aria-pressed={isShown}
            aria-label={t(isShown ? 'sign-in.hide' : 'sign-in.show')}
            onClick={() => setShown(!isShown)}
          >
            <Icon name="eye" size={19} />
          </button>
        </div>
        <a className="pd-forgot" href={routePatterns.forgotPassword}>
          {t('sign-in.forgot')}
        </a>
      </div>
      <p className="pd-help" id="password-problem">
        {problem?.(copies)}
      </p>
    </>
  );
}
