import { brandConfig, type BrandId, type CountryCode } from '@courier/config';
import { createTransport } from 'nodemailer';
import { isProduction } from '../../settings/config';
import type { Deps } from './deps';
import { mailHtml } from './mail-html';

type MailDeps = Pick<Deps, 'db' | 'config' | 'clock' | 'metrics'>;

export interface Mail {
  /** Upper case; the account's country. */
  country: CountryCode;
  /** The sending brand, by name and address. */
  brand: BrandId;
  to: string;
  /** BCP 47 tag of the texts. */
  language: string;
  subject: string;
  /** Plain text. */
  text: string;
  /** The same for each attempt, so that a second copy can be detected. */
  messageId?: string;
  attachments?: readonly MailAttachment[];
}

interface MailAttachment {
  name: string;
  contentType: string;
  content: Buffer;
}

/** Maximum number of stored mails; the oldest are deleted. */
const KEPT_IN_OUTBOX = 200;
const TIMEOUT_MS = 10_000;

/** By SMTP, or to the outbox page outside production. */
export const canSendMail = (config: Pick<Deps['config'], 'smtpUrl' | 'environment'>): boolean =>
  config.smtpUrl !== null || !isProduction(config);

/**
 * Stores the mail for `/dev/outbox` if SMTP is not configured.
 * @throws when the mail server does not take it, or when there is neither a server nor an outbox
 */
export async function sendMail(deps: MailDeps, mail: Mail): Promise<void> {
  const { mails } = deps.metrics;
  try {
    await deliver(deps, mail);
  } catch (error) {
    mails.inc({ outcome: 'failed' });
    throw error;
  }
  mails.inc({ outcome: deps.config.smtpUrl === null ? 'kept' : 'sent' });
}

/** A configured sender name is kept; a plain address gets the name of the brand's portal. */
function mailSender({ mailFrom, mailSenders }: Deps['config'], brand: BrandId) {
  const own = mailSenders.find((sender) => sender.brand === brand);
  const address = own?.from ?? mailFrom;
  return {
    from: address.includes('<') ? address : { name: brandConfig(brand).product, address },
    ...(own?.replyTo ? { replyTo: own.replyTo } : {}),
  };
}

async function deliver({ db, config, clock }: Omit<MailDeps, 'metrics'>, mail: Mail): Promise<void> {
  const { brand, to, subject, text, messageId, attachments = [] } = mail;
  if (config.smtpUrl !== null) {
    const limits = { connectionTimeout: TIMEOUT_MS, greetingTimeout: TIMEOUT_MS, socketTimeout: TIMEOUT_MS };
    const transport = createTransport({ url: config.smtpUrl, ...limits });
    await transport.sendMail({
      ...mailSender(config, brand),
      to: { name: '', address: to },
      subject,
      text,
      html: mailHtml(mail),
      ...(messageId === undefined ? {} : { messageId: `<${messageId}@courier>` }),
      attachments: attachments.map(({ name, contentType, content }) => ({
        filename: name,
        contentType,
        content,
      })),
    });
    return;
  }
  if (!canSendMail(config)) throw new Error('Mail cannot be sent: SMTP_URL is not set.');
  const { id } = await db
    .insertInto('outbox')
    .values({ country: mail.country, recipient: to, subject, body: text, created_at: clock.nowSeconds() })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (attachments.length > 0)
    await db
      .insertInto('outbox_attachments')
      .values(
        attachments.map(({ name, contentType, content }, position) => ({
          mail_id: id,
          position,
          name,
          content_type: contentType,
          content,
        })),
      )
      .execute();
  await db
    .deleteFrom('outbox')
    .where('id', '<=', id - KEPT_IN_OUTBOX)
    .execute();
}
