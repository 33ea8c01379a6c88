import type { Ref, TextareaHTMLAttributes } from 'react';
import { useFieldWiring } from '../field/field-wiring';
import styles from './text-area.module.css';

export interface TextAreaProps extends Omit<
  TextareaHTMLAttributes<HTMLTextAreaElement>,
  'className' | 'style' | 'onChange' | 'value' | 'defaultValue'
> {
  value: string;
  onValueChange: (value: string) => void;
  ref?: Ref<HTMLTextAreaElement>;
}

/** Multi-line text; grows up to eight lines. */
export function TextArea({ onValueChange, rows = 2, ...rest }: TextAreaProps) {
  const { labelledBy: _, ...wiring } = useFieldWiring(rest);
  return (
    <textarea
      {...rest}
      {...wiring}
      rows={rows}
      className={styles.area}
      onChange={(event) => onValueChange(event.target.value)}
    />
  );
}
