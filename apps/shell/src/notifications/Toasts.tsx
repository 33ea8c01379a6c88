import { useReadable } from '@courier/shell-api';
import { ToastStack } from '@courier/ui-kit/core';
import { useShell } from '../ground/shell-context';

/** Notices of the whole workspace, bottom left. */
export function Toasts() {
  const { notices } = useShell();
  const shown = useReadable(notices.shown);
  return <ToastStack toasts={shown} onDismiss={notices.dismiss} />;
}
