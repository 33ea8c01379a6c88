import { useState } from 'react';
import { ToastStack } from '@courier/ui-kit/plain';
import { useCopy } from '@courier/i18n';
import { LIMITS } from '@courier/config';
import { consumeCarriedNotice } from '../session/carried-notice';
import { usePublic } from './public-context';

const DURATION_MS = { disconnected: LIMITS.noticeMs, 'session-ended': LIMITS.vendorNoticeMs } as const;

/** Shows a notice that the workspace stored for this page, once. */
export default function CarriedNotice() {
  const errors = useCopy('errors');
  const { services } = usePublic();
  const [notice, setNotice] = useState(() => consumeCarriedNotice(services.tab));
  if (!notice) return null;
  const message = errors(notice === 'disconnected' ? 'session.disconnected' : 'session-ended');
  return (
    <ToastStack
      toasts={[{ id: notice, type: 'info', message, durationMs: DURATION_MS[notice] }]}
      onDismiss={() => setNotice(null)}
    />
  );
}
