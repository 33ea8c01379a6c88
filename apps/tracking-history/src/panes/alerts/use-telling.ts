import { useEffect, useState } from 'react';
import { routes, useLocaleState, usePorts } from '@courier/shell-api';
import { nowInSeconds } from '@courier/config';
import { languageTag, uiLanguageOf } from '@courier/i18n';
import { claimAlerts } from '../../api/claim-alerts';
import { showNotice } from '../../api/browser-notices';
import { chime } from '../../api/chime';
import { createTabAttention, isAway } from '../../api/tab-attention';
import { planAlerts, type AlertNotice } from '../../flow/plan-alerts';
import { readAlertSettings } from '../../model/board/alert-settings';
import type { Alert } from '../../model/board/order-alerts';
import { useWording } from '../../copy';
import { statusWords } from '../order-status/status-words';
import { useAlertStorage } from './use-alert-storage';

/** Announces alerts only while the user is in another tab or window. */
export function useTelling(vendorId: string) {
  const { navigation } = usePorts();
  const wording = useWording();
  const { t } = wording;
  const { locale, direction } = useLocaleState();
  const storage = useAlertStorage();
  const [tab] = useState(createTabAttention);

  useEffect(() => {
    const clearWhenPresent = () => {
      if (!isAway()) tab.clear();
    };
    document.addEventListener('visibilitychange', clearWhenPresent);
    window.addEventListener('focus', clearWhenPresent);
    return () => {
      document.removeEventListener('visibilitychange', clearWhenPresent);
      window.removeEventListener('focus', clearWhenPresent);
      tab.clear();
    };
  }, [tab]);

  const alertTitle = ({ order, reason }: Alert): string =>
    reason === 'late' ? t('alerts.isLate') : statusWords(order, nowInSeconds(), wording);

  function show(notice: AlertNotice) {
    const language = { lang: languageTag(uiLanguageOf(locale)), dir: direction };
    if (notice.kind === 'many') {
      const title = t('alerts.many', { event: t(`alerts.event.${notice.event}`), number: notice.count });
      const onOpen = () => navigation.go(routes.orderTracking({ vendorId }));
      return showNotice({ ...language, title, body: '', tag: notice.event, onOpen });
    }
    const { order, reason } = notice.alert;
    showNotice({
      ...language,
      title: alertTitle(notice.alert),
      body: `${order.customer.name}\n${order.order_id}`,
      tag: `${order.order_id} ${reason}`,
      onOpen: () => navigation.go(routes.orderTracking({ vendorId, orderId: order.order_id })),
    });
  }

  return async (alerts: readonly Alert[]) => {
    if (alerts.length === 0) return;
    const away = isAway();
    const mine = await claimAlerts(storage, alerts);
    if (!away) return;
    const settings = readAlertSettings(storage);
    const { notices, isHeard } = planAlerts(mine, settings);
    notices.forEach(show);
    if (isHeard) chime('alert');
    // Every tab shows the count, because the user may return to any of them.
    const { onTab } = planAlerts(alerts, settings);
    const last = onTab.at(-1);
    if (last && isAway()) tab.add(onTab.length, alertTitle(last));
  };
}
