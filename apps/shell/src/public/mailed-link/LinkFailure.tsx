import type { ReactNode } from 'react';
import { useCopy } from '@courier/i18n';
import { useCopies } from '../forms/saying';
import { MessagePage } from '../message/MessagePage';
import type { LinkState } from './use-mailed-link';

interface LinkFailureProps {
  state: Exclude<LinkState<unknown>, { kind: 'asking' | 'done' }>;
  pageTitle: string;
  unknown: { title: string; text: string };
  expired: { title: string; text: string };
  /** The next step after an invalid link; default: a link to the start page. */
  action?: ReactNode;
  onRetry: () => void;
}

export function LinkFailure({ state, pageTitle, unknown, expired, action, onRetry }: LinkFailureProps) {
  const copies = useCopies();
  const { t } = copies;
  const common = useCopy('common');
  switch (state.kind) {
    case 'checking':
      return (
        <MessagePage
          pageTitle={pageTitle}
          icon="hourglass"
          title={t('confirm.checking')}
          text={t('confirm.wait')}
          action={<span className="pd-button pd-primary pd-waiting" aria-hidden="true" />}
        />
      );
    case 'expired':
      return <MessagePage pageTitle={pageTitle} icon="clock" tone="late" {...expired} action={action} />;
    case 'unknown':
      return <MessagePage pageTitle={pageTitle} icon="link" tone="late" {...unknown} action={action} />;
    case 'failed':
      return (
        <MessagePage
          pageTitle={pageTitle}
          icon="warning"
          tone="late"
          title={t('confirm.failed-title')}
          text={state.reason(copies)}
          action={
            <button type="button" className="pd-button pd-primary" onClick={onRetry}>
              {common('action.try-again')}
            </button>
          }
        />
      );
  }
}
