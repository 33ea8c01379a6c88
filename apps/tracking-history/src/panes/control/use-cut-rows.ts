import { useEffect, useRef, useState } from 'react';

/**
 * Counts the rows of a list that are cut off at its end.
 * @param rows total number of rows
 */
export function useCutRows(rows: number) {
  const list = useRef<HTMLUListElement>(null);
  const [cut, setCut] = useState(0);
  useEffect(() => {
    const place = list.current;
    if (!place || typeof ResizeObserver === 'undefined') return;
    const count = () => {
      const { bottom } = place.getBoundingClientRect();
      const whole = [...place.children].filter((row) => row.getBoundingClientRect().bottom <= bottom + 1);
      setCut(rows - whole.length);
    };
    const observer = new ResizeObserver(count);
    observer.observe(place);
    for (const row of place.children) observer.observe(row);
    return () => observer.disconnect();
  }, [rows]);
  return { list, cut };
}
