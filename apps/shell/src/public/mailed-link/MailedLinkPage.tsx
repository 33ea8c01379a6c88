import { useState } from 'react';
import { MAILED_ACTS, mailedLinksContract, type MailedAct } from '@courier/api-client';
import { useCopy } from '@courier/i18n';
import { digestText } from '../digest';
import { MessagePage } from '../message/MessagePage';
import { usePublic } from '../public-context';
import { readAddressSecret } from './address-secret';
import { AskPage } from './AskPage';
import { LinkFailure } from './LinkFailure';
import { useMailedLink } from './use-mailed-link';

/** Null for an address without a known act. */
function readLink(): { act: MailedAct; token: string } | null {
  const secret = readAddressSecret();
  const act = MAILED_ACTS.find((name) => name === secret?.name);
  return act && secret ? { act, token: secret.token } : null;
}

/** The target of all mailed links that need consent, except the one of a registration. */
export default function MailedLinkPage() {
  const t = useCopy('public');
  const { connect } = usePublic().services;
  const [address] = useState(readLink);
  const calls = connect({ mailedLinks: mailedLinksContract }).mailedLinks;
  const link = useMailedLink(
    address && {
      check: async () => {
        const query = { act: address.act, token_digest: await digestText(address.token) };
        return (await calls.get({ query })).result;
      },
      confirm: (proof) => calls.confirm({ body: { ...address, ...proof } }),
    },
  );
  const { state } = link;
  const pageTitle = t('mailed.page-title');
  if (state.kind !== 'asking' && state.kind !== 'done') {
    const over = { title: t('mailed.unknown-title'), text: t('mailed.unknown-text') };
    return (
      <LinkFailure
        state={state}
        pageTitle={pageTitle}
        unknown={over}
        expired={over}
        onRetry={() => void link.look()}
      />
    );
  }
  const { act, account, email_address: email, vendor_name } = state.shown;
  const names = { account, email, vendor: vendor_name ?? '' };
  if (state.kind === 'done')
    return (
      <MessagePage
        pageTitle={pageTitle}
        icon="check"
        title={t(`mailed.${act}.done-title`, names)}
        text={`${t(`mailed.${act}.done-text`, names)} ${t('mailed.close')}`}
      />
    );
  return (
    <AskPage
      link={link}
      shown={state.shown}
      account={account}
      passwordLabel={t('mailed.password')}
      texts={{
        pageTitle,
        title: t(`mailed.${act}.title`, names),
        text: t(`mailed.${act}.text`, names),
        more: '',
        decline: t('mailed.decline'),
        askPassword: t('mailed.ask-password'),
        submit: t(`mailed.${act}.submit`),
        busy: t(`mailed.${act}.busy`),
      }}
    />
  );
}
