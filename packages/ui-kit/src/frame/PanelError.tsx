import { useCopy } from '@courier/i18n';
import { PlainButton } from '../plain-controls/PlainButton';
import { EmptyState } from '../states/EmptyState';
import styles from './frame.module.css';

export interface PanelErrorProps {
  /** What failed; "This part is not loading right now" unless given. */
  title?: string;
  /** What still works or what to do; "Everything else works." unless given. */
  text?: string;
  /** Shows "Try again". */
  onRetry?: () => void;
  /** While a retry runs. */
  busy?: boolean;
  /** Shown in small print, to name when asking for help. */
  reference?: string;
}

/** Content of a failed pane; other panes stay. */
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
