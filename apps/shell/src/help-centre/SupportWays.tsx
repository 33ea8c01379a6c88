import { useCopy } from '@courier/i18n';
import { Icon } from '@courier/ui-kit/core';
import { useShell } from '../shell-context/shell-context';
import styles from './help-centre.module.css';

export function SupportWays() {
  const t = useCopy('shell');
  const { config } = useShell();
  const { email, phone, chatUrl } = config.support ?? {};
  if (email === undefined && phone === undefined && chatUrl === undefined) return null;
  return (
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
  );
}
