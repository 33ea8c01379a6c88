import { type ServerTexts, escapeAttribute } from '../../texts';
import { PORTAL_PATHS } from '../../site';

/** Allows framing by our own pages only, and only the page's own two files. */
export const FRAME_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; require-trusted-types-for 'script'; trusted-types 'none'";

const TOPICS = ['request', 'cancel', 'late', 'items'] as const;
type HelpTopic = (typeof TOPICS)[number];

/** Topics that point to a screen. */
const SCREENS: Partial<Record<HelpTopic, string>> = {
  request: PORTAL_PATHS.requestRider,
  late: PORTAL_PATHS.orderTracking,
};

/** The topics for a brand, without those that point to a screen it lacks. */
export async function offeredTopics(hasScreen: (path: string) => Promise<boolean>): Promise<HelpTopic[]> {
  const shown = await Promise.all(
    TOPICS.map(async (topic) => ((await hasTopic(topic, hasScreen)) ? [topic] : [])),
  );
  return shown.flat();
}

const hasTopic = async (
  topic: HelpTopic,
  hasScreen: (path: string) => Promise<boolean>,
): Promise<boolean> => {
  const path = SCREENS[topic];
  return path === undefined || hasScreen(path);
};

/** Contains all texts; the script only shows and hides them. The panel already shows the title. */
export function helpFrame({ tag, direction, text, html }: ServerTexts, topics: readonly HelpTopic[]): string {
  const entries = topics.map(
    (topic) =>
      `<details><summary>${html(`help.topic.${topic}.question`)}</summary><p>${html(`help.topic.${topic}.answer`)}</p></details>`,
  );
  const title = html('help.title');
  const search = escapeAttribute(text('help.search'));
  return `<!doctype html>
<html lang="${tag}" dir="${direction}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="stylesheet" href="/help-centre/frame.css">
<main>
<h1 class="unseen">${title}</h1>
<p id="loading" role="status">${html('help.loading')}</p>
<div id="denied" role="alert" hidden><p>${html('help.denied')}</p><button type="button" id="retry">${html('help.retry')}</button></div>
<div id="topics" hidden>
<input id="search" type="search" aria-label="${search}" placeholder="${search}" autocomplete="off">
<p id="none" role="status" data-text="${escapeAttribute(text('help.no-match'))}"></p>
<div id="entries">${entries.join('')}</div>
</div>
</main>
<script src="/help-centre/frame.js" defer></script>
</html>
`;
}

/** Transparent, so that the panel's background shows in either theme. */
export const FRAME_STYLE = `:root { color-scheme: light dark; --line: color-mix(in srgb, currentColor 16%, transparent); }
body { margin: 0; font: 15px/1.6 Inter, system-ui, 'Noto Sans', 'Noto Sans Arabic', sans-serif; }
:lang(ur) body { font-family: 'Noto Nastaliq Urdu', serif; line-height: 2.2; }
main { padding: 18px; }
.unseen { position: absolute; inline-size: 1px; block-size: 1px; margin: 0; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
#search { box-sizing: border-box; inline-size: 100%; min-block-size: 44px; padding-inline: 12px; border: 1px solid color-mix(in srgb, currentColor 50%, transparent); border-radius: 8px; background: transparent; color: inherit; font: inherit; }
#search:focus-visible { outline: 2px solid; outline-offset: 2px; }
#none { margin: 12px 0; }
#none:empty { margin: 0 0 12px; }
details[hidden], #entries[hidden] { display: none; }
#entries { padding-inline: 16px; border: 1px solid var(--line); border-radius: 10px; }
details + details { border-block-start: 1px solid var(--line); }
summary { display: flex; align-items: center; justify-content: space-between; gap: 12px; min-block-size: 44px; padding-block: 2px; list-style: none; font-weight: 500; cursor: pointer; }
summary::-webkit-details-marker { display: none; }
summary::after { content: ''; flex: none; inline-size: 7px; block-size: 7px; margin-block-start: -4px; border: solid; border-width: 0 1.6px 1.6px 0; rotate: 45deg; opacity: 0.65; }
[open] > summary::after { margin-block-start: 4px; rotate: 225deg; }
summary:focus-visible, button:focus-visible { outline: 2px solid; outline-offset: 2px; border-radius: 4px; }
details p { margin: 0 0 14px; opacity: 0.85; }
button { min-block-size: 44px; padding-inline: 16px; font: inherit; cursor: pointer; }
`;

/**
 * Messages with the parent window: HC_START, then HC_READY; HC_ACCESS_TOKEN_REQUEST, then HC_ACCESS_TOKEN or
 * HC_ACCESS_TOKEN_DENIED. Only the parent window of the same origin is accepted.
 */
export const FRAME_SCRIPT = `(() => {
  const PATIENCE_MS = 8000;
  // The portal's appearance is chosen in it; what the system prefers may be another one.
  try {
    const host = window.parent.document.documentElement;
    const follow = () => {
      const { colorScheme } = window.parent.getComputedStyle(host);
      if (colorScheme) document.documentElement.style.colorScheme = colorScheme;
    };
    follow();
    new MutationObserver(follow).observe(host, { attributeFilter: ['data-theme'] });
  } catch {}
  const parts = ['loading', 'denied', 'topics'].map((id) => document.getElementById(id));
  const show = (id) => parts.forEach((part) => { part.hidden = part.id !== id; });
  let timer;
  const say = (type) => window.parent.postMessage({ type }, window.location.origin);
  const begin = () => {
    show('loading');
    clearTimeout(timer);
    timer = setTimeout(() => show('denied'), PATIENCE_MS);
    say('HC_START');
  };
  window.addEventListener('message', ({ source, origin, data }) => {
    if (source !== window.parent || origin !== window.location.origin || !data) return;
    if (data.type === 'HC_READY') {
      const supported = Array.isArray(data.supported_messages) ? data.supported_messages : [];
      if (supported.includes('HC_ACCESS_TOKEN_REQUEST')) say('HC_ACCESS_TOKEN_REQUEST');
    } else if (data.type === 'HC_ACCESS_TOKEN' && typeof data.token === 'string' && data.token !== '') {
      clearTimeout(timer);
      show('topics');
    } else if (data.type === 'HC_ACCESS_TOKEN_DENIED') {
      clearTimeout(timer);
      show('denied');
    }
  });
  // Every word of the search has to be in the question or its answer.
  const entries = document.getElementById('entries');
  const none = document.getElementById('none');
  document.getElementById('search').addEventListener('input', ({ target }) => {
    const words = target.value.toLowerCase().split(/\\s+/).filter(Boolean);
    let found = 0;
    for (const entry of entries.children) {
      const text = entry.textContent.toLowerCase();
      entry.hidden = !words.every((word) => text.includes(word));
      if (!entry.hidden) found += 1;
    }
    entries.hidden = found === 0;
    none.textContent = found === 0 ? none.dataset.text : '';
  });
  document.getElementById('retry').addEventListener('click', begin);
  begin();
})();
`;
