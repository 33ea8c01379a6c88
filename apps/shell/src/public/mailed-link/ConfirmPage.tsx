import { useState } from 'react';
import { registrationContract } from '@courier/api-client';
import { LIMITS } from '@courier/config';
import { useCopy } from '@courier/i18n';
import { routePatterns } from '@courier/shell-api';
import { digestText } from '../digest';
import { MessagePage } from '../message/MessagePage';
import { usePublic } from '../public-context';
import { readAddressSecret } from './address-secret';
import { AskPage } from './AskPage';
import { LinkFailure } from './LinkFailure';
import { useMailedLink } from './use-mailed-link';

const hours = LIMITS.registrationLinkHours;

/** The target of the confirmation mail. */
export default function ConfirmPage() {
  const t = useCopy('public');
  const { connect } = usePublic().services;
  const [secret] = useState(readAddressSecret);
  const calls = connect({ registration: registrationContract }).registration;
  const link = useMailedLink(
    secret && {
      check: async () => {
        const query = { token_digest: await digestText(secret.token) };
        return (await calls.pending({ query })).result;
      },
      confirm: (proof) => calls.confirm({ body: { token: secret.token, ...proof } }),
    },
  );
  const { state } = link;
  const pageTitle = t('confirm.page-title');
  const register = (
    <a className="pd-button pd-primary" href={routePatterns.register}>
      {t('confirm.register')}
    </a>
  );
  if (state.kind === 'asking') {
    const { email_address: email, vendor_name: vendor } = state.shown;
    return (
      <AskPage
        link={link}
        shown={state.shown}
        account={email}
        passwordLabel={t('confirm.password')}
        texts={{
          pageTitle,
          title: t('confirm.ask-title'),
          text: t('confirm.ask-text', { email }),
          more: vendor ? t('confirm.ask-vendor', { vendor }) : '',
          decline: t('confirm.not-you'),
          askPassword: t('confirm.ask-password'),
          submit: t('confirm.submit'),
          busy: t('confirm.busy'),
        }}
      />
    );
  }
  if (state.kind === 'done') {
    const { vendor_name: vendor } = state.shown;
    return (
      <MessagePage
        pageTitle={pageTitle}
        icon="check"
        title={t('confirm.done-title')}
        text={vendor ? t('confirm.done-vendor', { vendor }) : t('confirm.done-text')}
        action={
          <a className="pd-button pd-primary" href={routePatterns.connect}>
            {t('landing.log-in')}
          </a>
        }
      />
    );
  }
  return (
    <LinkFailure
      state={state}
      pageTitle={pageTitle}
      unknown={{ title: t('confirm.unknown-title'), text: t('confirm.unknown-text') }}
      expired={{ title: t('confirm.expired-title'), text: t('confirm.expired-text', { hours }) }}
      action={register}
      onRetry={() => void link.look()}
    />
  );
}
