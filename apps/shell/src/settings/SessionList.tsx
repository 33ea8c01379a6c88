import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { AccountSession } from '@courier/api-client';
import { useCopy, useErrorDetail } from '@courier/i18n';
import { useLocaleState, usePorts } from '@courier/shell-api';
import { Icon, Moment, PlainButton } from '@courier/ui-kit/core';
import { accountSessionsOptions } from './account-sessions.queries';
import { COMPUTER, HANDSET } from './device-icons';
import styles from './settings.module.css';

export function SessionList({ sessions }: { sessions: readonly AccountSession[] }) {
  const t = useCopy('shell');
  const { api } = usePorts();
  const others = sessions.filter(({ is_current }) => !is_current);
  const ending = useEnding((id: string) => api.identity.endSession({ body: { session_id: id } }));
  const endingOthers = useEnding(() => api.identity.endOtherSessions());
  const isBusy = ending.isPending || endingOthers.isPending;
  return (
    <>
      <ul className={styles['sessions']}>
        {sessions.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            isEnding={ending.isPending && ending.variables === session.id}
            end={() => !isBusy && ending.mutate(session.id)}
          />
        ))}
      </ul>
      {others.length > 1 && (
        <div className={styles['tools']}>
          <PlainButton
            kind="danger"
            busy={endingOthers.isPending}
            onClick={() => !isBusy && endingOthers.mutate('all')}
          >
            {t('settings.end-others', { count: others.length })}
          </PlainButton>
        </div>
      )}
    </>
  );
}

/** Reloads the list after success and failure, because another device may have ended the session. */
function useEnding(end: (id: string) => Promise<unknown>) {
  const t = useCopy('shell');
  const errorDetail = useErrorDetail();
  const { api, notifications } = usePorts();
  const client = useQueryClient();
  return useMutation({
    mutationFn: end,
    onSuccess: () =>
      notifications.show({ type: 'success', message: t('settings.session-ended'), key: 'session-ended' }),
    onError: (error) =>
      notifications.show({
        type: 'error',
        message: t('settings.session-stays'),
        detail: errorDetail(error),
        key: 'session-ended',
      }),
    onSettled: () => client.invalidateQueries(accountSessionsOptions(api)),
  });
}

function SessionRow({
  session,
  isEnding,
  end,
}: {
  session: AccountSession;
  isEnding: boolean;
  end: () => void;
}) {
  const t = useCopy('shell');
  const { locale, country } = useLocaleState();
  const { browser, system, is_phone, is_current, last_used_at } = session;
  const name =
    browser === null && system === null
      ? t('settings.unknown-device')
      : browser === null || system === null
        ? (browser ?? system ?? '')
        : t('settings.device', { browser, system });
  return (
    <li className={styles['row']}>
      <span className={styles['disc']}>
        <Icon name={is_phone ? HANDSET : COMPUTER} size={18} />
      </span>
      <div className={styles['grow']}>
        <b>{name}</b>
        <small>
          {is_current ? (
            t('settings.this-device')
          ) : (
            <>
              {t('settings.last-used')}{' '}
              <Moment at={last_used_at} locale={locale} timezone={country.timezone} show="day-time" />
            </>
          )}
        </small>
      </div>
      {is_current ? (
        <span className={styles['now']}>{t('settings.now')}</span>
      ) : (
        <PlainButton size="s" busy={isEnding} onClick={end} aria-label={t('settings.end-named', { name })}>
          {t('settings.end')}
        </PlainButton>
      )}
    </li>
  );
}
