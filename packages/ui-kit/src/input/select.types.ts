import type { ReactNode } from 'react';

export interface SelectOption<Value extends string = string> {
  value: Value;
  label: ReactNode;
  disabled?: boolean;
  /** Text for searching when the label is not plain text. */
  searchText?: string;
}

export interface SelectProps<Value extends string = string> {
  value: Value | null;
  options: readonly SelectOption<Value>[];
  onValueChange: (value: Value) => void;
  placeholder?: string;
  disabled?: boolean;
  /** Typing narrows the list. */
  searchable?: boolean;
  /** While options are being fetched. */
  busy?: boolean;
  'aria-label'?: string;
}
