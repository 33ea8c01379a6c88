import { useEffect } from 'react';
import { useStore } from 'zustand';
import { useCopy } from '@courier/i18n';
import { useShell } from '../shell-context/shell-context';
import { useHelp } from '../help-centre/use-help';
import { RemoteSlot } from '../remotes/RemoteSlot';

/** Shows a notice if no remote fills the slot. */
export function OutletDialog() {
  const t = useCopy('shell');
  const { ui, composition, notices } = useShell();
  const open = useStore(ui, (state) => state.outlet);
  const slot = open?.kind === 'edit' ? 'edit-outlet' : 'add-outlet';
  const isMissing = open !== null && composition.listFillers(slot).length === 0;
  const close = () => ui.setState({ outlet: null });
  const { isOffered: isHelpOffered, open: openHelp } = useHelp();

  useEffect(() => {
    if (!isMissing) return;
    notices.show({
      type: 'info',
      key: 'outlets-not-open',
      message: t('branch.not-open'),
      ...(isHelpOffered ? { action: { label: t('help.title'), run: openHelp } } : {}),
    });
    ui.setState({ outlet: null });
  }, [isMissing, notices, ui, t, isHelpOffered, openHelp]);

  if (!open || isMissing) return null;
  return open.kind === 'edit' ? (
    <RemoteSlot name="edit-outlet" props={{ vendor: open.vendor, close }} atOnce />
  ) : (
    <RemoteSlot name="add-outlet" props={{ close }} atOnce />
  );
}
