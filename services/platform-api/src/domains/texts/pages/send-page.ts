import type { FastifyReply } from 'fastify';
import type { Page } from './render-page';

/** Sends a document that only who has its address may read: it is neither stored, nor indexed, nor named to others. */
export const sendPage = (reply: FastifyReply, { html, policy }: Page): FastifyReply =>
  reply
    .type('text/html; charset=utf-8')
    .header('content-security-policy', policy)
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .header('x-robots-tag', 'noindex')
    .send(html);
