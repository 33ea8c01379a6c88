import { useRef, useState } from 'react';
import { signIn, signInWithCode, type Credentials } from '../../session/sign-in';
import { consumeReturnPath } from '../../session/return-path';
import { usePublic } from '../public-context';
import { isWaiting, type Saying } from '../forms/saying';
import type { ProviderGrant } from './provider-code';
import { providerSaying, signInSaying, WorkspaceMissing, type SignInProblem } from './sign-in-problem';

export type SignInPhase = 'idle' | 'busy' | 'opening';

/** Prevents parallel attempts; keeps the typed values after a failure. */
export function useSignIn() {
  const { services } = usePublic();
  const [phase, setPhase] = useState<SignInPhase>('idle');
  const [problem, setProblem] = useState<SignInProblem>({});
  /** Number of attempts that found a problem. */
  const [findings, setFindings] = useState(0);
  const isRunning = useRef(false);

  function showSignInProblem(found: SignInProblem): void {
    setProblem(found);
    setFindings((count) => count + 1);
  }

  async function enter(ask: () => Promise<void>, describeError = signInSaying): Promise<void> {
    if (isRunning.current) return;
    if (!navigator.onLine) return showSignInProblem({ form: ({ shell }) => shell('sign-in.offline') });
    isRunning.current = true;
    setPhase('busy');
    services.prefetch();
    try {
      await ask();
      const to = consumeReturnPath(services.tab) ?? services.offer.account;
      if (to === null) throw new WorkspaceMissing();
      setPhase('opening');
      services.page.replace(to);
    } catch (error) {
      const saying = await services.withTexts(Promise.resolve(describeError(error))).catch(() => unreached);
      isRunning.current = false;
      setPhase('idle');
      showSignInProblem({ form: saying });
    }
  }

  async function submit(credentials: Credentials): Promise<void> {
    if (isWaiting(problem.form)) return;
    const found = checked(credentials);
    if (Object.keys(found).length > 0) return showSignInProblem(found);
    setProblem({});
    await enter(() => signIn(credentials, services));
  }

  async function submitCode(grant: ProviderGrant): Promise<void> {
    setProblem({});
    await enter(
      () => signInWithCode(grant, services),
      (error) => providerSaying(error, grant.provider),
    );
  }

  const clear = (field: 'email' | 'password') =>
    setProblem(({ [field]: _gone, form: _form, ...others }) => others);

  return { phase, problem, findings, submit, submitCode, clear };
}

/** Fallback if the error texts cannot be loaded either. */
const unreached: Saying = ({ errors }) => errors('network');

function checked({ email, password }: Credentials): SignInProblem {
  const found: SignInProblem = {};
  if (email === '') found.email = ({ shell }) => shell('sign-in.email-missing');
  else if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email))
    found.email = ({ shell }) => shell('sign-in.email-wrong');
  if (password === '') found.password = ({ shell }) => shell('sign-in.password-missing');
  return found;
}
