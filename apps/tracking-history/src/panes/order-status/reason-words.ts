import { CANCEL_REASONS, UNNAMED_REASON } from '@courier/api-client/order-rules';
import type { Wording } from '../../copy';

/** A courier service may name a reason that the portal lacks, which is shown as it is. */
export function reasonWords(reason: string, { t }: Wording): string {
  if (reason === UNNAMED_REASON) return t('timeline.reason', { reason: t('insights.reasons.untold') });
  const known = CANCEL_REASONS.find((code) => code === reason);
  return t('timeline.reason', { reason: known ? t(`reasons.${known}`) : reason });
}
