import { useState } from 'react';
import { useStore } from 'zustand';
import { Button, Icon } from '@courier/ui-kit/core';
import { useLocaleState } from '@courier/shell-api';
import { formatDateTime } from '@courier/i18n/format';
import { useCopy } from '@courier/i18n';
import { emptyDraft, hasContent, savedPart, type SavedDraft } from '../../../model/draft/order-draft.store';
import { NAMESPACE } from '../../../copy';
import { useDraft, useRequest } from '../request/request-scope';
import type { FoundDraft } from './use-found-draft';
import { useOrderToBeUpdated } from '../update/use-order-to-be-updated';
import { useQuestionFocus } from './use-question-focus';
import styles from './DraftBanner.module.css';

interface DraftBannerProps {
  former: FoundDraft;
  onContinue(): void;
}

export function DraftBanner({ former, onContinue }: DraftBannerProps) {
  const pending = useStore(useRequest().filling.state, (state) => state.pending);
  const updating = useOrderToBeUpdated() !== null;
  const anything = useDraft(hasContent);
  const { found, discarded, settle } = former;
  if (pending) return <ReplaceQuestion name={pending.name} onKeep={() => settle(null)} />;
  if (updating) return null;
  if (discarded && !anything) return <Discarded draft={discarded} onUndone={() => settle(null)} />;
  if (!found) return null;
  return (
    <Found
      onContinue={() => {
        settle(null);
        onContinue();
      }}
      onDiscard={settle}
    />
  );
}

interface FoundProps {
  onContinue(): void;
  onDiscard(former: SavedDraft): void;
}

function Found({ onContinue, onDiscard }: FoundProps) {
  const t = useCopy(NAMESPACE);
  const { draft, filling } = useRequest();
  const { locale, country } = useLocaleState();
  const place = useQuestionFocus('former-draft', { onOpening: false });
  const [savedAt] = useState(() => draft.getState().savedAt);
  const discard = () => {
    const former = savedPart(draft.getState());
    // The pickup address and a pending attempt are not typed values of this form.
    const { pickup: _pickup, attempt: _attempt, ...empty } = emptyDraft;
    filling.fill(empty);
    onDiscard(former);
  };
  return (
    <div ref={place} className={styles.banner} role="region" aria-label={t('draft.label')}>
      <Icon name="edit" size={18} />
      <span className={styles.words}>
        {savedAt === null
          ? t('draft.found')
          : t('draft.found-since', { time: formatDateTime(savedAt / 1000, locale, country.timezone) })}
      </span>
      <span className={styles.actions}>
        <Button kind="quiet" size="s" onClick={discard}>
          {t('draft.discard')}
        </Button>
        <Button kind="secondary" size="s" data-answer onClick={onContinue}>
          {t('draft.continue')}
        </Button>
      </span>
    </div>
  );
}

function Discarded({ draft, onUndone }: { draft: SavedDraft; onUndone(): void }) {
  const t = useCopy(NAMESPACE);
  const { filling } = useRequest();
  return (
    <div className={styles.banner} role="status">
      <span className={styles.words}>{t('draft.discarded')}</span>
      <Button
        kind="quiet"
        size="s"
        icon="undo"
        onClick={() => {
          const { pickup: _pickup, attempt: _attempt, ...content } = draft;
          filling.fill(content);
          onUndone();
        }}
      >
        {t('draft.undo')}
      </Button>
    </div>
  );
}

interface ReplaceQuestionProps {
  name: string;
  onKeep(): void;
}

function ReplaceQuestion({ name, onKeep }: ReplaceQuestionProps) {
  const t = useCopy(NAMESPACE);
  const { respond } = useRequest().filling;
  const place = useQuestionFocus('replace', { onOpening: true });
  const retain = () => {
    respond(false);
    onKeep();
  };
  return (
    <div ref={place} className={styles.banner} role="alertdialog" aria-label={t('draft.replace', { name })}>
      <Icon name="history" size={18} />
      <span className={styles.words}>{t('draft.replace', { name })}</span>
      <span className={styles.actions}>
        <Button kind="quiet" size="s" data-answer onClick={retain}>
          {t('draft.keep')}
        </Button>
        <Button kind="secondary" size="s" onClick={() => respond(true)}>
          {t('draft.replace-yes')}
        </Button>
      </span>
    </div>
  );
}
