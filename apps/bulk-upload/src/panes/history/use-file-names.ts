import { useEffect, useState } from 'react';
import type { DraftShelf } from '../../api/draft-shelf';

const NO_NAMES: ReadonlyMap<string, string> = new Map();

/** Names of the files uploaded from this browser, by job id. */
export function useFileNames(shelf: DraftShelf): ReadonlyMap<string, string> {
  const [names, setNames] = useState(NO_NAMES);
  useEffect(() => {
    let isShown = true;
    void Promise.all([shelf.heads('file'), shelf.heads('left')]).then((heads) => {
      const named = heads
        .flat()
        .flatMap(({ jobId, name }) => (jobId === null ? [] : [[jobId, name] as const]));
      if (isShown) setNames(new Map(named));
    });
    return () => {
      isShown = false;
    };
  }, [shelf]);
  return names;
}
