interface LiveTextProps {
  children: string;
}

/**
 * A changing or removable text beside other content. Translating browsers replace text nodes with `<font>`
 * elements, so React would update or remove a detached node. An element keyed by its text is replaced as a
 * whole.
 */
export function LiveText({ children }: LiveTextProps) {
  return <span key={children}>{children}</span>;
}
