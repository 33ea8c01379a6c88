import { useRef, useState } from 'react';
import { useCopy } from '@courier/i18n';
import { signIn, type Credentials } from '../session/sign-in';
import { takeReturnPath } from '../session/return-path';
import { usePublic } from './public-context';
import { useSignInProblem, type SignInProblem } from './use-sign-in-problem';

export type SignInPhase = 'idle' | 'busy' | 'opening';

/** One attempt at a time; on success the workspace is loaded, on failure the reason is told and nothing is lost. */
export function useSignIn() {
  const t = useCopy('shell');
  const { services } = usePublic();
  const problemOf = useSignInProblem();
  const [phase, setPhase] = useState<SignInPhase>('idle');
  const [problem, setProblem] = useState<SignInProblem>({});
  const isRunning = useRef(false);

  async function submit(credentials: Credentials): Promise<void> {
    if (isRunning.current) return;
    const found = checked(credentials);
    setProblem(found);
    if (Object.keys(found).length > 0) return;
    if (!navigator.onLine) return setProblem({ form: t('sign-in.offline') });
    isRunning.current = true;
    setPhase('busy');
    services.prefetch();
    try {
      await signIn(credentials, services);
      const to = takeReturnPath(services.tab) ?? services.landing;
      if (to === null) throw new WorkspaceMissing();
      setPhase('opening');
      services.page.assign(to);
    } catch (error) {
      isRunning.current = false;
      setPhase('idle');
      setProblem(
        error instanceof WorkspaceMissing ? { form: t('sign-in.workspace-missing') } : problemOf(error),
      );
    }
  }

  function checked({ email, password }: Credentials): SignInProblem {
    const found: SignInProblem = {};
    if (email === '') found.email = t('sign-in.email-missing');
    else if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) found.email = t('sign-in.email-wrong');
    if (password === '') found.password = t('sign-in.password-missing');
    return found;
  }

  const clear = (field: 'email' | 'password') =>
    setProblem(({ [field]: _gone, form: _form, ...others }) => others);

  return { phase, problem, submit, clear };
}

class WorkspaceMissing extends Error {}
