import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useCopy } from '@courier/i18n';
import { useLocaleState, usePorts, useSession } from '@courier/shell-api';
import { Moment, PlainButton, SkeletonRows } from '@courier/ui-kit/core';
import { accountSessionsOptions } from './account-sessions.queries';
import { PasswordForm } from './PasswordForm';
import { SessionList } from './SessionList';
import styles from './settings.module.css';

export function AccountSection() {
  const t = useCopy('shell');
  const { api } = usePorts();
  const { user } = useSession();
  const { locale, country } = useLocaleState();
  const [isChanging, setChanging] = useState(false);
  const { data, isPending, isError, isFetching, refetch } = useQuery(accountSessionsOptions(api));
  const changedAt = data?.password_changed_at ?? null;
  return (
    <section id="account" className={styles['section']} aria-labelledby="account-title" tabIndex={-1}>
      <h2 id="account-title">{t('settings.account')}</h2>
      <div className={styles['row']}>
        <div className={styles['grow']}>
          <b>{t('settings.email')}</b>
          <small>
            <bdi dir="ltr">{user?.email}</bdi>
          </small>
        </div>
      </div>
      <div className={styles['row']}>
        <div className={styles['grow']}>
          <b>{t('settings.password')}</b>
          <small>
            {changedAt === null ? (
              t('settings.password-unchanged')
            ) : (
              <>
                {t('settings.password-changed')}{' '}
                <Moment at={changedAt} locale={locale} timezone={country.timezone} show="day" />
              </>
            )}
          </small>
        </div>
        {!isChanging && (
          <PlainButton onClick={() => setChanging(true)}>{t('settings.change-password')}</PlainButton>
        )}
      </div>
      {isChanging && <PasswordForm close={() => setChanging(false)} />}
      <h3>{t('settings.sessions')}</h3>
      {isPending && <SkeletonRows label={t('settings.sessions-loading')} rows={3} />}
      {isError && data === undefined && (
        <div className={styles['failed']} role="alert">
          <p>{t('settings.sessions-failed')}</p>
          <PlainButton size="s" icon="refresh" busy={isFetching} onClick={() => void refetch()}>
            {t('remote.try-again')}
          </PlainButton>
        </div>
      )}
      {data && <SessionList sessions={data.sessions} />}
    </section>
  );
}
