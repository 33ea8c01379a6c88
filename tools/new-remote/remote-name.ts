import { containerName, isSamePath, OWN_NAMESPACES } from '@courier/config/registry';
import { routePatterns } from '@courier/shell-api/routes';

const NAME = /^[a-z][a-z0-9]*(-[a-z0-9]+)+$/;
const LONGEST = 40;

export const pathOfNew = (name: string): string => `/${name}`;

/** `loyalty-points` -> `Loyalty points` */
export function titleOfNew(name: string): string {
  const words = name.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/**
 * Why a new remote cannot have this name, in one sentence; null if it can. A container is a global variable,
 * so a name of one word could replace one of the browser.
 * @param taken names of existing apps
 */
export function nameProblem(name: string, taken: readonly string[]): string | null {
  if (name === '') return 'Give the remote a name: npm run new:remote -- loyalty-points';
  if (!NAME.test(name) || name.length > LONGEST)
    return `"${name}" is no name of a remote: two or more words of small letters and digits with hyphens between them, at most ${LONGEST} characters, like loyalty-points.`;
  if (taken.includes(name)) return `apps/${name} exists already.`;
  const twin = taken.find((one) => containerName(one) === containerName(name));
  if (twin !== undefined) return `"${name}" and apps/${twin} would have one container.`;
  if (OWN_NAMESPACES.includes(name)) return `"${name}" is a name of the portal's own texts.`;
  const path = `${pathOfNew(name)}/:vendorId?`;
  const owner = Object.values(routePatterns).find((pattern) => isSamePath(pattern, path));
  return owner === undefined ? null : `"${name}" would answer ${owner}, which is taken.`;
}
