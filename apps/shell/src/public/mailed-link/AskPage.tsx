import { useRef } from 'react';
import { BusyButton } from '../forms/BusyButton';
import { FormPage } from '../forms/FormPage';
import { FormProblem } from '../forms/FormProblem';
import { SecretField } from '../forms/SecretField';
import { useFocusOnProblem } from '../forms/use-focus-on-problem';
import type { MailedLinkState, ShownLink } from './use-mailed-link';

interface AskPageProps<Shown extends ShownLink> {
  link: MailedLinkState<Shown>;
  shown: Shown;
  /** The account that the link changes, for the browser's password store. */
  account: string;
  texts: Readonly<
    Record<'pageTitle' | 'title' | 'text' | 'more' | 'submit' | 'busy' | 'decline' | 'askPassword', string>
  >;
  passwordLabel: string;
}

export function AskPage<Shown extends ShownLink>(props: AskPageProps<Shown>) {
  const { link, shown, account, texts, passwordLabel } = props;
  const form = useRef<HTMLFormElement>(null);
  useFocusOnProblem(form, link.findings);
  return (
    <FormPage pageTitle={texts.pageTitle} title={texts.title} lead={texts.decline} facts={[]}>
      <form
        ref={form}
        className="pd-form"
        noValidate
        aria-label={texts.title}
        onSubmit={(event) => {
          event.preventDefault();
          void link.press(shown);
        }}
      >
        <p className="pd-note">{texts.text}</p>
        {texts.more !== '' && <p className="pd-note">{texts.more}</p>}
        <FormProblem saying={link.problems.form} />
        {shown.password_needed && (
          <>
            <p className="pd-note">{texts.askPassword}</p>
            <input type="hidden" name="username" autoComplete="username" value={account} />
            <SecretField
              label={passwordLabel}
              autoComplete="current-password"
              value={link.password}
              onChange={link.setPassword}
              problem={link.problems.password}
            />
          </>
        )}
        <BusyButton isBusy={link.isBusy} busyText={texts.busy}>
          {texts.submit}
        </BusyButton>
      </form>
    </FormPage>
  );
}
