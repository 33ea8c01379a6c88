import { useRef, type KeyboardEvent, type Ref } from 'react';
import { useCopy } from '@courier/i18n';
import { useFieldWiring } from '../field/field-wiring';
import fieldStyles from '../field/field.module.css';
import { Icon } from '../icon/Icon';
import styles from './address.module.css';

interface AddressBoxProps {
  value: string;
  placeholder?: string;
  disabled: boolean;
  busy: boolean;
  expanded: boolean;
  listId: string;
  activeId: string | undefined;
  onText: (text: string) => void;
  onOpen: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onClear: () => void;
  ref?: Ref<HTMLInputElement>;
}

export function AddressBox({
  value,
  placeholder,
  disabled,
  busy,
  expanded,
  listId,
  activeId,
  onText,
  onOpen,
  onKeyDown,
  onClear,
  ref,
}: AddressBoxProps) {
  const copy = useCopy('common');
  const { labelledBy: _, ...wiring } = useFieldWiring();
  const box = useRef<HTMLSpanElement>(null);
  return (
    <span ref={box} className={`${fieldStyles.box} ${wiring['aria-invalid'] ? fieldStyles.invalid : ''}`}>
      {busy ? <span className={styles.spinner} aria-hidden="true" /> : <Icon name="search" />}
      <input
        {...wiring}
        ref={ref}
        className={`${fieldStyles.input} ${styles.input}`}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={expanded}
        aria-controls={expanded ? listId : undefined}
        aria-activedescendant={activeId}
        autoComplete="off"
        spellCheck={false}
        dir={value ? 'auto' : undefined}
        value={value}
        placeholder={placeholder}
        disabled={disabled}
        onChange={(event) => onText(event.target.value)}
        onClick={onOpen}
        onKeyDown={onKeyDown}
      />
      {value !== '' && !disabled && (
        <button
          type="button"
          className={fieldStyles.tool}
          aria-label={copy('address.clear')}
          onClick={() => {
            onClear();
            box.current?.querySelector('input')?.focus();
          }}
        >
          <Icon name="cross" size={16} />
        </button>
      )}
    </span>
  );
}
