import { useStore } from 'zustand';
import { ToastStack } from '@courier/ui-kit/core';
import { useShell } from '../app/shell-context';

/** Notices of the whole workspace, bottom left. */
export function Toasts() {
  const { notices } = useShell();
  const shown = useStore(notices.store);
  return <ToastStack toasts={shown} onDismiss={notices.dismiss} />;
}
