import { useEffect, useRef, useState } from 'react';
import { Icon, IconButton, PlainButton } from '@courier/ui-kit/core';
import { useCopy } from '@courier/i18n';
import { useNarrow } from '@courier/shell-api/hooks';
import styles from './welcome.module.css';

const STEPS = [
  { icon: 'request', title: 'welcome.ask-title', text: 'welcome.ask-text' },
  { icon: 'tracking', title: 'welcome.follow-title', text: 'welcome.follow-text' },
  { icon: 'keyboard', title: 'welcome.find-title', text: 'welcome.find-text' },
] as const;
/** A phone has no keys to press. */
const FIND_BY_TOUCH = { icon: 'menu', title: 'welcome.find-title', text: 'welcome.find-text-touch' } as const;

/** Three short steps above the screen; work can begin beneath them at any time. */
export function Welcome({ done }: { done: () => void }) {
  const t = useCopy('shell');
  const [at, setAt] = useState(0);
  const text = useRef<HTMLParagraphElement>(null);
  const hasMoved = useRef(false);
  const isLast = at === STEPS.length - 1;
  const isNarrow = useNarrow();
  const step = isLast && isNarrow ? FIND_BY_TOUCH : (STEPS[at] ?? STEPS[0]);
  useEffect(() => {
    // The step is read out after a press; on arrival it must not take the focus from the form.
    if (hasMoved.current) text.current?.focus();
  }, [at]);
  const go = (to: number) => {
    hasMoved.current = true;
    setAt(to);
  };
  return (
    <section className={styles['welcome']} aria-label={t('welcome.title')}>
      <span className={styles['disc']} aria-hidden="true">
        <Icon name={step.icon} size={20} />
      </span>
      <p ref={text} className={styles['text']} tabIndex={-1}>
        <b>{t(step.title)}</b> {t(step.text)}
      </p>
      <span className={styles['count']}>{t('welcome.step', { step: at + 1, steps: STEPS.length })}</span>
      <span className={styles['buttons']}>
        {at > 0 && (
          <PlainButton kind="quiet" size="s" onClick={() => go(at - 1)}>
            {t('welcome.back')}
          </PlainButton>
        )}
        <PlainButton size="s" onClick={isLast ? done : () => go(at + 1)}>
          {t(isLast ? 'welcome.done' : 'welcome.next')}
        </PlainButton>
        <IconButton icon="cross" label={t('welcome.dismiss')} onClick={done} />
      </span>
    </section>
  );
}
