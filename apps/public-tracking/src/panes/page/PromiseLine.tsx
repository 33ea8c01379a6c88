import type { PromisedRange } from '@courier/api-client/order-rules';
import { useCopy } from '@courier/i18n';
import { formatTime, formatTimeRange } from '@courier/i18n/format';
import { useLocaleState } from '@courier/shell-api';
import { NAMESPACE } from '../../copy';
import { punctuality } from '../../model/punctuality';

interface PromiseLineProps {
  range: PromisedRange;
  /** Unix seconds; null before the delivery. */
  deliveredAt: number | null;
}

/** The promised arrival range and, after the delivery, the comparison with it. */
export function PromiseLine({ range, deliveredAt }: PromiseLineProps) {
  const t = useCopy(NAMESPACE);
  const { locale, country } = useLocaleState();
  const { from, to } = range;
  const words =
    from === to
      ? formatTime(to, locale, country.timezone)
      : formatTimeRange(from, to, locale, country.timezone);
  const promised = t('promise.given', { range: words });
  if (deliveredAt === null) return <>{promised}</>;
  const { kind, minutes } = punctuality(range, deliveredAt);
  const delivered = t('promise.delivered', { time: formatTime(deliveredAt, locale, country.timezone) });
  return <>{[promised, delivered, t(`promise.${kind}`, { minutes })].join(t('promise.comma'))}</>;
}
