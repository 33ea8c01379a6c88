import { REPORTS_ADDRESS, type BrandId, type CountryConfig, type PortalConfig } from '@courier/config';
import { ANYBODY, assignReleases, type DocumentList, type Registry } from '@courier/config/registry';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { posix } from 'node:path';
import { unknownAddress } from '../../platform/calls/error-answers';
import { isProduction } from '../../settings/config';
import { parseDeployment, isPortalHost } from '../../settings/country-of-host';
import type { Deps } from './deps';
import { REPORTS_GROUP } from './policy-reports';
import { registerReleases } from './releases';
import { withBrandHead } from './document/brand-head';
import { chooseDocument, type ChosenDocument } from './document/choose-document';
import { contentPolicy, readMapOrigins, workerPolicy } from './content-policy';
import { dataBlocks } from './data-blocks';
import { documentLocale, readServerTexts } from '../texts';
import { documentWords } from './document/document-words';
import { fillTemplate, hasEarlyPlace } from './document/fill-template';
import { sendNeutralPage } from './document/neutral-page';
import { createFirstPaints, type FirstPaints } from './first-paint/first-paint';
import { hasAccountScreens, hasGuestScreens } from './document/landing-remote';
import { selectParts, pageConditions } from './document/page-conditions';
import { matchesPattern } from '@courier/config/registry';
import { dressPage } from './first-paint/dress-page';
import { createCriticalCss, type CriticalCss } from './first-paint/critical-css';
import { earlyElement, earlyHeader, overrideElements } from './first-paint/preload-links';
import { findLegalPages, sendLegalPage } from './legal/send-legal-page';
import { splitPage, sendHtml } from './document/send-html';
import { servedConfig } from './served-config';
import { openSite, type SiteFiles } from './files/site-files';
import { registerStaticFiles } from './files/static-files';

const API = /^\/(courier|ofrep|dev|live)(\/|$)/;
/** A last segment with an extension names a file, not a screen. */
const FILE = /\/[^/]+\.\w+$/;

/** Serves the built site: its files, and HTML for every other path that is not a call. */
export async function registerSite(app: FastifyInstance, deps: Deps): Promise<void> {
  const site = openSite(deps.config.siteDir, (sentence) => deps.log.warn(sentence));
  await registerStaticFiles(app, deps.config.siteDir, {
    more: isProduction(deps.config) ? [] : ['overrides'],
    workerPolicy: workerPolicy(readMapOrigins(deps.config)),
  });
  const releases = await registerReleases(app, deps, site);
  const firstPaints = createFirstPaints(site, (sentence) => deps.log.warn(sentence));
  const wornSheets = createCriticalCss(site.template, (sentence) => deps.log.warn(sentence));
  app.get('/*', { schema: { hide: true } }, async (request, reply) => {
    const path = requestPath(request);
    const isPortal = !isProduction(deps.config) || isPortalHost(request.headers.host);
    if (isPortal && (await sendLegalPage(deps, path, request, reply))) return reply;
    return API.test(path) || FILE.test(path)
      ? unknownAddress(request, reply)
      : sendDocument(deps, { ...site, ...releases, firstPaints, wornSheets }, request, reply);
  });
}

const requestPath = (request: FastifyRequest): string => {
  const path = request.url.split('?')[0] ?? '/';
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
};

const sendNotBuilt = (reply: FastifyReply) =>
  reply.code(503).type('text/plain; charset=utf-8').send('The portal is not built yet: run npm start.\n');

async function sendDocument(
  deps: Deps,
  site: SiteFiles & { firstPaints: FirstPaints; wornSheets: CriticalCss },
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  if (isProduction(deps.config) && !isPortalHost(request.headers.host))
    return sendNeutralPage(reply, readServerTexts(deps, request));
  const { country, brand } = findPortal(deps, request);
  const documents = await site.documents();
  const path = requestPath(request);
  const { offer } = documents ?? {};
  const registry = assignReleases(await site.registry(brand), { ...ANYBODY, ...(offer ? { offer } : {}) });
  const chosen = documents && chooseDocument(documents, registry, path);
  const templatePath = documents && chosen && chooseTemplate(documents.templates, chosen);
  if (!documents || !chosen) return sendNotBuilt(reply);
  const config = withoutEmptyEntries(
    await servedConfig(deps, country, brand, await site.buildId()),
    registry,
  );
  const conditions = pageConditions(registry, config.flags);
  const template = templatePath === null ? null : await readTemplate(site, templatePath, conditions);
  if (template === null) return sendNotBuilt(reply);
  // Never in production, even if the site contains it.
  const swapper = isProduction(deps.config) ? null : await site.overrides();
  const swaps = chosen.kind === 'workspace' ? swapper : null;
  const overrideOrigins = swaps ? deps.config.overrideOrigins : [];
  void reply.code(chosen.known ? 200 : 404);
  setDocumentHeaders(deps, reply, { registry, config, kind: chosen.kind, overrideOrigins, request });
  const locale = documentLocale(country, {
    url: request.url,
    acceptLanguage: request.headers['accept-language'],
  });
  const own = await documentWords(site, locale);
  const page = isSignInPage(documents, registry, path) ? 'sign-in' : 'other';
  const overrides = countryOverrides(deps, country, brand);
  const { url } = request;
  const place = { documents, registry, chosen, country, brand, flags: config.flags };
  const blocks = {
    ...dataBlocks({
      ...place,
      page,
      texts: own,
      overrides,
      startFiles: swapper ? [swapper.script] : [],
    }),
    ...(swaps ? { 'courier-overrides': { origins: overrideOrigins } } : {}),
  };
  const firstPaint = await site.firstPaints({
    ...place,
    url,
    path,
    own,
    overrides: overrides[locale] ?? {},
  });
  const dressed = await dressPage({ documents, chosen, template }, firstPaint, site.wornSheets);
  if (firstPaint) void reply.headers(earlyHeader(documents));
  const hasOwnPlace = hasEarlyPlace(template);
  const early = chosen.kind === 'workspace' ? earlyElement(documents, hasOwnPlace ? 'own' : 'head') : '';
  const preloads = [hasOwnPlace ? '' : early, dressed.links.others, swaps ? overrideElements(swaps) : ''];
  const isTranslated = own !== null || locale.split('_')[0] === 'en';
  const words = [overrides[locale] ?? {}, own?.texts ?? {}];
  const filled = fillTemplate(withBrandHead(dressed.template, brand), {
    locale,
    isTranslated,
    words,
    config,
    blocks,
    worn: dressed.worn,
    sheets: dressed.links.sheets,
    preloads: preloads.join(''),
    early,
    page,
    firstPaint: dressed.firstPaint,
  });
  return sendHtml(request, reply, splitPage(filled, dressed.firstPaint));
}

/** The country of the host with the operator's links and legal pages. */
function findPortal(
  { portals, legalTexts }: Pick<Deps, 'portals' | 'legalTexts'>,
  request: FastifyRequest,
): { country: CountryConfig; brand: BrandId } {
  const { country, brand } = parseDeployment(request.headers.host);
  const links = portals.findLinks(country.country, brand);
  return { country: { ...country, ...links, ...findLegalPages(legalTexts, request) }, brand };
}

function setDocumentHeaders(
  deps: Deps,
  reply: FastifyReply,
  policy: Parameters<typeof documentPolicy>[1],
): void {
  // The older header supports no list of origins, so the policy alone decides.
  if (deps.config.embedOrigins.length > 0) void reply.removeHeader('x-frame-options');
  void reply
    .type('text/html; charset=utf-8')
    .header('content-security-policy', documentPolicy(deps, policy))
    .header('reporting-endpoints', `${REPORTS_GROUP}="${REPORTS_ADDRESS}"`)
    .header('cache-control', 'no-cache')
    .header('vary', 'host, accept-encoding, accept-language');
}

async function readTemplate(
  site: Pick<SiteFiles, 'template'>,
  path: string | undefined,
  conditions: ReadonlySet<string>,
): Promise<string | null> {
  const template = path === undefined ? null : await site.template(path);
  return template === null ? null : selectParts(template, conditions);
}

/** A brand without a screen for guests has no guest entry, regardless of the flag. */
const withoutEmptyEntries = (config: PortalConfig, registry: Registry): PortalConfig =>
  hasGuestScreens(registry) ? config : { ...config, flags: { ...config.flags, guest_checkout: false } };

/** The start page always; the pages of sign-in only where it leads to a screen. */
const isSignInPage = ({ signInPaths = [] }: DocumentList, registry: Registry, path: string): boolean =>
  signInPaths.some((pattern) => matchesPattern(pattern, path)) &&
  (path === '/' || hasAccountScreens(registry));

interface AnsweredDocument {
  registry: Registry;
  config: PortalConfig;
  kind: ChosenDocument['kind'];
  overrideOrigins: readonly string[];
  request: FastifyRequest;
}

const documentPolicy = (
  deps: Deps,
  { registry, config, kind, overrideOrigins, request }: AnsweredDocument,
): string =>
  contentPolicy({
    registry,
    mapOrigins: readMapOrigins(deps.config),
    addresses: [config.apiBase, config.identityBase ?? config.apiBase, config.livePath],
    cardFields: deps.pageFacts.hasCardFields(config.country),
    helpCentreUrl: deps.config.helpCentreUrl,
    embedOrigins: deps.config.embedOrigins,
    overrideOrigins,
    googleMaps: kind === 'workspace' && deps.config.googleMaps !== null,
    prerenders: kind === 'public',
    extraTrustedTypes: deps.config.trustedTypesPolicies,
    styleNonce: config.styleNonce,
    isSecure: isProduction(deps.config),
    host: request.headers.host ?? '',
  });

/** For the languages of the country that have overrides. */
function countryOverrides(deps: Deps, { country, supportedLanguages }: CountryConfig, brand: BrandId) {
  const all = supportedLanguages.map((locale) => [locale, deps.texts(locale, { country, brand })] as const);
  return Object.fromEntries(all.filter(([, texts]) => texts !== null));
}

function chooseTemplate(templates: { public: string; workspace: string }, chosen: ChosenDocument): string {
  if (chosen.kind !== 'remote') return templates[chosen.kind];
  return posix.join(posix.dirname(chosen.remote.active.entry), chosen.remote.document ?? '');
}
