import { useRef, type KeyboardEvent } from 'react';
import { Button, Icon } from '@courier/ui-kit/core';
import { VirtualList } from '@courier/ui-kit/data';
import { useWording } from '../../copy';
import type { BenchStore } from '../../flow/bench/create-bench';
import type { PinGroup } from '../../model/places/pin-review';
import styles from './PinList.module.css';
import { useDoubtWords } from './use-doubt-words';
import type { PinLine, PinReviewView } from './use-pin-review';

const LINE_HEIGHT = 76;

const ICONS = {
  suspect: 'warning',
  rough: 'question',
  missing: 'pin',
  done: 'check',
} as const satisfies Readonly<Record<PinGroup, string>>;

const lineKey = (line: PinLine): string => (line.kind === 'row' ? String(line.row) : line.group);

interface PinListProps {
  store: BenchStore;
  view: PinReviewView;
}

/** The rows by how sure their place is. Arrow keys select the row before or after. */
export function PinList({ store, view }: PinListProps) {
  const { t, number } = useWording();
  const list = useRef<HTMLDivElement>(null);
  function onKeyDown(event: KeyboardEvent) {
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (by === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    focusRow(view.step(by as 1 | -1));
  }
  /** The row may only be drawn after it was selected. */
  const focusRow = (row: number | null) =>
    requestAnimationFrame(() => {
      const pin = row === null ? '[data-pin]' : `[data-pin="${row}"]`;
      list.current?.querySelector<HTMLElement>(pin)?.focus();
    });
  return (
    <div ref={list} className={styles.list} onKeyDown={onKeyDown}>
      <VirtualList
        items={view.lines}
        itemKey={lineKey}
        rowHeight={LINE_HEIGHT}
        label={t('pins.toCheck')}
        scrollToKey={view.selected === null ? null : String(view.selected)}
        renderRow={(line) =>
          line.kind === 'heading' ? (
            <h2 className={styles.heading} data-group={line.group}>
              <Icon name={ICONS[line.group]} size={16} />
              {t(`pins.${line.group}`)} <bdi>{number(line.count)}</bdi>
            </h2>
          ) : (
            <PinRow
              store={store}
              view={view}
              index={line.row}
              group={line.group}
              onConfirm={() => focusRow(view.confirmOne(line.row))}
            />
          )
        }
      />
    </div>
  );
}

interface PinRowProps {
  store: BenchStore;
  view: PinReviewView;
  index: number;
  group: PinGroup;
  onConfirm: () => void;
}

function PinRow({ store, view, index, group, onConfirm }: PinRowProps) {
  const { t } = useWording();
  const listReasons = useDoubtWords(store, view);
  const row = view.bench.rows[index];
  if (!row) return null;
  const isSelected = view.selected === index;
  const isFirst = view.selected === null && view.rows[0] === index;
  const { title, place } = store.table;
  return (
    <div className={styles.row} data-selected={isSelected || undefined}>
      <button
        type="button"
        className={styles.choice}
        data-pin={index}
        aria-pressed={isSelected}
        tabIndex={isSelected || isFirst ? 0 : -1}
        onClick={() => view.select(isSelected ? null : index)}
      >
        <span className={styles.name}>
          {t('rows.rowNumber', { number: row.number })} · <bdi>{row.values[title]}</bdi>
        </span>
        <strong>
          <bdi>{row.values[place]}</bdi>
        </strong>
        {group !== 'done' && (
          <span className={styles.reason} data-group={group}>
            {listReasons(index).join(' · ')}
          </span>
        )}
      </button>
      {isSelected && (group === 'suspect' || group === 'rough') && (
        <Button size="s" icon="check" onClick={onConfirm}>
          {t('map.confirm')}
        </Button>
      )}
    </div>
  );
}
