import type { ReactNode } from 'react';

interface SelectOption<Value extends string = string> {
  value: Value;
  label: ReactNode;
  disabled?: boolean;
  /** Search text if the label is not plain text. */
  searchText?: string;
}

export interface SelectProps<Value extends string = string> {
  value: Value | null;
  options: readonly SelectOption<Value>[];
  onValueChange: (value: Value) => void;
  placeholder?: string;
  disabled?: boolean;
  searchable?: boolean;
  busy?: boolean;
  'aria-label'?: string;
}
