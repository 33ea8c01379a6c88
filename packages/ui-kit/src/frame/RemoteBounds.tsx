import { createContext, use, type ReactNode } from 'react';
import styles from './frame.module.css';

const RemoteContext = createContext<string | null>(null);

/** The attribute that scopes the styles of the current remote; none outside of remotes. */
export function useRemoteMark(): { 'data-remote'?: string } {
  const name = use(RemoteContext);
  return name === null ? {} : { 'data-remote': name };
}

interface RemoteBoundsProps {
  name: string;
  /** Inside text, e.g. a count in a link. */
  inline?: boolean;
  children: ReactNode;
}

/** Scopes the styles of a remote to its content, dialogs and drawers. Creates no box. */
export function RemoteBounds({ name, inline = false, children }: RemoteBoundsProps) {
  const Element = inline ? 'span' : 'div';
  return (
    <RemoteContext value={name}>
      <Element className={styles.bounds} data-remote={name}>
        {children}
      </Element>
    </RemoteContext>
  );
}
