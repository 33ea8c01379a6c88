import { Icon } from '@courier/ui-kit/plain';
import { useSecondsUntil } from '@courier/shell-api/hooks';
import { useCopies, type Saying } from './saying';

/** The alert element always exists, so that screen readers announce its text. */
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
