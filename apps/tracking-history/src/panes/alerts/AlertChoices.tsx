import { useState } from 'react';
import { Button } from '@courier/ui-kit/core';
import { noticePermission } from '../../api/browser-notices';
import {
  ALERT_CHANNELS,
  changeAlertSettings,
  readAlertSettings,
  withWay,
} from '../../model/board/alert-settings';
import { ALERT_EVENTS } from '../../model/board/order-alerts';
import { useWording } from '../../copy';
import styles from './Alerts.module.css';
import { allowNotices } from './allow-notices';
import { useAlertStorage } from './use-alert-storage';

export function AlertChoices() {
  const { t } = useWording();
  const storage = useAlertStorage();
  const [settings, setSettings] = useState(() => readAlertSettings(storage));
  const [permission, setPermission] = useState(noticePermission);
  return (
    <>
      <p className={styles.intro}>{t('alerts.intro')}</p>
      <table className={styles.matrix}>
        <caption className="sr-only">{t('alerts.title')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('alerts.what')}</th>
            {ALERT_CHANNELS.map((channel) => (
              <th key={channel} scope="col">
                {t(`alerts.channel.${channel}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ALERT_EVENTS.map((event) => (
            <tr key={event}>
              <th scope="row">{t(`alerts.event.${event}`)}</th>
              {ALERT_CHANNELS.map((channel) => (
                <td key={channel}>
                  <label className={styles.cell}>
                    <input
                      type="checkbox"
                      className={styles.box}
                      aria-label={`${t(`alerts.event.${event}`)}: ${t(`alerts.channel.${channel}`)}`}
                      checked={settings.ways[event].includes(channel)}
                      onChange={({ target }) => {
                        const ways = withWay(settings.ways, event, channel, target.checked);
                        setSettings(changeAlertSettings(storage, { ways }));
                      }}
                    />
                  </label>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <div className={styles.permission} role="status">
        <span>{t(`alerts.permission.${permission}`)}</span>
        {permission === 'default' && (
          <Button size="s" icon="bell" onClick={() => void allowNotices(storage).then(setPermission)}>
            {t('alerts.allow')}
          </Button>
        )}
      </div>
    </>
  );
}
