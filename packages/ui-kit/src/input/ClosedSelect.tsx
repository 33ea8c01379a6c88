import { useId, type KeyboardEvent } from 'react';
import { useFieldWiring } from '../field/field-wiring';
import fieldStyles from '../field/field.module.css';
import { Icon } from '../icon/Icon';
import type { SelectProps } from './select.types';
import styles from './select.module.css';

interface ClosedSelectProps extends Omit<SelectProps, 'onValueChange' | 'searchable'> {
  /** It was pressed and its list is on its way. */
  isOpening: boolean;
  /** The pointer or the focus is here. */
  onNear: () => void;
  onOpen: () => void;
}

const OPENING_KEYS = ['ArrowDown', 'ArrowUp'];

/** A select until it is first opened: looks and reads as it will. */
export function ClosedSelect(props: ClosedSelectProps) {
  const { value, options, placeholder, disabled, busy = false, isOpening, onNear, onOpen } = props;
  const { labelledBy: _, ...wiring } = useFieldWiring(props);
  const list = useId();
  const chosen = options.find((option) => option.value === value);
  const onKeyDown = (event: KeyboardEvent) => {
    if (!OPENING_KEYS.includes(event.key)) return;
    event.preventDefault();
    onOpen();
  };
  return (
    <button
      {...wiring}
      type="button"
      role="combobox"
      aria-haspopup="listbox"
      aria-expanded={false}
      aria-controls={list}
      aria-busy={busy || isOpening || undefined}
      aria-label={props['aria-label']}
      disabled={disabled}
      className={`${fieldStyles.box} ${styles.closed} ${wiring['aria-invalid'] ? fieldStyles.invalid : ''}`}
      onPointerEnter={onNear}
      onFocus={onNear}
      onClick={onOpen}
      onKeyDown={onKeyDown}
    >
      <span className={chosen ? styles.value : styles.placeholder}>
        {chosen?.label ?? value ?? placeholder}
      </span>
      <Icon name="chevron-down" size={16} />
    </button>
  );
}
