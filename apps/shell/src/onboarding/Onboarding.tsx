import { useSession } from '@courier/shell-api';
import { useWelcome } from './use-welcome';
import { Welcome } from './Welcome';

/** The welcome of a new account, above the request form until all steps are read or done. */
export function Onboarding() {
  const { mode } = useSession();
  const { steps, completeSteps, end } = useWelcome();
  if (mode !== 'CLASSIC' || steps.length === 0) return null;
  return <Welcome steps={steps} onRead={(step) => completeSteps([step])} onEnd={end} />;
}
