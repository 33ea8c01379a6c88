import type { Ref } from 'react';
import { PlainInput, type PlainInputProps } from '../field/PlainInput';

export interface TextInputProps extends Omit<PlainInputProps, 'onChange' | 'value' | 'defaultValue'> {
  value: string;
  onValueChange: (value: string) => void;
  ref?: Ref<HTMLInputElement>;
}

/** Single-line text for a `Field`. Accepts native input attributes. */
export function TextInput({ onValueChange, ...rest }: TextInputProps) {
  return <PlainInput {...rest} onChange={(event) => onValueChange(event.target.value)} />;
}
