import { Icon, PlainButton } from '@courier/ui-kit/core';
import { useCopy } from '@courier/i18n';
import { formatClock } from '@courier/i18n/format';
import { useLocaleState } from '@courier/shell-api';
import { useShell } from '../shell-context/shell-context';
import { useRouteTitle } from '../shell-context/use-route-title';
import { OtherScreens } from './OtherScreens';
import type { PlacedRoute } from '../registry/composition';
import { DeadLine } from './DeadLine';
import { faultDetails } from './fault-details';
import styles from './place.module.css';
import type { LoadFailure } from '../loading/part-load';

interface ErrorPageProps {
  placed: PlacedRoute;
  failure: LoadFailure;
  /** The screen threw while it ran, so it was not retried. */
  isBroken?: boolean;
  onRetry: () => void;
}

export function ErrorPage({ placed, failure, isBroken = false, onRetry }: ErrorPageProps) {
  const t = useCopy('shell');
  const { ports } = useShell();
  const { locale, country } = useLocaleState();
  const title = useRouteTitle()(placed);
  const at = formatClock(failure.at.getTime() / 1000, locale, country.timezone);
  const details = faultDetails(placed.entry, failure, t, at);
  const tries = failure.attempts;
  const hasBefore = placed.entry.lastGood !== undefined;
  const effort = [
    tries > 1 && hasBefore && t('remote.tried-many-and-before', { count: tries }),
    tries > 1 && !hasBefore && t('remote.tried-many', { count: tries }),
    tries === 1 && hasBefore && t('remote.tried-before'),
  ].find((text) => typeof text === 'string');
  const reason = isBroken
    ? t('remote.broken-text')
    : failure.fault.kind === 'needs'
      ? t('remote.needs-text')
      : [t('remote.down-text'), effort].filter(Boolean).join(' ');

  async function copyDetails(): Promise<void> {
    try {
      await navigator.clipboard.writeText(details.join('\n'));
      ports.notifications.show({ type: 'success', message: t('remote.copied') });
    } catch {
      ports.notifications.show({ type: 'info', message: t('remote.copy-failed') });
    }
  }

  return (
    <div className={styles['place']}>
      <section className={styles['block']} role="alert">
        <DeadLine />
        <h1 className={styles['title']}>
          {t(isBroken ? 'remote.broken-title' : 'remote.down-title', { title })}
        </h1>
        <p className={styles['text']}>{reason}</p>
        <div className={styles['actions']}>
          <PlainButton kind="primary" icon="refresh" onClick={onRetry}>
            {t('remote.try-again')}
          </PlainButton>
          <PlainButton icon="question" onClick={() => void copyDetails()}>
            {t('remote.copy-details')}
          </PlainButton>
        </div>
        <OtherScreens except={placed} isAlone={isBroken} />
        <details className={styles['details']} open>
          <summary>
            <Icon name="chevron-down" size={14} />
            {t('remote.details')}
          </summary>
          <p className={styles['mono']} dir="ltr">
            {details.map((line) => (
              <span key={line} className={styles['line']} dir="auto">
                {line}
              </span>
            ))}
          </p>
        </details>
      </section>
    </div>
  );
}
