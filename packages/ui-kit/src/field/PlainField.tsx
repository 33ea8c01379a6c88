import { Field, type FieldProps } from './Field';
import { PlainInput, type PlainInputProps } from './PlainInput';

export type PlainFieldProps = Omit<PlainInputProps, 'end' | 'required'> &
  Pick<FieldProps, 'label' | 'hint' | 'error' | 'optional' | 'required'>;

/** Label, text input, hint and error, for forms without antd. Accepts native input attributes. */
export function PlainField({ label, hint, error, optional, required, ...input }: PlainFieldProps) {
  return (
    <Field
      label={label}
      hint={hint}
      error={error}
      {...(optional ? { optional } : {})}
      {...(required ? { required } : {})}
    >
      <PlainInput {...input} />
    </Field>
  );
}
