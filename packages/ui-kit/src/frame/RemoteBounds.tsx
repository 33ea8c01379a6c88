import { createContext, use, type ReactNode } from 'react';
import styles from './frame.module.css';

const RemoteContext = createContext<string | null>(null);

/** The attribute below which the styles of the present remote hold; none outside of remotes. */
export function useRemoteMark(): { 'data-remote'?: string } {
  const name = use(RemoteContext);
  return name === null ? {} : { 'data-remote': name };
}

interface RemoteBoundsProps {
  name: string;
  /** Among words, e.g. a count in a link. */
  inline?: boolean;
  children: ReactNode;
}

/**
 * Around all that a remote draws: its styles hold in here, and in the dialogs and drawers it opens, and nowhere else.
 * It makes no box of its own.
 */
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
