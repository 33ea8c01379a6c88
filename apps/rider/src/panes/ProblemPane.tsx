import { useState } from 'react';
import { useCopy } from '@courier/i18n';
import { NAMESPACE } from '../copy';
import { listProblems, problemEffect, type Problem } from '../model/problems';
import type { Stop } from '../model/stage';
import { RiderFrame } from './RiderFrame';
import styles from './rider.module.css';
import { useRiderApp } from './use-rider-app';

const LONGEST_NOTE = 500;

interface ProblemPaneProps {
  stop: Stop;
  onClose(): void;
}

/** Chooses a problem and says what follows before it is reported. */
export function ProblemPane({ stop, onClose }: ProblemPaneProps) {
  const t = useCopy(NAMESPACE);
  const app = useRiderApp();
  const [chosen, setChosen] = useState<Problem | null>(null);
  const [note, setNote] = useState('');
  const send = () => {
    if (!chosen) return;
    onClose();
    const own = note.trim();
    const name = t(`problem.${chosen.key}`);
    void app.reportProblem(stop, chosen, chosen.isNote ? [name, own].filter(Boolean).join(': ') : own);
  };
  return (
    <RiderFrame
      foot={
        <>
          <button type="button" className={styles['big']} data-main disabled={!chosen} onClick={send}>
            {t('problem.send')}
            {chosen && <small>{t(`problem.${problemEffect(chosen)}`)}</small>}
          </button>
          <button type="button" className={styles['big']} onClick={onClose}>
            {t('action.cancel')}
          </button>
        </>
      }
    >
      <h2 className={styles['heading']}>{t('problem.title')}</h2>
      <div className={styles['choices']} role="radiogroup" aria-label={t('problem.title')}>
        {listProblems(stop.stage).map((problem) => (
          <label key={problem.key} className={styles['choice']} data-current={chosen?.key === problem.key}>
            <input
              className={styles['box']}
              type="radio"
              name="problem"
              checked={chosen?.key === problem.key}
              onChange={() => setChosen(problem)}
            />
            {t(`problem.${problem.key}`)}
          </label>
        ))}
      </div>
      <label className={styles['field']}>
        {t('problem.note')}
        <input
          className={styles['input']}
          maxLength={LONGEST_NOTE}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
      </label>
    </RiderFrame>
  );
}
