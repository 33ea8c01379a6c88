import { Button, EmptyState } from '@courier/ui-kit/core';
import { useFlag, useLocaleState } from '@courier/shell-api';
import { useCopy, useErrorCopy } from '@courier/i18n';
import { firstLaterTime } from '../../../model/form/delivery-time';
import { NAMESPACE } from '../../../copy';
import { useFlow, useRequest } from '../request/request-scope';
import { useOpeningWords } from './use-opening-words';
import { laterRules } from '../../../flow/form/later-rules';

/** `Asia/Taipei` -> "Taipei", translated where the platform supports it. */
const formatTimezonePlace = (timezone: string) =>
  (timezone.split('/').at(-1) ?? timezone).replaceAll('_', ' ');

export function ServiceClosed() {
  const t = useCopy(NAMESPACE);
  const errors = useErrorCopy();
  const { draft, flow, services } = useRequest();
  const { timezone } = useLocaleState().country;
  const hours = useFlow(({ context }) => context.hours);
  const openingWords = useOpeningWords();
  const offersLater = useFlag('pre_order');
  const schedule = () => {
    draft.getState().change({ preordered_for: firstLaterTime(laterRules(services.ports, flow)) });
    flow.send({ type: 'SCHEDULE_LATER' });
  };
  const values = {
    ...openingWords(hours),
    now: hours?.now ?? '',
    place: formatTimezonePlace(timezone),
  };
  return (
    <EmptyState
      icon="clock"
      tone="late"
      headingLevel={2}
      // No opening is known within the days that can be chosen.
      title={values.from === '' ? errors('store-closed', 'general') : t('closed.title', values)}
      text={hours?.opensToday ? t('closed.text', values) : ''}
      action={
        <>
          {offersLater && (
            <Button kind="primary" icon="calendar" onClick={schedule}>
              {t('closed.schedule')}
            </Button>
          )}
          <Button
            kind={offersLater ? 'quiet' : 'secondary'}
            icon="refresh"
            onClick={() => flow.send({ type: 'RETRY' })}
          >
            {t('closed.again')}
          </Button>
        </>
      }
    />
  );
}
