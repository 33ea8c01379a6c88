import { countryConfig, type CountryCode } from '@courier/config';
import type { Deps as PlatformDeps } from '../../../platform/deps';
import { ConfigError } from '../../../settings/config';
import { sendMail } from '../../mail';
import mailTexts from './invitation-words.json';
import type { Operator } from './operator-rows';

/** Languages of the screens of operators; `invitation-words.json` has one entry for each. */
export const MAIL_LANGUAGES = ['en', 'zh', 'ar', 'ur', 'de'] as const;

export type MailLanguage = (typeof MAIL_LANGUAGES)[number];

/** @throws ConfigError without an origin of operators */
export function requireOperatorOrigin({
  operatorOrigin,
}: Pick<PlatformDeps['config'], 'operatorOrigin'>): void {
  if (operatorOrigin === null) throw new ConfigError('Set OPERATOR_ORIGIN: operators sign in there.');
}

/** Mails the invitation, a code that no page takes yet, in the name of the brand of the operator's first country. @throws when it cannot be sent */
export const mailInvitation = (
  deps: Pick<PlatformDeps, 'clock' | 'config' | 'db' | 'metrics'>,
  { email, countries }: Pick<Operator, 'email' | 'countries'>,
  invitation: string,
  language: MailLanguage,
): Promise<void> => {
  const country: CountryCode = countries?.[0] ?? 'TW';
  const { tag, subject, text } = mailTexts[language];
  const { brand } = countryConfig(country);
  return sendMail(deps, {
    country,
    brand,
    to: email,
    language: tag,
    subject,
    text: text.replace('{{invitation}}', invitation),
  });
};
