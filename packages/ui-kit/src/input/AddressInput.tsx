import { useRef, type ReactNode, type Ref } from 'react';
import { useCopy } from '@courier/i18n';
import { addressLanguages } from '@courier/i18n/format';
import { Field } from '../field/Field';
import { AddressBox } from './AddressBox';
import { AddressList } from './AddressList';
import type { AddressSuggestion } from './address-options';
import styles from './address.module.css';
import { useAddressList } from './use-address-list';

export interface AddressInputProps {
  label: ReactNode;
  value: string;
  onValueChange: (text: string) => void;
  suggestions: readonly AddressSuggestion[];
  status: 'idle' | 'loading' | 'empty' | 'error';
  /** Shown under the input while `empty` or `error`. */
  message?: string;
  onPick: (id: string) => void;
  onClear: () => void;
  hint?: ReactNode;
  error?: ReactNode;
  /** Shows the error without announcing it. */
  isErrorQuiet?: boolean;
  success?: ReactNode;
  placeholder?: string;
  disabled?: boolean;
  /** Visually hidden label for screen readers. */
  labelHidden?: boolean;
  /** Captions of the groups; from `common` by default. */
  captions?: Partial<Record<AddressSuggestion['kind'], string>>;
  ref?: Ref<HTMLInputElement>;
}

/**
 * An address combobox. The caller searches, debounces and owns the text; Escape closes the list and keeps the
 * text.
 */
export function AddressInput(props: AddressInputProps) {
  const { label, hint, error, isErrorQuiet = false, success, labelHidden = false } = props;
  return (
    <Field
      label={label}
      hint={hint}
      error={error}
      isErrorQuiet={isErrorQuiet}
      success={success}
      labelHidden={labelHidden}
    >
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
  const place = useRef<HTMLDivElement>(null);
  const list = useAddressList({
    suggestions,
    hasMessage: message !== undefined && (status === 'empty' || status === 'error'),
    onPick,
  });
  const { reader, local } = addressLanguages(value);
  const { id: listId, flat, current, isShown, optionId } = list;

  const results = isShown && flat.length > 0 ? copy('address.results', { count: flat.length }) : '';
  const said = status === 'loading' ? copy('address.searching') : results;
  return (
    <div
      ref={place}
      className={styles.place}
      onBlur={(event) => !place.current?.contains(event.relatedTarget) && list.close()}
    >
      <AddressBox
        {...(ref === undefined ? {} : { ref })}
        {...(placeholder === undefined ? {} : { placeholder })}
        value={reader}
        disabled={disabled ?? false}
        busy={status === 'loading'}
        expanded={isShown && flat.length > 0}
        listId={listId}
        activeId={isShown && current ? optionId(current) : undefined}
        onText={(text) => {
          list.startOver();
          onValueChange(text);
        }}
        onOpen={list.open}
        onKeyDown={list.onKeyDown}
        onClear={() => {
          list.close();
          onClear();
        }}
      />
      {local !== null && <bdi className={styles.local}>{local}</bdi>}
      <span className="sr-only" role="status">
        {said}
      </span>
      {isShown && (
        <div className={styles.popup}>
          {flat.length > 0 ? (
            <AddressList
              id={listId}
              label={typeof label === 'string' ? label : copy('address.addresses')}
              groups={list.groups}
              activeId={current && optionId(current)}
              optionId={optionId}
              onPick={list.pick}
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
