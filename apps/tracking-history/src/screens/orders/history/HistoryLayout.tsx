import { useId, type ReactNode } from 'react';
import { useNarrow } from '@courier/shell-api/hooks';
import { IconButton } from '@courier/ui-kit/core';
import { useWording } from '../../../copy';
import { OpenedPanes } from '../opened/OpenedPanes';
import styles from './HistoryLayout.module.css';
import type { OpenedOrder } from '../opened/use-opened-order';

interface HistoryLayoutProps {
  title: string;
  /** Switches between orders and insights. */
  view: ReactNode;
  period: ReactNode;
  tools: ReactNode;
  search: ReactNode;
  list: ReactNode;
  /** Null where no order can be opened. */
  opened: OpenedOrder | null;
}

/** On a phone either the list or the order. */
export function HistoryLayout({ title, view, period, tools, search, list, opened }: HistoryLayoutProps) {
  const { t } = useWording();
  const isNarrow = useNarrow();
  const titleId = useId();
  const open = opened && opened.orderId !== null ? opened : null;
  if (isNarrow && open)
    return (
      <div className={styles.opened} aria-label={title} role="region">
        <OpenedPanes opened={open} isNarrow />
      </div>
    );
  return (
    <div className={styles.screen} aria-labelledby={titleId} role="region">
      <div className={styles.bar}>
        <h1 id={titleId} className={isNarrow ? 'sr-only' : styles.title}>
          {title}
        </h1>
        {view}
        {isNarrow && search}
        {period}
        <div className={styles.tools}>
          {!isNarrow && search}
          {tools}
        </div>
      </div>
      <div className={open ? styles.beside : styles.alone}>
        {list}
        {open && (
          <div className={styles.order}>
            <div className={styles.head}>
              <bdi dir="ltr">{open.orderId}</bdi>
              <IconButton icon="cross" label={t('action.back')} onClick={() => open.open(null)} />
            </div>
            <OpenedPanes opened={open} isNarrow={false} />
          </div>
        )}
      </div>
    </div>
  );
}
