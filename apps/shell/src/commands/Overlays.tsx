import { useStore } from 'zustand';
import { FramePart } from '../shell-context/FramePart';
import { lazyPart } from '../shell-context/lazy-part';
import { useShell } from '../shell-context/shell-context';
import { useShortcuts } from './use-shortcuts';

const parts = {
  commands: lazyPart(async () => (await import('./CommandPalette')).CommandPalette),
  shortcuts: lazyPart(async () => (await import('./ShortcutSheet')).ShortcutSheet),
  notices: lazyPart(async () => (await import('../notifications/NoticeLog')).NoticeLog),
};

export function Overlays() {
  const { ui } = useShell();
  const overlay = useStore(ui, (state) => state.overlay);
  useShortcuts();
  if (overlay === null) return null;
  const Part = parts[overlay];
  const close = () => ui.setState({ overlay: null });
  return (
    <FramePart key={overlay} onFailure={close}>
      <Part close={close} />
    </FramePart>
  );
}
