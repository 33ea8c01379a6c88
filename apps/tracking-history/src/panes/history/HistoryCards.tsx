import { VirtualList } from '@courier/ui-kit/data';
import { lineKey } from '../../model/order/history-lines';
import { useWording } from '../../copy';
import { DayHead } from './DayHead';
import { HistoryCard } from './HistoryCard';
import type { HistoryRowsProps } from './HistoryTable';
import styles from './HistoryCards.module.css';

/** Height in pixels of a card without wrapped text. */
const CARD_HEIGHT = 83;

export function HistoryCards(props: HistoryRowsProps) {
  const { lines, outlets, nowSeconds, openId, focusId, footer, onOpen, onFocused } = props;
  const { t } = useWording();
  return (
    <div className={styles.pane}>
      <VirtualList
        label={t('list.label')}
        items={lines}
        itemKey={lineKey}
        rowHeight={CARD_HEIGHT}
        scrollToKey={focusId}
        footer={footer}
        renderRow={(line) =>
          line.kind === 'day' ? (
            <div className={styles.head}>
              <DayHead line={line} />
            </div>
          ) : (
            <HistoryCard
              order={line.order}
              outlet={outlets?.get(line.order.vendor_id) ?? null}
              nowSeconds={nowSeconds}
              isOpen={line.order.order_id === openId}
              takesFocus={line.order.order_id === focusId}
              onOpen={onOpen}
              onFocused={onFocused}
            />
          )
        }
      />
    </div>
  );
}
