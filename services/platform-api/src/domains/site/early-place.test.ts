import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startTestApp, type TestApp } from '../../testing/server/start-test-app';
import { writeTestSite, type TestSite } from '../../testing/inputs/write-test-site';

let server: TestApp;
let site: TestSite;
beforeAll(async () => {
  site = writeTestSite();
  server = await startTestApp({ siteDir: site.folder });
});
afterAll(() => server.close());

const fetchBody = async (url: string) => (await server.app.inject({ url })).body;
const script = (attributes: string) =>
  `<script ${attributes}fetchpriority="high" src="/early/early.2b3c4d5e.js"></script>`;

it('the early script waits for the page only if its template has no place for it', async () => {
  expect((await fetchBody('/parcels')).split(script('defer '))).toHaveLength(2);
  site.write(
    'shell/place.html',
    '<html data-courier-html><head><!--courier:head--></head><body><root><!--courier:early--><!--courier:body--></body></html>',
  );
  const documents = JSON.parse(readFileSync(join(site.folder, 'documents.json'), 'utf8')) as {
    templates: object;
  };
  const templates = { ...documents.templates, workspace: 'shell/place.html' };
  site.write('documents.json', JSON.stringify({ ...documents, templates }));
  const body = await fetchBody('/parcels');
  expect(body).toContain(`<root>${script('')}<script type="application/json"`);
  expect(body.split('/early/')).toHaveLength(2);
});
