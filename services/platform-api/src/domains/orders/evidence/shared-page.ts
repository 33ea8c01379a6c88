import type { Evidence } from '@courier/api-client/contract';
import { minutesOutside, orderNumber, statusKey } from '@courier/api-client/order-rules';
import { localTime } from '@courier/config/time';
import { escapeText, momentIn, type Page, renderPage, type ServerTexts } from '../../texts';

const formatDuration = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** Consecutive changes with the same label form one line with the time of the first. */
function listStages({ timeline }: Evidence, texts: ServerTexts): { at: number; words: string }[] {
  const lines = timeline.map(({ status, at }) => ({ at, words: texts.statusLabel(statusKey(status)) }));
  return lines.filter((line, index) => line.words !== lines[index - 1]?.words);
}

function delayLines({ delay }: Evidence, { html }: ServerTexts): string {
  if (!delay) return '';
  const minutes = (seconds: number) => Math.round(seconds / 60);
  const [search, shop] = [minutes(delay.search), minutes(delay.shop)];
  const all = minutes(delay.seconds);
  // Keeps the sum of the rounded parts equal to the total.
  const way = Math.max(0, all - search - shop);
  const parts = { search: `${search}`, shop: `${shop}`, way: `${way}` };
  return `<p><b>${html('evidence.late', { minutes: `${all}` })}</b> ${html('evidence.parts', parts)}</p>`;
}

const renderRange = ({ from, to }: { from: number; to: number }, timezone: string): string =>
  `<bdi dir="ltr">${[...new Set([from, to])].map((at) => localTime(at, timezone)).join('–')}</bdi>`;

/** Each promise that a changed address replaced, with the new one and the time of the change. */
const formerPromises = (
  { promise_changes: changes = [], timezone }: Evidence,
  { html }: ServerTexts,
  moment: (at: number) => string,
): string =>
  changes
    .map(({ at, before, after }) => {
      const [old, next] = [before, after].map((range) =>
        html('evidence.promised', { range: renderRange(range, timezone) }),
      );
      return `<p>${moment(at)}${html('evidence.comma')}<del>${old}</del> <ins>${next}</ins></p>\n`;
    })
    .join('');

/** `promised 20:26–20:40, delivered 20:27, on time`; empty without a promise. */
function promiseLine({ promise, timeline, timezone }: Evidence, { html }: ServerTexts): string {
  if (!promise) return '';
  const renderLocalTime = (at: number) => `<bdi dir="ltr">${localTime(at, timezone)}</bdi>`;
  const deliveredAt = timeline.findLast(({ status }) => status === 'DELIVERED')?.at;
  const promised = html('evidence.promised', { range: renderRange(promise, timezone) });
  if (deliveredAt === undefined) return `<p>${promised}</p>`;
  const minutes = minutesOutside(promise, deliveredAt);
  const punctuality = minutes === 0 ? 'on-time' : minutes > 0 ? 'late' : 'early';
  const parts = [
    promised,
    html('evidence.delivered', { time: renderLocalTime(deliveredAt) }),
    html(`evidence.punctual.${punctuality}`, { minutes: `${Math.abs(minutes)}` }),
  ];
  return `<p>${parts.join(html('evidence.comma'))}</p>`;
}

/** Contains no names, addresses or positions. */
export function sharedPage(texts: ServerTexts, shared: { evidence: Evidence; endsAt: number } | null): Page {
  const { tag, text, html } = texts;
  const title = text('evidence.title');
  if (!shared) return renderPage(texts, title, `<p>${html('evidence.ended')}</p>`);
  const { evidence, endsAt } = shared;
  const moment = (at: number) => escapeText(momentIn(tag, evidence.timezone, at));
  const stages = listStages(evidence, texts);
  const rows = stages.map(({ at, words: stage }, index) => {
    const before = stages[index - 1];
    return `<tr><td>${moment(at)}</td><td>${escapeText(stage)}</td><td>${before ? `<bdi>+${formatDuration(at - before.at)}</bdi>` : ''}</td></tr>`;
  });
  const pictures = evidence.proofs.map(
    ({ kind, created_at }) =>
      `<li>${html(`evidence.proof.${kind}`)}${html('evidence.comma')}${moment(created_at)}</li>`,
  );
  const deletedPictures = (evidence.deleted_proofs ?? []).flatMap(({ kind, created_at, deleted_at }) =>
    kind === 'signature'
      ? []
      : [
          `<li>${html(`evidence.proof.${kind}`)}${html('evidence.comma')}${moment(created_at)}${html('evidence.comma')}${html('evidence.deleted', { time: moment(deleted_at) })}</li>`,
        ],
  );
  return renderPage(
    texts,
    title,
    `<p><b>${escapeText(evidence.vendor_name)}</b><br>${html('evidence.order')} <b><bdi><code>${escapeText(orderNumber(evidence.order_id))}</code></bdi></b> <bdi><code>${escapeText(evidence.order_id)}</code></bdi></p>
${formerPromises(evidence, texts, moment)}${promiseLine(evidence, texts)}<p>${html('evidence.times', { timezone: `<bdi>${escapeText(evidence.timezone)}</bdi>` })}</p>
<table><thead><tr><th></th><th>${html('evidence.stage')}</th><th>${html('evidence.after')}</th></tr></thead><tbody>${rows.join('')}</tbody></table>
${delayLines(evidence, texts)}<h2>${html('evidence.pictures')}</h2><ul>${[...deletedPictures, ...pictures].join('') || `<li>${html('evidence.none')}</li>`}</ul>
<p>${html('evidence.until', { time: moment(endsAt) })}</p>`,
  );
}
