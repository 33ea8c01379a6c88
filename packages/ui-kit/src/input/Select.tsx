import { useEffect, useState, type ComponentType } from 'react';
import { latePart } from '../late/late-part';
import { whenIdle } from '../late/when-idle';
import { ListFault } from '../overlay/ListFault';
import { ClosedSelect } from './ClosedSelect';
import type { SelectProps } from './select.types';

export type { SelectProps } from './select.types';

const list = latePart<SelectProps>(async () => (await import('../antd/AntdSelect')).AntdSelect);

/** Select for a `Field`. The list's code loads when the browser is idle or when it opens. */
export function Select<Value extends string = string>(props: SelectProps<Value>) {
  const [state, setState] = useState<'closed' | 'wanted' | 'failed'>('closed');
  const isWanted = state === 'wanted';
  const OpenSelect = list.usePart(isWanted, () => setState('failed')) as ComponentType<
    SelectProps<Value>
  > | null;
  useEffect(() => whenIdle(() => void list.fetchAhead()), []);
  if (OpenSelect) return <OpenSelect {...props} />;
  const open = () => setState('wanted');
  return (
    <>
      <ClosedSelect {...props} isOpening={isWanted} onNear={() => void list.fetchAhead()} onOpen={open} />
      {state === 'failed' && <ListFault onRetry={open} />}
    </>
  );
}
