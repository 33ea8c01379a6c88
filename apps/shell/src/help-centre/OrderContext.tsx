import { useState } from 'react';
import type { Order } from '@courier/api-client';
import { hasEnded, isLate, promisedRange, statusLabelKey } from '@courier/api-client/order-rules';
import { useCopy } from '@courier/i18n';
import { formatDateTime, formatDay, formatTime, formatTimeRange } from '@courier/i18n/format';
import { useLocaleState } from '@courier/shell-api';
import { PlainButton } from '@courier/ui-kit/core';
import { useShell } from '../shell-context/shell-context';
import styles from './help-centre.module.css';

type Question = 'where' | 'cancel-or-change';
const QUESTIONS: readonly Question[] = ['where', 'cancel-or-change'];

export function OrderContext({ order }: { order: Order }) {
  const t = useCopy('shell');
  const [asked, setAsked] = useState<Question | null>(null);
  const words = useOrderSentences(order);
  return (
    <section className={styles['context']} aria-label={t('help.order-on-screen')}>
      <small>{t('help.order-on-screen')}</small>
      <p>{words.state}</p>
      <div className={styles['questions']}>
        {QUESTIONS.map((question) => (
          <PlainButton
            key={question}
            size="s"
            aria-expanded={asked === question}
            onClick={() => setAsked(asked === question ? null : question)}
          >
            {t(`help.${question}`)}
          </PlainButton>
        ))}
      </div>
      <div role="status">{asked !== null && <p className={styles['answer']}>{words[asked]}</p>}</div>
    </section>
  );
}

function useOrderSentences(order: Order): Record<'state' | Question, string> {
  const t = useCopy('shell');
  const common = useCopy('common');
  const tStatus = useCopy('order-status');
  const { now } = useShell();
  const { locale, country } = useLocaleState();
  const { name } = order.customer;
  const status = tStatus(statusLabelKey(order, now()));
  const promise = promisedRange(order);
  const range = promise && formatTimeRange(promise.from, promise.to, locale, country.timezone);
  const since = order.status_history.at(-1)?.created_at ?? order.created_at;
  const day = (seconds: number) => formatDay(seconds, locale, country.timezone);
  const formatSince = day(since) === day(now()) ? formatTime : formatDateTime;
  const time = formatSince(since, locale, country.timezone);
  return {
    state:
      range && !hasEnded(order.status) && isLate(order, now())
        ? t('help.order-late', { name, status, range })
        : t('help.order-for', { name, status }),
    where: range ? t('help.where-promised', { status, time, range }) : t('help.where-now', { status, time }),
    'cancel-or-change': common('order.cancel-rule'),
  };
}
