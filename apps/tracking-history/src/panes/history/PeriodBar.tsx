import { useState } from 'react';
import type { DateRange } from '@courier/config/time';
import { DATE_PRESETS } from '@courier/config/time';
import { useNarrow } from '@courier/shell-api/hooks';
import { Button } from '@courier/ui-kit/core';
import { Segmented, Select } from '@courier/ui-kit/input';
import type { DateRangeFilter } from '../../model/lists/order-filters.store';
import { useWording } from '../../copy';
import { DaysDialog } from './DaysDialog';
import styles from './PeriodBar.module.css';

type Category = DateRangeFilter['category'];

const CATEGORIES: readonly Category[] = [...DATE_PRESETS, 'custom'];
const WORDS = {
  yesterday: 'yesterday',
  'past-week': 'week',
  'past-month': 'month',
  custom: 'custom',
} as const;

interface PeriodBarProps {
  category: Category;
  /** The seconds that the period covers now. */
  range: DateRange;
  onPreset(category: Exclude<Category, 'custom'>): void;
  onDays(range: DateRange): void;
}

export function PeriodBar({ category, range, onPreset, onDays }: PeriodBarProps) {
  const { t, dayRange } = useWording();
  const isNarrow = useNarrow();
  const [isAsking, setAsking] = useState(false);
  const choose = (chosen: Category) => (chosen === 'custom' ? setAsking(true) : onPreset(chosen));
  const options = CATEGORIES.map((value) => ({
    value,
    label: t(`periods.${WORDS[value]}`),
    ...(value === 'custom' && { icon: 'calendar' as const }),
  }));
  const days = dayRange(range.from, range.to);
  return (
    <div className={styles.bar}>
      {isNarrow ? (
        <div className={styles.select}>
          <Select aria-label={t('periods.label')} value={category} options={options} onValueChange={choose} />
        </div>
      ) : (
        <Segmented label={t('periods.label')} value={category} options={options} onValueChange={choose} />
      )}
      {category === 'custom' ? (
        <Button
          kind="quiet"
          size="s"
          icon="edit"
          aria-label={t('days.change', { days })}
          onClick={() => setAsking(true)}
        >
          {days}
        </Button>
      ) : (
        <span className={styles.days}>{days}</span>
      )}
      {isAsking && (
        <DaysDialog
          range={range}
          onChoose={(chosen) => {
            onDays(chosen);
            setAsking(false);
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  );
}
