import { useEffect } from 'react';

/** Names the browser tab. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = title;
  }, [title]);
}
