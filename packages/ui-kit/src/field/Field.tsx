import { useId, useMemo, type ReactNode } from 'react';
import { useCopy } from '@courier/i18n';
import { Icon } from '../icon/Icon';
import { FieldContext, type FieldWiring } from './field-wiring';
import styles from './field.module.css';

export interface FieldProps {
  label: ReactNode;
  /**
   * One control of the input entry point, or `PlainInput`; it connects to label, hint and error
   * automatically.
   */
  children: ReactNode;
  hint?: ReactNode;
  /** The problem and its solution. Announced when it appears, unless it is quiet. */
  error?: ReactNode;
  /** Shows the error without announcing it, because another field has the reported one. */
  isErrorQuiet?: boolean;
  /** Confirmation under the control, in the success colour, e.g. "Inside your delivery area". */
  success?: ReactNode;
  optional?: boolean;
  required?: boolean;
  /** At the end of the label's line, e.g. a counter. */
  end?: ReactNode;
  /** For groups of controls (segmented, radios), which a label element cannot reference. */
  group?: boolean;
  /** Visually hidden label for screen readers. */
  labelHidden?: boolean;
}

/** Connects label, control, hint and error. */
export function Field({
  label,
  children,
  hint,
  error,
  isErrorQuiet = false,
  success,
  optional,
  required,
  end,
  group = false,
  labelHidden = false,
}: FieldProps) {
  const copy = useCopy('common');
  const id = useId();
  const hasError = error !== undefined && error !== null && error !== '' && error !== false;
  const hasHint = Boolean(hint) || Boolean(success);
  const wiring = useMemo<FieldWiring>(
    () => ({
      id: `${id}control`,
      'aria-labelledby': `${id}label`,
      'aria-describedby':
        [hasError && `${id}error`, hasHint && `${id}hint`].filter(Boolean).join(' ') || undefined,
      'aria-invalid': hasError || undefined,
      'aria-required': required || undefined,
    }),
    [id, hasError, hasHint, required],
  );
  const Label = group ? 'span' : 'label';
  return (
    <div className={styles.field} data-invalid={hasError || undefined}>
      <div className={labelHidden ? 'sr-only' : styles.head}>
        <Label id={`${id}label`} className={styles.label} {...(group ? {} : { htmlFor: wiring.id })}>
          {label}
        </Label>
        {optional && <span className={styles.optional}>{copy('state.optional')}</span>}
        {end !== undefined && <span className={styles.end}>{end}</span>}
      </div>
      <FieldContext value={wiring}>{children}</FieldContext>
      <div
        id={`${id}error`}
        className={hasError ? `${styles.note} ${styles.error}` : undefined}
        aria-live={isErrorQuiet ? 'off' : 'polite'}
      >
        {hasError && (
          <>
            <Icon name="warning" size={14} />
            <span>{error}</span>
          </>
        )}
      </div>
      {hasHint && (
        <div id={`${id}hint`} className={`${styles.note} ${success ? styles.success : ''}`}>
          {success ? <Icon name="check" size={14} /> : null}
          <span>{success ?? hint}</span>
        </div>
      )}
    </div>
  );
}
