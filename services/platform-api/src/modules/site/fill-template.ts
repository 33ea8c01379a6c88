import type { CountryConfig, PortalConfig } from '@courier/config';
import { escapeAttribute, jsonForHtml } from './escape';

const RIGHT_TO_LEFT = ['ar', 'fa', 'he', 'ur'];

export interface TemplateData {
  country: CountryConfig;
  config: PortalConfig;
  /** Id -> content of the JSON data blocks beside the configuration. */
  blocks: Readonly<Record<string, unknown>>;
  /** Html of preload links. */
  preloads: string;
  /** What the page shows first: the form of the public template, or something that replaces it. */
  page: 'sign-in' | 'other';
}

/**
 * Fills a template: the attributes of `<html data-courier-html>`, preload links at `<!--courier:head-->`, configuration
 * and the other JSON data blocks at `<!--courier:body-->`, and the nonce on its style elements.
 */
export function fillTemplate(template: string, data: TemplateData): string {
  const blocks = Object.entries({ 'courier-config': data.config, ...data.blocks })
    .map(([id, content]) => `<script type="application/json" id="${id}">${jsonForHtml(content)}</script>`)
    .join('\n');
  const fillings: Readonly<Record<string, string>> = {
    'data-courier-html': htmlAttributes(data),
    '<!--courier:head-->': data.preloads,
    '<!--courier:body-->': blocks,
    '<style': `<style nonce="${escapeAttribute(data.config.styleNonce)}"`,
  };
  // One pass, so that nothing filled in is looked at again.
  return template.replace(
    /data-courier-html|<!--courier:(?:head|body)-->|<style\b/g,
    (place) => fillings[place] ?? place,
  );
}

function htmlAttributes({ country, config, page }: TemplateData): string {
  const locale = country.defaultLanguage;
  const attributes = {
    lang: locale.replaceAll('_', '-'),
    dir: RIGHT_TO_LEFT.includes(locale.split('_')[0] ?? '') ? 'rtl' : 'ltr',
    'data-country': config.country,
    'data-brand': config.brand,
    'data-locale': locale,
    'data-environment': config.environment,
    'data-page': page,
    'data-guest': config.flags['guest_checkout'] ? 'on' : 'off',
    'data-sign-up': config.flags['deactivate-sign-up-button'] ? 'off' : 'on',
  };
  return Object.entries(attributes)
    .map(([name, value]) => `${name}="${escapeAttribute(value)}"`)
    .join(' ');
}
