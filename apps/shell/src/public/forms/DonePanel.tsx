import { useEffect, useRef, type ReactNode } from 'react';
import { LineMotif, type IconName } from '@courier/ui-kit/plain';
import { useCopy } from '@courier/i18n';
import { routePatterns } from '@courier/shell-api';

interface DonePanelProps {
  icon: IconName;
  title: string;
  text: ReactNode;
  /** Default: a link to sign-in. */
  children?: ReactNode;
}

/** Replaces a completed form. The heading takes the focus, because the form's button is removed. */
export function DonePanel({ icon, title, text, children }: DonePanelProps) {
  const t = useCopy('public');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="pd-form pd-done">
      <LineMotif icon={icon} />
      <h2 ref={heading} tabIndex={-1}>
        {title}
      </h2>
      <div className="pd-note">{text}</div>
      {children ?? (
        <a className="pd-button pd-primary" href={routePatterns.connect}>
          {t('landing.log-in')}
        </a>
      )}
    </div>
  );
}
