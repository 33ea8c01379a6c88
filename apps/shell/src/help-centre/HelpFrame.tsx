import { useEffect, useMemo, useRef } from 'react';
import type { Vendor } from '@courier/api-client';
import { EmptyState, PlainButton, SkeletonRows } from '@courier/ui-kit/core';
import { useCopy } from '@courier/i18n';
import { useLocaleState, useReadable } from '@courier/shell-api';
import { useShell } from '../shell-context/shell-context';
import styles from './help-centre.module.css';
import { createHelpSession } from './help-session';
import { helpToken, openHelp } from './open-help';

export function HelpFrame({ vendor }: { vendor: Vendor }) {
  const t = useCopy('shell');
  const tError = useCopy('errors');
  const { config, notices, ports, base } = useShell();
  const { locale } = useLocaleState();
  const latest = useRef({ vendor, tError });
  useEffect(() => {
    latest.current = { vendor, tError };
  }, [vendor, tError]);
  const vendorId = vendor.vendor_id;
  const help = useMemo(
    () =>
      createHelpSession({
        open: () =>
          openHelp(
            { api: ports.api, config, base },
            {
              vendor: latest.current.vendor,
              session: ports.session.get(),
              locale,
            },
          ),
        token: () => helpToken(ports.api, vendorId),
        onFailure(error) {
          ports.analytics.trackError('help_centre_failed', error);
          notices.show({
            type: 'error',
            key: 'help-center.failed',
            message: latest.current.tError('help-center.failed'),
          });
        },
      }),
    [base, config, locale, notices, ports, vendorId],
  );
  const state = useReadable(help);
  useEffect(() => help.start(), [help]);

  if (state.phase === 'failed')
    return (
      <div className={styles['centred']}>
        <EmptyState
          icon="offline"
          title={t('help.failed-title')}
          text={t('help.failed-text')}
          action={
            <PlainButton icon="refresh" onClick={() => help.retry()}>
              {t('remote.try-again')}
            </PlainButton>
          }
        />
      </div>
    );
  return (
    <>
      {state.phase === 'loading' && (
        <div className={styles['loading']}>
          <SkeletonRows label={t('help.loading')} rows={6} />
        </div>
      )}
      {state.address && (
        <iframe
          ref={help.attach}
          className={styles['frame']}
          data-waiting={state.phase === 'loading' || undefined}
          src={state.address.href}
          title={t('help.title')}
          // With `allow-scripts` and `allow-same-origin` a frame of our own origin can remove its sandbox,
          // and browsers warn about it.
          sandbox={
            state.address.origin === new URL(base).origin
              ? undefined
              : 'allow-scripts allow-same-origin allow-forms allow-popups'
          }
          referrerPolicy="origin"
        />
      )}
    </>
  );
}
