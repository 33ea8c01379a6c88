import { countryMessengers } from '@courier/config';
import { useLocaleState } from '@courier/shell-api';
import { Icon } from '@courier/ui-kit/core';
import { messageLink } from '../../model/order/message-links';
import { useWording } from '../../copy';
import styles from './Share.module.css';

interface MessengerLinksProps {
  phone: string;
  message: string;
}

/** The country's usual messengers. */
export function MessengerLinks({ phone, message }: MessengerLinksProps) {
  const { t } = useWording();
  const { country } = useLocaleState();
  return (
    <ul className={styles.apps}>
      {countryMessengers(country.country).map((messenger) => (
        <li key={messenger}>
          <a
            className={styles.app}
            href={messageLink(messenger, phone, message)}
            target={messenger === 'sms' ? undefined : '_blank'}
            rel="noopener noreferrer"
          >
            <Icon name="chat" size={17} />
            {t(`share.by.${messenger}`)}
          </a>
        </li>
      ))}
    </ul>
  );
}
