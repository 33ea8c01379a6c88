import { useEffect, useRef } from 'react';
import { Icon, IconButton, PlainButton } from '@courier/ui-kit/core';
import { useCopy } from '@courier/i18n';
import { useNarrow } from '@courier/shell-api/hooks';
import { WELCOME_STEPS, type WelcomeStep } from './welcome-steps';
import styles from './welcome.module.css';

const LOOKS = {
  ask: { icon: 'request', title: 'welcome.ask-title', text: 'welcome.ask-text' },
  follow: { icon: 'tracking', title: 'welcome.follow-title', text: 'welcome.follow-text' },
  find: { icon: 'keyboard', title: 'welcome.find-title', text: 'welcome.find-text' },
} as const;
/** Phones have no keyboard shortcuts. */
const FIND_BY_TOUCH = { icon: 'menu', title: 'welcome.find-title', text: 'welcome.find-text-touch' } as const;

interface WelcomeProps {
  /** The remaining steps, at least one. */
  steps: readonly WelcomeStep[];
  onRead(step: WelcomeStep): void;
  onEnd(): void;
}

/** Does not block the screen below. */
export function Welcome({ steps, onRead, onEnd }: WelcomeProps) {
  const t = useCopy('shell');
  const [first = 'ask'] = steps;
  const text = useRef<HTMLParagraphElement>(null);
  const shown = useRef(first);
  const isLast = steps.length === 1;
  const isNarrow = useNarrow();
  const look = first === 'find' && isNarrow ? FIND_BY_TOUCH : LOOKS[first];
  useEffect(() => {
    // A screen reader reads the next step after a press. On arrival the focus stays in the form.
    if (shown.current !== first) text.current?.focus();
    shown.current = first;
  }, [first]);
  return (
    <section className={styles['welcome']} aria-label={t('welcome.title')}>
      <span className={styles['disc']} aria-hidden="true">
        <Icon name={look.icon} size={20} />
      </span>
      <p ref={text} className={styles['text']} tabIndex={-1}>
        <b>{t(look.title)}</b> {t(look.text)}
      </p>
      <span className={styles['count']}>
        {t('welcome.step', { step: WELCOME_STEPS.indexOf(first) + 1, steps: WELCOME_STEPS.length })}
      </span>
      <span className={styles['buttons']}>
        <PlainButton size="s" onClick={() => onRead(first)}>
          {t(isLast ? 'welcome.done' : 'welcome.next')}
        </PlainButton>
        <IconButton icon="cross" label={t('welcome.dismiss')} onClick={onEnd} />
      </span>
    </section>
  );
}
