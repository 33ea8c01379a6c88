import { startRefresh } from './page-runtime';

/** A remote that runs alone: webpack's development server announces builds to its page. */
startRefresh();
