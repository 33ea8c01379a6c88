import { useState } from 'react';
import { EmptyState, PlainButton } from '@courier/ui-kit/core';
import { useCopy, useErrorCopy } from '@courier/i18n';
import { useShell } from '../shell-context/shell-context';
import styles from '../shell-context/page.module.css';
import { SupportWays } from '../help-centre/SupportWays';
import { selectedVendor } from '../vendors/vendors.store';

function TryAgain() {
  const t = useCopy('shell');
  const { vendorLoader } = useShell();
  const [isBusy, setBusy] = useState(false);
  return (
    <PlainButton
      kind="primary"
      icon="refresh"
      busy={isBusy}
      onClick={() => {
        setBusy(true);
        void vendorLoader.load().finally(() => setBusy(false));
      }}
    >
      {t('remote.try-again')}
    </PlainButton>
  );
}

export function VendorsFailed({ error }: { error: unknown }) {
  const t = useCopy('shell');
  const errorCopy = useErrorCopy();
  return (
    <div className={styles['page']} role="alert">
      <EmptyState
        headingLevel={1}
        icon="warning"
        title={t('vendors.failed-title')}
        text={`${errorCopy(error, 'network')} ${t('vendors.failed-text')}`}
        action={<TryAgain />}
      />
    </div>
  );
}

export function NoVendors() {
  const t = useCopy('shell');
  return (
    <div className={styles['page']}>
      <EmptyState
        headingLevel={1}
        icon="shop"
        title={t('vendors.empty-title')}
        text={t('vendors.empty-text')}
        action={
          <>
            <TryAgain />
            <SupportWays />
          </>
        }
      />
    </div>
  );
}

export function UnknownVendor({ id }: { id: string }) {
  const t = useCopy('shell');
  const { vendors, ports } = useShell();
  const own = selectedVendor(vendors.getState());
  if (!own) return null;
  return (
    <div className={styles['page']} role="alert">
      <EmptyState
        headingLevel={1}
        icon="question"
        title={t('vendors.unknown-title', { id })}
        text={t('vendors.unknown-text')}
        action={
          <PlainButton kind="primary" onClick={() => ports.vendors.select(own.vendor_id)}>
            {t('vendors.unknown-action', { name: own.vendor_information.name })}
          </PlainButton>
        }
      />
    </div>
  );
}
