import { useMemo } from 'react';
import { useLocaleState } from '@courier/shell-api';
import { useNarrow } from '@courier/shell-api/hooks';
import { Button, keepToastsAbove } from '@courier/ui-kit/core';
import { useWording } from '../../../copy';
import type { BenchStore } from '../../../flow/bench/create-bench';
import { sumCash } from '../../../model/bench/cash';
import styles from '../Foot.module.css';
import { RowFigures } from './RowFigures';
import type { BenchView } from '../view/use-bench-view';

interface BenchFootProps {
  store: BenchStore;
  view: BenchView;
  onCheck: () => void;
}

export function BenchFoot({ store, view, onCheck }: BenchFootProps) {
  const { t, money } = useWording();
  const { country } = useLocaleState().country;
  const isNarrow = useNarrow();
  const {
    goodRows,
    bench: { rows },
  } = view;
  const taken = rows.filter(({ leftOut }) => !leftOut);
  const good = useMemo(() => goodRows.flatMap((index) => rows[index] ?? []), [goodRows, rows]);
  const cash = useMemo(() => sumCash(good, country), [good, country]);
  const fees = useMemo(() => store.sumFees(good), [store, good]);
  return (
    <footer ref={keepToastsAbove} className={styles.foot}>
      <RowFigures view={view} title={t('place.good')} good={view.good} />
      {fees.orders > 0 && (
        <p>
          <span>{t(isNarrow ? 'bench.feesShort' : 'place.fees')}</span>
          <strong>
            <bdi dir="ltr">{money(fees.amount)}</bdi>{' '}
            {fees.orders < good.length && <small>{t('bench.priced', { count: fees.orders })}</small>}
          </strong>
        </p>
      )}
      {cash.orders > 0 && (
        <p>
          <span>{isNarrow ? t('bench.cashShort') : t('bench.cash', { count: cash.orders })}</span>
          <strong>
            <bdi dir="ltr">{money(cash.amount)}</bdi>
          </strong>
        </p>
      )}
      <p className={styles.note}>
        <span>{t('bench.nothingPlaced')}</span>
      </p>
      <Button kind="primary" size="l" disabled={taken.length === 0} onClick={onCheck}>
        {t('bench.check', { count: taken.length })}
      </Button>
    </footer>
  );
}
