import AntdTooltip from 'antd/es/tooltip';
import type { ReactElement, ReactNode } from 'react';

export interface TooltipProps {
  /** Short words; nothing one could not do without. */
  text: ReactNode;
  /** A control that can take the focus. */
  children: ReactElement;
}

/** Words at a control while it is pointed at or has the focus. */
export function Tooltip({ text, children }: TooltipProps) {
  return (
    <AntdTooltip title={text} trigger={['hover', 'focus']} mouseEnterDelay={0.3}>
      {children}
    </AntdTooltip>
  );
}
