import { useId, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useStore } from 'zustand';
import type { Vendor } from '@courier/api-client';
import { Button, IconButton, keepToastsAbove, Modal } from '@courier/ui-kit/core';
import { usePorts, useVendors } from '@courier/shell-api';
import { useCopy } from '@courier/i18n';
import { createCollectionPoint } from '../../flow/create-collection-point';
import { toPointForm, newForm } from '../../model/collection-point-form';
import { firstParentId } from '../../model/parents';
import { NAMESPACE } from '../../copy';
import styles from './dialog.module.css';
import { KeptNote } from './KeptNote';
import { LeaveDialog } from './LeaveDialog';
import { PointFields } from './PointFields';
import { PointMap } from './PointMap';
import { useLeaveGuard } from './use-leave-guard';
import { useSaving } from './use-saving';
import { useWantedField } from './use-wanted-field';

interface CollectionPointDialogProps {
  /** Null for a new one. */
  edited: Vendor | null;
  close: () => void;
}

/** Adds a collection point or edits one: its texts, and its position on the map. */
export function CollectionPointDialog({ edited, close }: CollectionPointDialogProps) {
  const t = useCopy(NAMESPACE);
  const common = useCopy('common');
  const ports = usePorts();
  const cache = useQueryClient();
  const titleId = useId();
  const { status, vendors, selected } = useVendors();
  const [point] = useState(() =>
    createCollectionPoint(
      { ports, cache },
      edited ? toPointForm(edited) : newForm(firstParentId(vendors, selected)),
    ),
  );
  const form = useWantedField(point);
  const guard = useLeaveGuard(point, close);
  const save = useSaving(point, {
    onSaved: close,
    // The fields were disabled during the request and lost the focus.
    onRefused: () => form.current?.querySelector<HTMLElement>('[type="submit"]')?.focus(),
  });
  const saving = useStore(point.store, (state) => state.saving);
  const { busy: locating } = useStore(point.place.lookup.state);
  const isResting = saving || locating || status === 'loading';
  const note = locating ? t('note.locating') : edited ? t('note.at-once') : t('note.soon');
  return (
    <Modal name={{ labelledBy: titleId }} width={1000} onPhone="page" onClose={guard.leave}>
      <form
        ref={form}
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!isResting) void save();
        }}
      >
        <div className={styles.head}>
          <h2 id={titleId}>{t(edited ? 'title-edit' : 'title-add')}</h2>
          <IconButton icon="cross" label={common('action.close')} onClick={guard.leave} />
        </div>
        <fieldset className={styles.fields} disabled={saving}>
          <KeptNote point={point} />
          <PointFields point={point} />
        </fieldset>
        <div className={styles.map}>
          <PointMap point={point} />
        </div>
        <div ref={keepToastsAbove} className={styles.foot}>
          <span className={styles.note} role="status">
            {note}
          </span>
          <Button onClick={guard.leave}>{common('action.cancel')}</Button>
          <Button kind="primary" type="submit" busy={saving} disabled={isResting && !saving}>
            {t('save')}
          </Button>
        </div>
      </form>
      {guard.asking && <LeaveDialog stay={guard.stay} leave={guard.discard} />}
    </Modal>
  );
}
