import { useEffect, useState } from 'react';
import { afterOthers } from '../late/when-idle';

/** Rows drawn beyond the window on each side, for whoever scrolls. */
const OVERSCAN = 8;

/** None at first: rows out of sight cost as much as those in sight, which one waits for. */
export function useOverscan(): number {
  const [overscan, setOverscan] = useState(0);
  useEffect(() => afterOthers(() => setOverscan(OVERSCAN)), []);
  return overscan;
}
