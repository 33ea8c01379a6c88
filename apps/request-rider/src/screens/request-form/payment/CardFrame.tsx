import { useEffect, useEffectEvent, useImperativeHandle, useMemo, useRef, useState, type Ref } from 'react';
import { useStore } from 'zustand';
import { FieldFault, Skeleton } from '@courier/ui-kit/core';
import { useLocaleState } from '@courier/shell-api';
import { useCopy } from '@courier/i18n';
import { createCardFrame } from '../../../flow/card/create-card-frame';
import type { CardFormHandle } from '../../../flow/card/create-card-payment';
import { NAMESPACE } from '../../../copy';
import styles from './payment.module.css';

interface CardFrameProps {
  ref: Ref<CardFormHandle>;
  /** Page of our server with the fields of the payment provider. */
  address: string;
  onValid(valid: boolean): void;
}

const USUAL_HEIGHT = 148;
/** Names in the page of the fields, and the tokens they get their colours and sizes from. */
const TOKENS = {
  text: '--ink',
  label: '--ink-2',
  muted: '--ink-3',
  surface: '--surface',
  line: '--control',
  wrong: '--danger',
  focus: '--primary',
  small: '--fs-13',
  height: '--control-height',
  radius: '--radius-m',
};

/** The card fields of the payment provider. They are loaded only when a new card is chosen. */
export function CardFrame({ ref, address, onValid }: CardFrameProps) {
  const t = useCopy(NAMESPACE);
  const common = useCopy('common');
  const { locale, direction } = useLocaleState();
  const element = useRef<HTMLIFrameElement>(null);
  const [tries, setTries] = useState(1);
  const readInit = useEffectEvent(() => ({
    language: locale.replaceAll('_', '-'),
    direction,
    labels: { number: t('card.number'), expiry: t('card.expiry'), code: t('card.code') },
    colours: readTokens(),
  }));
  const reportValid = useEffectEvent(onValid);
  const frame = useMemo(() => createCardFrame({ address, window }), [address]);
  const { phase, height } = useStore(frame.state);
  useImperativeHandle(ref, () => ({
    check: () => frame.check(),
    encrypt: ({ holderName, save }) => frame.read({ holderName, save }),
  }));
  useEffect(() => {
    const { current } = element;
    if (!current) return;
    return frame.attach(current, { init: () => readInit(), onValid: (valid) => reportValid(valid) });
  }, [frame, tries]);
  const portal = encodeURIComponent(window.location.origin);
  if (phase === 'failed')
    return (
      <FieldFault
        text={t('card.form-failed')}
        action={common('action.try-again')}
        run={() => {
          frame.state.setState({ phase: 'loading', height: null });
          setTries(tries + 1);
        }}
      />
    );
  return (
    <>
      {phase === 'loading' && <Skeleton width="100%" height={USUAL_HEIGHT} />}
      <iframe
        key={tries}
        ref={element}
        className={styles.frame}
        data-waiting={phase === 'loading' || undefined}
        title={t('card.number')}
        src={`${address}?portal=${portal}`}
        height={height ?? USUAL_HEIGHT}
        referrerPolicy="origin"
      />
    </>
  );
}

function readTokens(): Record<string, string> {
  const theme = getComputedStyle(document.documentElement);
  return Object.fromEntries(
    Object.entries(TOKENS).map(([name, token]) => [name, theme.getPropertyValue(token).trim()]),
  );
}
