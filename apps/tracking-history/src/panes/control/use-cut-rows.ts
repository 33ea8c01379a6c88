import { useEffect, useRef, useState } from 'react';

/**
 * How many rows of a list are cut off by its end.
 * @param rows how many there are
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
