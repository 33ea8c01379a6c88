import { Icon } from '@courier/ui-kit/plain';
import { useCopies, type Saying } from './saying';

/** What is wrong with the whole form; the place stays, so that it is read out when it appears. */
export function FormProblem({ saying }: { saying: Saying | undefined }) {
  const copies = useCopies();
  return (
    <div className="pd-problem" role="alert">
      {saying && (
        <p>
          <Icon name="warning" size={18} />
          {saying(copies)}
        </p>
      )}
    </div>
  );
}
