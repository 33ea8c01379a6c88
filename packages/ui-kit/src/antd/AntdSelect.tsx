import Select from 'antd/es/select';
import { useCopy } from '@courier/i18n';
import { useFieldWiring } from '../field/field-wiring';
import { Icon } from '../icon/Icon';
import type { SelectProps } from '../input/select.types';
import styles from '../input/select.module.css';
import { AntdScope } from './AntdScope';

/** The open, focused list in place of the closed select. */
export function AntdSelect({
  value,
  options,
  onValueChange,
  searchable = false,
  busy = false,
  ...rest
}: SelectProps) {
  const { labelledBy: _, ...wiring } = useFieldWiring(rest);
  const common = useCopy('common');
  return (
    <AntdScope>
      <Select<string>
        {...rest}
        {...wiring}
        autoFocus
        defaultOpen
        className={styles.select ?? ''}
        status={wiring['aria-invalid'] ? 'error' : ''}
        value={value}
        options={options.map((option) => ({ ...option }))}
        onChange={(chosen) => onValueChange(chosen)}
        loading={busy}
        notFoundContent={common('state.empty')}
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
    </AntdScope>
  );
}
