import type { Language, Values } from './languages.fixture';

type Template = (values: Values, language: Language) => string;

const lines = (...parts: readonly (string | undefined)[]) => parts.join('\n');

export const LABELLED: Record<string, Template> = {
  'a form': (v, { labels: [n, p, a, t, w, o, r] }) =>
    lines(
      `${n}: ${v.name}`,
      `${p}: ${v.phone}`,
      `${a}: ${v.address}`,
      `${t}: ${v.amount}`,
      `${w}: ${v.time}`,
      `${o}: ${v.goods}`,
      `${r}: ${v.notes}`,
    ),
  'a form with wide signs and bullets': (v, { labels: [n, p, a, t, w, o, r], greeting, thanks }) =>
    lines(
      greeting,
      `• ${n}：${v.name}`,
      `• ${p}：${v.phone}`,
      `• ${a}：${v.address}`,
      '',
      `• ${t}：${v.amount}`,
      `• ${w}：${v.time}`,
      `• ${o}：${v.goods}`,
      `• ${r}：${v.notes}`,
      thanks,
    ),
  'a quoted e-mail': (v, { labels: [n, p, a, t, w, o, r], thanks }) =>
    lines(
      'From: orders@example.com',
      'Sent: Friday, 20 November 2026 14:02',
      'Subject: Order 20261120-778812',
      '',
      ...[
        `${n}: ${v.name}`,
        `${p}: ${v.phone}`,
        `${a}: ${v.address}`,
        `${t}: ${v.amount}`,
        `${w}: ${v.time}`,
        `${o}: ${v.goods}`,
        `${r}: ${v.notes}`,
      ].map((line) => `> ${line}`),
      '',
      thanks,
      '--',
      'Sent from my iPhone',
    ),
  'an exported chat': (v, { labels: [n, p, a, t, w, o, r], greeting }) =>
    lines(
      `[20/11/2026, 14:02:11] Mei: ${greeting}`,
      ...[
        `${n}: ${v.name}`,
        `${p}: ${v.phone}`,
        `${a}: ${v.address}`,
        `${t}: ${v.amount}`,
        `${w}: ${v.time}`,
        `${o}: ${v.goods}`,
        `${r}: ${v.notes}`,
      ].map((line) => `[20/11/2026, 14:02:45] Mei: ${line}`),
    ),
  'labels above their values': (v, { labels: [n, p, a, t, w, o, r] }) =>
    lines(n, v.name, p, v.phone, a, v.address, t, v.amount, w, v.time, o, v.goods, r, v.notes),
  'one line': (v, { labels: [n, p, a, t, w, o, r] }) =>
    `${n}: ${v.name} / ${p}: ${v.phone} / ${a}: ${v.address} / ${t}: ${v.amount} / ${w}: ${v.time} / ${o}: ${v.goods} / ${r}: ${v.notes}`,
  'unseen marks and pictures': (v, { labels: [n, p, a, t, w, o, r] }) =>
    lines(
      `🙂 ${n}: \u200e${v.name}\u200f`,
      `📞 ${p}: \u202a${v.phone}\u202c`,
      `📍 ${a}: ${v.address}`,
      `💰 ${t}: ${v.amount}`,
      `⏰ ${w}: ${v.time}`,
      `🧋 ${o}: ${v.goods}`,
      `${r}: ${v.notes} 🙏🏽`,
    ),
};

export const FREE: Record<string, Template> = {
  'a line each': (v, { greeting, thanks }) =>
    lines(greeting, v.name, v.phone, v.address, v.amount, v.time, v.goods, v.notes, thanks),
  'address first': (v, { thanks }) =>
    lines(v.address, `${v.name} ${v.phone}`, v.goods, `${v.amount} ${v.time}`, v.notes, thanks),
  'a chat of several messages': (v, { greeting }) =>
    lines(
      `11/20, 14:02 - Mei: ${greeting}`,
      `11/20, 14:02 - Mei: ${v.name}`,
      `11/20, 14:03 - Mei: ${v.phone}`,
      `11/20, 14:03 - Mei: ${v.address}`,
      `11/20, 14:05 - Mei: ${v.goods} ${v.amount}`,
      `11/20, 14:06 - Mei: ${v.time}`,
      `11/20, 14:06 - Mei: ${v.notes}`,
    ),
  'with a link and a signature': (v) =>
    lines(
      v.name,
      v.address,
      `https://maps.example.com/?q=25.033,121.5654`,
      v.phone,
      `${v.goods}`,
      v.amount,
      v.time,
      v.notes,
      '',
      '-- ',
      'Sent from my iPhone',
    ),
};
