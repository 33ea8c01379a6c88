import { useId, type KeyboardEvent } from 'react';
import { useFieldWiring } from '../field/field-wiring';
import fieldStyles from '../field/field.module.css';
import { Icon } from '../icon/Icon';
import type { SelectProps } from './select.types';
import styles from './select.module.css';

interface ClosedSelectProps extends Omit<SelectProps, 'onValueChange' | 'searchable'> {
  /** Opened, but the list's code is still loading. */
  isOpening: boolean;
  /** Called on pointer or focus, to preload. */
  onNear: () => void;
  onOpen: () => void;
}

const OPENING_KEYS = ['ArrowDown', 'ArrowUp'];

/** A select before it is first opened, with the same look and semantics. */
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
