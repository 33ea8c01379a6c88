import { IconButton } from '@courier/ui-kit/core';
import type { DraftShelf } from '../../api/draft-shelf';
import { useWording } from '../../copy';
import type { DraftHead } from '../../model/bench/draft';
import { StartCard } from './StartCard';
import { useDrafts } from './use-drafts';

/** Isolates a name, so that its text direction does not affect the sentence. */
const isolated = (name: string) => `\u2068${name}\u2069`;

interface LeftRowsProps {
  shelf: DraftShelf;
  onGoOn: (draft: DraftHead) => void;
}

export function LeftRows({ shelf, onGoOn }: LeftRowsProps) {
  const { t, dateTime } = useWording();
  const { drafts, throwAway } = useDrafts(shelf);
  return drafts.map((draft) => (
    <StartCard
      key={draft.id}
      icon="edit"
      title={t('draft.rows', { count: draft.rowCount })}
      text={t('draft.text', {
        name: isolated(draft.name),
        when: dateTime(Math.round(draft.savedAt / 1000)),
      })}
      onClick={() => onGoOn(draft)}
      aside={
        <IconButton
          icon="cross"
          label={t('draft.throwAway', { name: draft.name })}
          onClick={() => throwAway(draft)}
        />
      }
    />
  ));
}
