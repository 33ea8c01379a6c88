import { useId, type InputHTMLAttributes, type ReactNode } from 'react';
import { useCopies, type Saying } from './saying';

interface TextFieldProps extends Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'id' | 'onChange' | 'value' | 'className' | 'prefix'
> {
  label: string;
  value: string;
  onChange: (value: string) => void;
  problem?: Saying | undefined;
  hint?: string;
  isOptional?: boolean;
  /** A prefix, such as a country's phone code. */
  lead?: string;
  /** A control inside the field, such as the show button of a password. */
  tool?: ReactNode;
}

export function TextField(props: TextFieldProps) {
  const { label, value, onChange, problem, hint, isOptional = false, lead, tool, ...input } = props;
  const copies = useCopies();
  const id = useId();
  const help = problem ? problem(copies) : (hint ?? '');
  return (
    <div className="pd-field">
      <div className="pd-label">
        <label htmlFor={id}>{label}</label>
        {isOptional && <span className="pd-optional">{copies.t('optional')}</span>}
      </div>
      <div className={tool ? 'pd-secret' : lead ? 'pd-led' : undefined}>
        {lead && (
          <bdi className="pd-lead-in" dir="ltr" aria-hidden="true">
            {lead}
          </bdi>
        )}
        <input
          {...input}
          id={id}
          className="pd-input"
          value={value}
          aria-invalid={problem !== undefined}
          aria-describedby={help ? `${id}-help` : undefined}
          onChange={(event) => onChange(event.target.value)}
        />
        {tool}
      </div>
      <p className={problem ? 'pd-help' : 'pd-help pd-hint'} id={`${id}-help`}>
        {help}
      </p>
    </div>
  );
}
