import { useState, type InputHTMLAttributes, type ReactNode, type Ref } from 'react';
import { useCopy } from '@courier/i18n';
import { Icon } from '../icon/Icon';
import type { IconName } from '../icon/icon-paths';
import { useFieldWiring } from './field-wiring';
import styles from './field.module.css';

export interface PlainInputProps extends Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'className' | 'style' | 'size'
> {
  icon?: IconName;
  /** After the text, e.g. a button or a key cap. */
  end?: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

/** A text input without antd, for a `Field`. A password gets a button that shows it. */
export function PlainInput({ icon, end, type = 'text', ...rest }: PlainInputProps) {
  const copy = useCopy('common');
  const [shown, setShown] = useState(false);
  const { labelledBy: _, ...wiring } = useFieldWiring(rest);
  const secret = type === 'password';
  return (
    <span className={`${styles.box} ${wiring['aria-invalid'] ? styles.invalid : ''}`}>
      {icon && <Icon name={icon} />}
      <input {...rest} {...wiring} type={secret && shown ? 'text' : type} className={styles.input} />
      {secret && (
        <button
          type="button"
          className={styles.tool}
          aria-label={copy(shown ? 'input.hide-password' : 'input.show-password')}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        >
          <Icon name={shown ? 'eye-off' : 'eye'} size={19} />
        </button>
      )}
      {end}
    </span>
  );
}
