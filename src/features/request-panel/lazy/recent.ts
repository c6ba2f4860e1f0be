import type {RequestValues} from '@site/src/reference/request-link';
import {readTab, writeTab} from './tab-storage';

/** A request of this tab that can be run again. It holds no key. */
export interface RecentRequest {
  title: string;
  /** Route of the page of its operation. */
  route: string;
  method: string;
  /** The address that it went to, without query parameters that hold a key. */
  path: string;
  /** With the network. */
  values: RequestValues;
  /** Status of the answer, when there was one. */
  status?: number;
}

/** Key of the last requests in sessionStorage. */
const STORAGE_KEY = 'recent-requests';

/** How many requests are kept. */
export const MAX_RECENT = 10;

/** The same where there is no storage: until the document ends. */
let remembered: RecentRequest[] = [];

/** The last requests of this tab, the latest first. */
export function recentRequests(): RecentRequest[] {
  const stored = parse(readTab(STORAGE_KEY));
  return stored.length === 0 ? remembered : stored;
}

/** Puts a request in front of the others. The same one, sent again, is there once. */
export function addRecent(
  request: RecentRequest,
  others: readonly RecentRequest[] = recentRequests(),
): RecentRequest[] {
  const same = identity(request);
  remembered = [request, ...others.filter((other) => identity(other) !== same)].slice(
    0,
    MAX_RECENT,
  );
  writeTab(STORAGE_KEY, JSON.stringify(remembered));
  return remembered;
}

function identity({route, values}: RecentRequest): string {
  return JSON.stringify([route, Object.entries(values).sort()]);
}

function parse(text: string | undefined): RecentRequest[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(value) ? value.filter(isRecent) : [];
  } catch {
    return [];
  }
}

function isRecent(value: unknown): value is RecentRequest {
  const {title, route, method, path, values} = (value ?? {}) as Partial<RecentRequest>;
  return (
    [title, route, method, path].every((text) => typeof text === 'string') &&
    typeof values === 'object'
  );
}
