import { useState } from 'react';
import type { Order, Vendor } from '@courier/api-client';
import { useCopy } from '@courier/i18n';
import { Icon, PlainButton } from '@courier/ui-kit/core';
import { useShell } from '../ground/shell-context';
import styles from './help-centre.module.css';
import { TicketForm } from './TicketForm';

/** The ways to a person: message, phone, chat and mail, as far as the deployment names them. */
export function HelpContact({ vendor, order }: { vendor: Vendor; order: Order | null }) {
  const t = useCopy('shell');
  const { config, ui } = useShell();
  const [isWriting, setWriting] = useState(() => ui.getState().ticketText !== '');
  const { email, phone, chatUrl } = config.support ?? {};
  if (email === undefined && phone === undefined && chatUrl === undefined) return null;
  return (
    <div className={styles['contact']}>
      {isWriting && <TicketForm vendor={vendor} order={order} close={() => setWriting(false)} />}
      {!isWriting && email !== undefined && (
        <PlainButton kind="primary" icon="chat" block onClick={() => setWriting(true)}>
          {t('help.write')}
        </PlainButton>
      )}
      <ul className={styles['ways']}>
        {phone !== undefined && (
          <li>
            <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
              <Icon name="phone" size={16} />
              <bdi dir="ltr">{phone}</bdi>
            </a>
          </li>
        )}
        {email !== undefined && (
          <li>
            <a href={`mailto:${email}`}>
              <Icon name="mail" size={16} />
              <bdi dir="ltr">{email}</bdi>
            </a>
          </li>
        )}
        {chatUrl !== undefined && (
          <li>
            <a href={chatUrl} target="_blank" rel="noopener">
              <Icon name="link" size={16} />
              {t('help.chat')}
            </a>
          </li>
        )}
      </ul>
    </div>
  );
}
