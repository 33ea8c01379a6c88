import { useCopy } from '@courier/i18n';
import { PlainButton } from '../plain-controls/PlainButton';
import { EmptyState } from '../states/EmptyState';
import styles from './frame.module.css';

export interface PanelErrorProps {
  /** "This part is not loading right now" by default. */
  title?: string;
  /** Advice; "Everything else works." by default. */
  text?: string;
  /** Shows "Try again". */
  onRetry?: () => void;
  busy?: boolean;
  /** Error reference for support, in small print. */
  reference?: string;
}

/** Content of a failed pane. */
export function PanelError({ title, text, onRetry, busy = false, reference }: PanelErrorProps) {
  const copy = useCopy('common');
  return (
    <div role="alert" className={styles.fill}>
      <EmptyState
        icon="warning"
        tone="fail"
        title={title ?? copy('error.panel-title')}
        text={text ?? copy('error.panel-text')}
        action={
          onRetry && (
            <PlainButton icon="refresh" busy={busy} onClick={onRetry}>
              {copy('action.try-again')}
            </PlainButton>
          )
        }
        note={reference === undefined ? undefined : copy('error.reference', { reference })}
      />
    </div>
  );
}
