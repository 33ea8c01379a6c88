import { useId, useRef, useState, type KeyboardEvent, type ReactNode, type Ref } from 'react';
import { useCopy } from '@courier/i18n';
import { Field } from '../field/Field';
import { AddressBox } from './AddressBox';
import { AddressList } from './AddressList';
import { groupSuggestions, nextOption, type AddressSuggestion } from './address-options';
import styles from './address.module.css';

export interface AddressInputProps {
  label: ReactNode;
  value: string;
  onValueChange: (text: string) => void;
  suggestions: readonly AddressSuggestion[];
  status: 'idle' | 'loading' | 'empty' | 'error';
  /** Said under the input while `empty` or `error`. */
  message?: string;
  onPick: (id: string) => void;
  onClear: () => void;
  hint?: ReactNode;
  error?: ReactNode;
  success?: ReactNode;
  placeholder?: string;
  disabled?: boolean;
  /** Keeps the label for readers without sight only. */
  labelHidden?: boolean;
  /** Captions of the groups; from `common` unless given. */
  captions?: Partial<Record<AddressSuggestion['kind'], string>>;
  ref?: Ref<HTMLInputElement>;
}

/**
 * An address with suggestions: an editable combobox whose list the arrows walk through. The caller searches, debounces
 * and owns the text; Escape closes the list and keeps what was typed.
 */
export function AddressInput(props: AddressInputProps) {
  const { label, hint, error, success, labelHidden = false } = props;
  return (
    <Field label={label} hint={hint} error={error} success={success} labelHidden={labelHidden}>
      <AddressCombobox {...props} />
    </Field>
  );
}

function AddressCombobox({
  label,
  value,
  onValueChange,
  suggestions,
  status,
  message,
  onPick,
  onClear,
  placeholder,
  disabled,
  captions = {},
  ref,
}: AddressInputProps) {
  const copy = useCopy('common');
  const listId = useId();
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const place = useRef<HTMLDivElement>(null);
  const groups = groupSuggestions(suggestions);
  const flat = groups.flatMap((group) => group.suggestions);
  const index = Math.min(active, flat.length - 1);
  const optionId = (suggestion: AddressSuggestion) =>
    `${listId}${suggestion.kind}${flat.indexOf(suggestion)}`;
  const current = flat[index];
  const shows =
    isOpen && (flat.length > 0 || (message !== undefined && (status === 'empty' || status === 'error')));

  function close() {
    setOpen(false);
    setActive(-1);
  }

  function pick(suggestion: AddressSuggestion) {
    close();
    onPick(suggestion.id);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    const next = nextOption(event.key, index, flat.length);
    if (next !== null) {
      event.preventDefault();
      setOpen(true);
      setActive(next);
    } else if (event.key === 'Enter' && shows && current) {
      event.preventDefault();
      pick(current);
    } else if (event.key === 'Escape' && shows) {
      event.stopPropagation();
      close();
    }
  }

  const said =
    status === 'loading'
      ? copy('address.searching')
      : shows && flat.length > 0
        ? copy('address.results', { count: flat.length })
        : '';
  return (
    <div
      ref={place}
      className={styles.place}
      onBlur={(event) => !place.current?.contains(event.relatedTarget) && close()}
    >
      <AddressBox
        {...(ref === undefined ? {} : { ref })}
        {...(placeholder === undefined ? {} : { placeholder })}
        value={value}
        disabled={disabled ?? false}
        busy={status === 'loading'}
        expanded={shows}
        listId={listId}
        activeId={shows && current ? optionId(current) : undefined}
        onText={(text) => {
          setOpen(true);
          setActive(-1);
          onValueChange(text);
        }}
        onOpen={() => setOpen(true)}
        onKeyDown={onKeyDown}
        onClear={() => {
          close();
          onClear();
        }}
      />
      <span className="sr-only" role="status">
        {said}
      </span>
      {shows && (
        <div className={styles.popup}>
          {flat.length > 0 ? (
            <AddressList
              id={listId}
              label={typeof label === 'string' ? label : copy('address.addresses')}
              groups={groups}
              activeId={current && optionId(current)}
              optionId={optionId}
              onPick={pick}
              captions={captions}
            />
          ) : (
            <p className={`${styles.message} ${status === 'error' ? styles.bad : ''}`} role="status">
              {message}
            </p>
          )}
        </div>
      )}
    </div>
  );
}
