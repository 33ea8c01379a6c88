import { findingsWhere, must, should, type Check } from '../../finding';

const DEFAULT_SENDER = 'no-reply@localhost';

export const mailCheck: Check = {
  name: 'mail',
  find: ({ config, network }) => {
    if (!config) return [];
    const mailProblem = network?.mailProblem ?? null;
    return findingsWhere(
      [
        config.smtpUrl === null,
        must(
          'SMTP_URL is not set, so no account can be confirmed and no password can be reset.',
          'Set SMTP_URL to your mail server, such as smtps://user:password@mail.example:465.',
        ),
      ],
      [
        config.smtpUrl !== null && isLocal(config.mailFrom),
        must(
          `MAIL_FROM is ${config.mailFrom}, which mail servers refuse.`,
          'Set MAIL_FROM to an address of your domain.',
        ),
      ],
      [
        mailProblem !== null,
        must(`The mail server of SMTP_URL does not take mails (${mailProblem}).`, 'Correct SMTP_URL.'),
      ],
      [
        config.support.email === null,
        should(
          'SUPPORT_EMAIL is not set, so nothing can be written to you in the help.',
          'Set SUPPORT_EMAIL.',
        ),
      ],
    );
  },
};

const isLocal = (address: string): boolean => address === DEFAULT_SENDER || /@localhost\b/.test(address);
