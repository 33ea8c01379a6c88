import { useEffect, useState } from 'react';
import { usePorts } from '@courier/shell-api';
import type { DraftShelf } from '../../api/draft-shelf';
import { useWording } from '../../copy';
import type { DraftHead } from '../../model/bench/draft';

export function useDrafts(shelf: DraftShelf) {
  const { notifications } = usePorts();
  const { t } = useWording();
  const [drafts, setDrafts] = useState<readonly DraftHead[]>([]);
  useEffect(() => {
    let isShown = true;
    void shelf.heads('left').then((heads) => {
      if (isShown) setDrafts(heads);
    });
    return () => {
      isShown = false;
    };
  }, [shelf]);

  async function throwAway(draft: DraftHead) {
    const rows = await shelf.rows(draft);
    await shelf.drop(draft);
    setDrafts(await shelf.heads('left'));
    const restore = async () => {
      if (rows) await shelf.save(draft, rows);
      setDrafts(await shelf.heads('left'));
    };
    notifications.show({
      type: 'info',
      message: t('draft.thrown', { name: draft.name }),
      action: { label: t('keys.undo'), run: () => void restore() },
    });
  }
  return { drafts, throwAway: (draft: DraftHead) => void throwAway(draft) };
}
