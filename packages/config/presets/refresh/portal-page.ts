import { watchBuilds } from './watch-builds';
import { startRefresh } from './page-runtime';
import { createProblemList } from './problem-list';

/** The page of a portal under `npm run dev`. */
watchBuilds({
  runtime: startRefresh(),
  origin: window.location.origin,
  openStream: (address) => new EventSource(address),
  reload: () => window.location.reload(),
  showProblems: createProblemList(document),
  warn: (text, error) => console.warn(text, error),
});
