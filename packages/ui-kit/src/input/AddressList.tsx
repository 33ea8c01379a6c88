import { useCopy } from '@courier/i18n';
import { Icon } from '../icon/Icon';
import type { AddressGroup, AddressSuggestion } from './address-options';
import styles from './address.module.css';

interface AddressListProps {
  id: string;
  label: string;
  groups: readonly AddressGroup[];
  activeId: string | undefined;
  optionId: (suggestion: AddressSuggestion) => string;
  onPick: (suggestion: AddressSuggestion) => void;
  captions: Partial<Record<AddressSuggestion['kind'], string>>;
}

export function AddressList({ id, label, groups, activeId, optionId, onPick, captions }: AddressListProps) {
  const copy = useCopy('common');
  const caption = (kind: AddressSuggestion['kind']) =>
    captions[kind] ?? copy(kind === 'saved' ? 'address.saved-customers' : 'address.addresses');
  return (
    <div id={id} role="listbox" aria-label={label}>
      {groups.map((group) => (
        <div key={group.kind} role="group" aria-label={caption(group.kind)}>
          <div className={styles.caption} aria-hidden="true">
            {caption(group.kind)}
          </div>
          {group.suggestions.map((suggestion) => (
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- focus and keys stay in the field above
            <div
              key={suggestion.id}
              id={optionId(suggestion)}
              role="option"
              aria-selected={optionId(suggestion) === activeId}
              className={styles.option}
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => onPick(suggestion)}
            >
              <Icon name={group.kind === 'saved' ? 'user' : 'pin'} size={20} />
              <span className={styles.words}>
                <span className={styles.primary}>{suggestion.primary}</span>
                {suggestion.secondary !== undefined && (
                  <span className={styles.secondary}>{suggestion.secondary}</span>
                )}
                {suggestion.local !== undefined && <bdi className={styles.secondary}>{suggestion.local}</bdi>}
                {suggestion.note !== undefined && (
                  <span className={styles.note}>
                    <Icon name="warning" size={14} />
                    {suggestion.note}
                  </span>
                )}
              </span>
              <Icon name="arrow-end" className={styles.go} />
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
