import AntdSelect from 'antd/es/select';
import type { ReactNode } from 'react';
import { useFieldWiring } from '../field/field-wiring';
import { Icon } from '../icon/Icon';
import styles from './select.module.css';

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

/** One of a list, to stand in a `Field`. */
export function Select<Value extends string = string>({
  value,
  options,
  onValueChange,
  searchable = false,
  busy = false,
  ...rest
}: SelectProps<Value>) {
  const { labelledBy: _, ...wiring } = useFieldWiring(rest);
  return (
    <AntdSelect<Value>
      {...rest}
      {...wiring}
      className={styles.select ?? ''}
      status={wiring['aria-invalid'] ? 'error' : ''}
      value={value}
      options={options.map((option) => ({ ...option }))}
      onChange={(chosen) => onValueChange(chosen)}
      loading={busy}
      // A virtual list hides its options from screen readers behind a list of bare values.
      virtual={false}
      showSearch={
        searchable && {
          optionFilterProp: options.some((option) => option.searchText) ? 'searchText' : 'label',
        }
      }
      suffixIcon={<Icon name="chevron-down" size={16} />}
      menuItemSelectedIcon={<Icon name="check" size={16} />}
    />
  );
}
