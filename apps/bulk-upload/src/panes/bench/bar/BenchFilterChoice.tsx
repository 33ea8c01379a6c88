import { formatList } from '@courier/i18n/format';
import { useLocaleState } from '@courier/shell-api';
import { useNarrow } from '@courier/shell-api/hooks';
import { Segmented } from '@courier/ui-kit/input';
import { useWording } from '../../../copy';
import styles from './BenchFilterChoice.module.css';
import type { BenchFilter, BenchView } from '../view/use-bench-view';

export function BenchFilterChoice({ view }: { view: BenchView }) {
  const { t, number } = useWording();
  const isNarrow = useNarrow();
  const { bench, filter } = view;
  const { locale } = useLocaleState();
  const doubledWords = [
    ...(view.hasTwins || !view.hasExcluded ? [t('bench.twin')] : []),
    ...(view.hasExcluded ? [t('bench.leftOut')] : []),
  ];
  const all = [
    ['ALL', t('filter.ALL'), bench.rows.length],
    ['GOOD', t('filter.PREPROCESS_SUCCESS'), view.good],
    ['WRONG', t('bench.wrong'), view.wrong.length],
    ['ASKED', t('bench.asked'), view.asked.length],
    ['DOUBT', t('bench.doubt'), view.doubtful],
    ['TWIN', formatList(doubledWords, locale), view.doubled],
  ] as const satisfies readonly (readonly [BenchFilter, string, number])[];
  const offered = all.filter(
    ([value, , count]) => count > 0 || value === filter || !['ASKED', 'DOUBT', 'TWIN'].includes(value),
  );
  return (
    <Segmented
      value={filter}
      label={t('filter.label')}
      look={isNarrow ? 'line' : 'track'}
      options={offered.map(([value, words, count]) => ({
        value,
        label: (
          <>
            {words}{' '}
            <bdi className={styles.count} data-look={count > 0 ? value : undefined}>
              {number(count)}
            </bdi>
          </>
        ),
      }))}
      onValueChange={view.choose}
    />
  );
}
