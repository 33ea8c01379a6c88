import { useReadable } from '@courier/shell-api';
import { ToastStack } from '@courier/ui-kit/core';
import { useShell } from '../shell-context/shell-context';

export function Toasts() {
  const { notices } = useShell();
  const shown = useReadable(notices.shown);
  return <ToastStack toasts={shown} onDismiss={notices.dismiss} />;
}
