import type { Evidence } from '@courier/api-client/contract';
import { minutesOutside, orderNumber } from '@courier/api-client/order-rules';
import { localTime } from '@courier/config/time';
import { escapeText } from '../site/escape';
import { statusLabel, type Reader } from './evidence-words';
import { momentIn, renderPage } from './page-frame';

const formatDuration = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** Consecutive changes with the same label form one line with the time of the first. */
function listStages({ timeline }: Evidence, reader: Reader): { at: number; words: string }[] {
  const lines = timeline.map(({ status, at }) => ({ at, words: statusLabel(status, reader) }));
  return lines.filter((line, index) => line.words !== lines[index - 1]?.words);
}

function delayLines({ delay }: Evidence, { words }: Reader): string {
  if (!delay) return '';
  const minutes = (seconds: number) => Math.round(seconds / 60);
  const [search, shop] = [minutes(delay.search), minutes(delay.shop)];
  const all = minutes(delay.seconds);
  // Keeps the sum of the rounded parts equal to the total.
  const way = Math.max(0, all - search - shop);
  return `<p><b>${words.late(all)}</b> ${words.parts(search, shop, way)}</p>`;
}

/** `promised 20:26–20:40, delivered 20:27, on time`; empty without a promise. */
function promiseLine({ promise, timeline, timezone }: Evidence, { words }: Reader): string {
  if (!promise) return '';
  const renderLocalTime = (at: number) => `<bdi dir="ltr">${localTime(at, timezone)}</bdi>`;
  const { from, to } = promise;
  const range = `<bdi dir="ltr">${[...new Set([from, to])].map((at) => localTime(at, timezone)).join('–')}</bdi>`;
  const deliveredAt = timeline.findLast(({ status }) => status === 'DELIVERED')?.at;
  if (deliveredAt === undefined) return `<p>${words.promised(range)}</p>`;
  const minutes = minutesOutside(promise, deliveredAt);
  const punctuality = words.punctual[minutes === 0 ? 'on-time' : minutes > 0 ? 'late' : 'early'];
  const parts = [
    words.promised(range),
    words.delivered(renderLocalTime(deliveredAt)),
    punctuality(Math.abs(minutes)),
  ];
  return `<p>${parts.join(words.comma)}</p>`;
}

/** Contains no names, addresses or positions. */
export function sharedPage(
  reader: Reader,
  shared: { evidence: Evidence; endsAt: number } | null,
): { html: string; policy: string } {
  const { language, words } = reader;
  if (!shared) return renderPage(reader, words.shared, `<p>${words.ended}</p>`);
  const { evidence, endsAt } = shared;
  const moment = (at: number) => escapeText(momentIn(language, evidence.timezone, at));
  const stages = listStages(evidence, reader);
  const rows = stages.map(({ at, words: stage }, index) => {
    const before = stages[index - 1];
    return `<tr><td>${moment(at)}</td><td>${stage}</td><td>${before ? `<bdi>+${formatDuration(at - before.at)}</bdi>` : ''}</td></tr>`;
  });
  const pictures = evidence.proofs.map(
    ({ kind, created_at }) => `<li>${words.kinds[kind]}, ${moment(created_at)}</li>`,
  );
  return renderPage(
    reader,
    words.shared,
    `<p><b>${escapeText(evidence.vendor_name)}</b><br>${words.order} <b><bdi><code>${escapeText(orderNumber(evidence.order_id))}</code></bdi></b> <bdi><code>${escapeText(evidence.order_id)}</code></bdi></p>
${promiseLine(evidence, reader)}<p>${words.times(escapeText(evidence.timezone))}</p>
<table><thead><tr><th></th><th>${words.stage}</th><th>${words.after}</th></tr></thead><tbody>${rows.join('')}</tbody></table>
${delayLines(evidence, reader)}<h2>${words.pictures}</h2><ul>${pictures.join('') || `<li>${words.none}</li>`}</ul>
<p>${words.until(moment(endsAt))}</p>`,
  );
}
