interface LiveTextProps {
  children: string;
}

/**
 * A text that changes or goes away beside other content. Browsers that translate a page replace its text nodes with
 * `<font>` elements, so React would change a node that is no longer on the page, or fail to remove it. An element of
 * its own, keyed by its text, is replaced as a whole.
 */
export function LiveText({ children }: LiveTextProps) {
  return <span key={children}>{children}</span>;
}
