import { useState } from 'react';
import { Button, IconButton, PlainInput } from '@courier/ui-kit/core';
import { Checkbox } from '@courier/ui-kit/input';
import { useWording } from '../../../copy';
import type { BenchStore } from '../../../flow/create-bench';
import { replacements, type Search } from '../../../model/find-replace';
import styles from './FindBar.module.css';
import type { BenchView } from './use-bench-view';

interface FindBarProps {
  store: BenchStore;
  view: BenchView;
  onClose: () => void;
}

/** Finds a text in the cells and puts another in its place. */
export function FindBar({ store, view, onClose }: FindBarProps) {
  const { t } = useWording();
  const [find, setFind] = useState('');
  const [by, setBy] = useState('');
  const [onlyColumn, setOnlyColumn] = useState(false);
  const [matchCase, setMatchCase] = useState(false);
  const { column } = view.at;
  const search: Search = { find, column: onlyColumn ? column : null, matchCase };
  const count = replacements(view.bench, search, by).length;
  return (
    <search className={styles.bar}>
      <PlainInput
        aria-label={t('find.find')}
        placeholder={t('find.find')}
        value={find}
        onChange={(event) => setFind(event.target.value)}
      />
      <PlainInput
        aria-label={t('find.by')}
        placeholder={t('find.by')}
        value={by}
        onChange={(event) => setBy(event.target.value)}
      />
      <Button disabled={count === 0} onClick={() => store.replaceAll(search, by)}>
        {t('find.all', { count })}
      </Button>
      <Checkbox
        checked={onlyColumn}
        onCheckedChange={setOnlyColumn}
        label={t('find.only', { column: t(`column.${column}`) })}
      />
      <Checkbox checked={matchCase} onCheckedChange={setMatchCase} label={t('find.case')} />
      <span className={styles.count} role="status">
        {find !== '' && t('find.found', { count })}
      </span>
      <IconButton icon="cross" label={t('find.close')} onClick={onClose} />
    </search>
  );
}
