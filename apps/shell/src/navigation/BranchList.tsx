import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { useStore } from 'zustand';
import { Icon, Kbd, SearchBox } from '@courier/ui-kit/core';
import { useCopy } from '@courier/i18n';
import { useShell } from '../shell-context/shell-context';
import { selectedVendor } from '../vendors/vendors.store';
import styles from './branch.module.css';
import { branchRows, type BranchRow } from './branch-rows';
import { EditOutlet } from './outlet-actions';

interface BranchListProps {
  close: () => void;
  autoFocus?: boolean;
}

/** Search over all vendors and outlets. Arrow keys move through the list; Enter selects the first match. */
export function BranchList({ close, autoFocus = false }: BranchListProps) {
  const t = useCopy('shell');
  const { vendors, ports } = useShell();
  const choice = useStore(vendors);
  const [query, setQuery] = useState('');
  const list = useRef<HTMLUListElement>(null);
  const searchId = useId();
  const rows = branchRows(choice.vendors, query);
  const first = rows.find(({ isMatch }) => isMatch);
  const selectedId = selectedVendor(choice)?.vendor_id;

  function pick(vendorId: string): void {
    ports.vendors.select(vendorId);
    close();
  }

  function onKeyDown(event: KeyboardEvent): void {
    const buttons = [...(list.current?.querySelectorAll<HTMLButtonElement>('button[data-branch]') ?? [])];
    const at = buttons.findIndex((button) => button === document.activeElement);
    const isInSearch = at < 0;
    if (event.key === 'ArrowDown') buttons[Math.min(at + 1, buttons.length - 1)]?.focus();
    else if (event.key === 'ArrowUp')
      (at <= 0 ? document.getElementById(searchId) : buttons[at - 1])?.focus();
    else if (event.key === 'Enter' && isInSearch && first) pick(first.vendor.vendor_id);
    else return;
    event.preventDefault();
  }

  return (
    <div onKeyDown={onKeyDown} role="presentation" className={styles['body']}>
      <SearchBox
        id={searchId}
        type="search"
        autoFocus={autoFocus}
        value={query}
        label={t('branch.search')}
        onChange={(event) => setQuery(event.target.value)}
      >
        <Kbd>B</Kbd>
      </SearchBox>
      {rows.length === 0 && choice.status === 'ready' ? (
        <p className={styles['none']} role="status">
          {t('branch.none-found', { query })}
          <button type="button" className={styles['clear']} onClick={() => setQuery('')}>
            {t('branch.clear-search')}
          </button>
        </p>
      ) : (
        <ul ref={list} className={styles['list']} aria-label={t('branch.list')}>
          {rows.map((row) => (
            <Row
              key={row.vendor.vendor_id}
              row={row}
              isSelected={row.vendor.vendor_id === selectedId}
              pick={pick}
              close={close}
            />
          ))}
        </ul>
      )}
    </div>
  );
}

interface RowProps {
  row: BranchRow;
  isSelected: boolean;
  pick: (vendorId: string) => void;
  close: () => void;
}

function Row({ row: { vendor, isParent, outlets }, isSelected, pick, close }: RowProps) {
  const t = useCopy('shell');
  const name = vendor.vendor_information.name;
  return (
    <li
      className={`${styles['row']} ${isParent ? styles['parent'] : styles['outlet']} ${isSelected ? styles['on'] : ''}`}
    >
      <button
        type="button"
        data-branch=""
        className={styles['pick']}
        aria-current={isSelected ? 'true' : undefined}
        onClick={() => pick(vendor.vendor_id)}
      >
        {isParent && <Icon name="shop" size={18} />}
        <span className={styles['label']}>
          <bdi>{isParent ? <b>{name}</b> : name}</bdi>{' '}
          <span className={styles['id']}>
            - <bdi>{vendor.vendor_id}</bdi>
          </span>
        </span>
        {outlets > 0 && <span className={styles['count']}>{t('branch.outlets', { count: outlets })}</span>}
        {isSelected && <Icon name="check" size={18} />}
      </button>
      {!isParent && <EditOutlet vendor={vendor} close={close} />}
    </li>
  );
}
