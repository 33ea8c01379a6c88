import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button, Icon, IconButton, PlainInput } from '@courier/ui-kit/core';
import { Checkbox } from '@courier/ui-kit/input';
import { useWording } from '../../../copy';
import type { BenchStore } from '../../../flow/bench/create-bench';
import { nextCell, replacements, type Search } from '../../../model/bench/find-replace';
import styles from './FindBar.module.css';
import type { BenchView } from '../view/use-bench-view';

interface FindBarProps {
  store: BenchStore;
  view: BenchView;
  /** Receives the search, which the grid highlights. */
  onSearch: (search: Search) => void;
  onClose: () => void;
}

export function FindBar({ store, view, onSearch, onClose }: FindBarProps) {
  const { t } = useWording();
  const [find, setFind] = useState('');
  const [by, setBy] = useState('');
  const [onlyColumn, setOnlyColumn] = useState(false);
  const [matchCase, setMatchCase] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  useEscape(onClose);
  const { row, column } = view.at;
  const only = onlyColumn ? column : null;
  const search: Search = { find, column: only, matchCase };
  const tell = useEffectEvent(onSearch);
  useEffect(() => tell({ find, column: only, matchCase }), [find, only, matchCase]);
  const found = replacements(view.bench, search, by, store.table);
  const at = found.findIndex((cell) => cell.row === row && cell.column === column);
  function go(forward: boolean) {
    const place = store.table.shownColumns.indexOf(column);
    const cell = nextCell(found, { row, column: place }, forward, store.table);
    if (cell) view.goTo(cell.row, cell.column);
  }
  function replaceOne() {
    const cell = found[at];
    if (cell) store.edit([cell]);
    go(true);
  }
  const count = found.length;
  const place = at === -1 ? t('find.found', { count }) : t('find.at', { at: at + 1, count });
  return (
    <search className={styles.bar}>
      <span className={styles.field}>
        <PlainInput
          ref={input}
          icon="search"
          aria-label={t('find.find')}
          placeholder={t('find.find')}
          value={find}
          onChange={(event) => setFind(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter') go(!event.shiftKey);
          }}
        />
      </span>
      <Icon name="arrow-end" size={16} />
      <span className={styles.field}>
        <PlainInput
          aria-label={t('find.by')}
          placeholder={t('find.by')}
          value={by}
          onChange={(event) => setBy(event.target.value)}
        />
      </span>
      <Button size="s" disabled={count === 0} onClick={replaceOne}>
        {t('find.one')}
      </Button>
      <Button size="s" disabled={count === 0} onClick={() => store.replaceAll(search, by)}>
        {t('find.all', { count })}
      </Button>
      <span className={styles.options}>
        <Checkbox
          checked={onlyColumn}
          onCheckedChange={setOnlyColumn}
          label={t('find.only', { column: t(`column.${column}`) })}
        />
        <Checkbox checked={matchCase} onCheckedChange={setMatchCase} label={t('find.case')} />
      </span>
      <span className={styles.count} role="status">
        {find !== '' && place}
      </span>
      <Arrows disabled={count === 0} onGo={go} />
      <IconButton icon="cross" label={t('find.close')} onClick={onClose} />
    </search>
  );
}

function Arrows({ disabled, onGo }: { disabled: boolean; onGo: (forward: boolean) => void }) {
  const { t } = useWording();
  return (
    <>
      <IconButton
        icon="chevron-up"
        label={t('find.previous')}
        disabled={disabled}
        onClick={() => onGo(false)}
      />
      <IconButton icon="chevron-down" label={t('find.next')} disabled={disabled} onClick={() => onGo(true)} />
    </>
  );
}

/** Closes on Escape except while a cell is being edited. */
function useEscape(onClose: () => void) {
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented) onClose();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => pressed(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
