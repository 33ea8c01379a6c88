import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, parseAllDocuments } from 'yaml';
import { readConfig } from '../settings/config';
import { SETTINGS } from '../settings/settings';
import { startTestApp, type TestApp } from '../testing/server/start-test-app';

type Environment = Record<string, string>;
interface Container {
  ports: { name: string; containerPort: number }[];
  env: { name: string; value?: string }[];
  [probe: `${string}Probe`]: { httpGet: { path: string; port: string } };
}

const read = (name: string) => readFileSync(join(__dirname, '../../../../docs/deploy', name), 'utf8');
/** What an operator writes into `.env`. */
const OWN_VALUES: Environment = {
  DATABASE_PASSWORD: 'k3-Vq9-zz',
  SMTP_URL: 'smtps://courier:secret@mail.portal.example:465',
  MAIL_FROM: 'no-reply@portal.example',
  PUBLIC_ORIGIN: 'https://{country}.portal.example',
};
const DATABASE_URL = 'postgresql://courier@db.example/courier';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

function expectUsable(env: Environment) {
  expect(Object.keys(SETTINGS.shape)).toEqual(expect.arrayContaining(Object.keys(env)));
  return readConfig(env);
}
const expectServed = async (path: string) =>
  // Without a built site the server runs but is not ready.
  expect([200, 503]).toContain((await server.app.inject({ url: path })).statusCode);

it('the compose file sets known settings, probes readiness and reaches the port', async () => {
  const text = read('compose.yaml').replace(/\$\{(\w+)\}/g, (_, name: string) => OWN_VALUES[name] ?? '');
  const { services, configs, networks } = parse(text, { merge: true });
  const config = expectUsable(services['portal-1'].environment);
  expect(config.environment).toBe('prd');
  expect(config.trustedProxies).toEqual([networks.default.ipam.config[0].subnet]);
  expect(services['portal-2'].environment.DATABASE_URL).toContain(
    services.database.environment.POSTGRES_PASSWORD,
  );
  const haproxy = read(configs.balancer.file);
  const targets = [...haproxy.matchAll(/^ +presetenv INSTANCE_\d (.*)$/gm)].map(([, target]) => target);
  expect(targets).toEqual(['portal-1', 'portal-2'].map((name) => `${name}:${config.port}`));
  const health = services['portal-1'].healthcheck.test.at(-1) as string;
  expect(health).toContain(`:${config.port}/readyz`);
  expect(haproxy).toContain('uri /readyz');
  expect(services.balancer.ports).toEqual([`8080${/presetenv LISTEN (:\d+)/.exec(haproxy)?.[1]}`]);
  await expectServed('/readyz');
});

it('the image listens on the port of the examples, on every address', () => {
  const settings = /^ENV (.*)$/m.exec(read('Dockerfile'))?.[1]?.split(' ') ?? [];
  const config = expectUsable({
    ...Object.fromEntries(settings.map((setting) => setting.split('=') as [string, string])),
    // The image leaves the choice to the operator and exits with a message without one.
    FLEET: 'api',
  });
  expect([config.host, config.port, config.siteDir, config.dataDir, config.environment]).toEqual([
    '0.0.0.0',
    8080,
    '/app/dist/site',
    '/data',
    'prd',
  ]);
});

it('the Kubernetes manifest sets known settings and probes existing endpoints on the port', async () => {
  const kinds = new Map(
    parseAllDocuments(read('kubernetes.yaml')).map((document) => {
      const content = document.toJS();
      return [content.kind as string, content];
    }),
  );
  const [container] = kinds.get('Deployment').spec.template.spec.containers as [Container];
  const env = Object.fromEntries(container.env.map(({ name, value }) => [name, value ?? '']));
  const config = expectUsable({ ...env, DATABASE_URL });
  expect([config.environment, config.host]).toEqual(['prd', '0.0.0.0']);
  expect(container.ports).toEqual([{ name: 'http', containerPort: config.port }]);
  for (const probe of ['startupProbe', 'readinessProbe', 'livenessProbe'] as const) {
    expect(container[probe]?.httpGet.port).toBe('http');
    await expectServed(String(container[probe]?.httpGet.path));
  }
  expect(container.livenessProbe?.httpGet.path).toBe('/healthz');
  const labels = kinds.get('Deployment').spec.template.metadata.labels;
  expect(kinds.get('Service').spec).toMatchObject({ selector: labels, ports: [{ targetPort: 'http' }] });
  expect(kinds.get('PodDisruptionBudget').spec.selector.matchLabels).toEqual(labels);
  const [rule] = kinds.get('Ingress').spec.rules;
  expect(rule.http.paths[0].backend.service.name).toBe(kinds.get('Service').metadata.name);
});
