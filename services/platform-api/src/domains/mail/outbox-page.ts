import type { Selectable } from 'kysely';
import type { OutboxTable } from '../../platform/db/schema';
import { escapeAttribute } from '../texts';

const STYLE = `body{font:16px/1.5 system-ui,sans-serif;max-inline-size:44rem;margin:2rem auto;padding-inline:1rem}
article{border-block-start:1px solid #888;padding-block:1rem}
pre{white-space:pre-wrap;overflow-wrap:anywhere;font:inherit}
h2{font-size:1.1rem;margin:0}`;

const LINK = /https?:\/\/[^\s<>"]+/g;

export interface OutboxFile {
  mail_id: number;
  position: number;
  name: string;
}

/** Newest first. Content is escaped; addresses of this portal become links. */
export function outboxPage(
  mails: readonly Selectable<OutboxTable>[],
  files: readonly OutboxFile[],
  nonce: string,
): string {
  const articles = mails.map(
    ({ id, recipient, subject, body, created_at }) => `<article>
<h2>${escapeAttribute(subject)}</h2>
<p>To ${escapeAttribute(recipient)}, <time>${new Date(created_at * 1000).toISOString()}</time></p>
<pre>${withLinks(escapeAttribute(body))}</pre>
${files
  .filter(({ mail_id }) => mail_id === id)
  .map(link)
  .join('\n')}
</article>`,
  );
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Outbox</title><style nonce="${nonce}">${STYLE}</style></head>
<body><main><h1>Outbox</h1>
<p>No mail server is configured, so mail is kept here. This page does not exist in production.</p>
${articles.join('\n') || '<p>No mail has been sent yet.</p>'}
</main></body></html>`;
}

const withLinks = (escaped: string): string =>
  escaped.replace(LINK, (link) => `<a href="${link}">${link}</a>`);

const link = ({ mail_id, position, name }: OutboxFile): string =>
  `<p><a href="/dev/outbox/${mail_id}/${position}" download>${escapeAttribute(name)}</a></p>`;
