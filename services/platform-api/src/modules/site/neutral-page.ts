import type { FastifyReply } from 'fastify';

const PAGE = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>No portal here</title></head>
<body><main><h1>There is no portal at this address</h1><p>Check the address, or ask the company that gave it to you.</p></main></body>
</html>
`;

/** The page of a host without country or brand; it shows no brand. */
export const sendNeutralPage = (reply: FastifyReply): FastifyReply =>
  reply
    .code(404)
    .type('text/html; charset=utf-8')
    .header('content-security-policy', "default-src 'none'; base-uri 'none'; frame-ancestors 'none'")
    .header('cache-control', 'no-store')
    .header('vary', 'host')
    .send(PAGE);
