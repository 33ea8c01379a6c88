import { Icon } from '@courier/ui-kit/plain';
import { useSecondsUntil } from '@courier/shell-api/hooks';
import { useCopies, type Saying } from './saying';

/** What is wrong with the whole form; the place stays, so that it is read out when it appears. */
export function FormProblem({ saying }: { saying: Saying | undefined }) {
  const copies = useCopies();
  const left = useSecondsUntil(saying?.untilMs ?? null);
  return (
    <div className="pd-problem" role="alert">
      {saying && (
        <p>
          <Icon name="warning" size={18} />
          {saying.untilMs === undefined ? saying(copies) : <span role="timer">{saying(copies, left)}</span>}
        </p>
      )}
    </div>
  );
}
