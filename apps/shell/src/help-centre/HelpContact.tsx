import { useState } from 'react';
import type { Order, Vendor } from '@courier/api-client';
import { useCopy } from '@courier/i18n';
import { PlainButton } from '@courier/ui-kit/core';
import { useShell } from '../shell-context/shell-context';
import styles from './help-centre.module.css';
import { SupportWays } from './SupportWays';
import { TicketForm } from './TicketForm';

export function HelpContact({ vendor, order }: { vendor: Vendor; order: Order | null }) {
  const t = useCopy('shell');
  const { config, ui } = useShell();
  const [isWriting, setWriting] = useState(() => ui.getState().ticketText !== '');
  if (config.support === undefined || Object.keys(config.support).length === 0) return null;
  return (
    <div className={styles['contact']}>
      {isWriting && <TicketForm vendor={vendor} order={order} close={() => setWriting(false)} />}
      {!isWriting && config.support.email !== undefined && (
        <PlainButton kind="primary" icon="chat" block onClick={() => setWriting(true)}>
          {t('help.write')}
        </PlainButton>
      )}
      <SupportWays />
    </div>
  );
}
