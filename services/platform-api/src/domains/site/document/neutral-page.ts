import type { FastifyReply } from 'fastify';
import type { ServerTexts } from '../../texts';

const neutralPage = ({ tag, direction, html }: ServerTexts): string => `<!doctype html>
<html lang="${tag}" dir="${direction}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${html('page.no-portal.title')}</title></head>
<body><main><h1>${html('page.no-portal.heading')}</h1><p>${html('page.no-portal.text')}</p></main></body>
</html>
`;

/** The page of a host without country or brand; it shows no brand. */
export const sendNeutralPage = (reply: FastifyReply, texts: ServerTexts): FastifyReply =>
  reply
    .code(404)
    .type('text/html; charset=utf-8')
    .header('content-security-policy', "default-src 'none'; base-uri 'none'; frame-ancestors 'none'")
    .header('cache-control', 'no-store')
    .header('vary', 'host, accept-language')
    .send(neutralPage(texts));
