import type {RequestValues} from '../../reference/request-link';
import {readTab} from '../tab-storage';
import {writeTab} from './write-tab';

/** A request that can be sent again. It has no credentials. */
export interface RecentRequest {
  title: string;
  route: string;
  method: string;
  /** With the query. */
  path: string;
  values: RequestValues;
  status?: number;
}

const STORAGE_KEY = 'recent-requests';

const MAX_RECENT = 10;

/** Used if sessionStorage is unavailable. */
let requestsInMemory: readonly RecentRequest[] = [];

export function readRecentRequests(): readonly RecentRequest[] {
  const stored = parse(readTab(STORAGE_KEY));
  return stored.length === 0 ? requestsInMemory : stored;
}

export function writeRecentRequests(requests: readonly RecentRequest[]): void {
  requestsInMemory = requests;
  writeTab(STORAGE_KEY, JSON.stringify(requests));
}

export function addRecentRequest(
  requests: readonly RecentRequest[],
  request: RecentRequest,
): readonly RecentRequest[] {
  const id = identityOf(request);
  return [request, ...requests.filter((other) => identityOf(other) !== id)].slice(
    0,
    MAX_RECENT,
  );
}

function identityOf({route, values}: RecentRequest): string {
  return JSON.stringify([route, Object.entries(values).sort()]);
}

function parse(text: string | undefined): RecentRequest[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(value) ? value.filter(isRecentRequest) : [];
  } catch {
    return [];
  }
}

function isRecentRequest(value: unknown): value is RecentRequest {
  const {title, route, method, path, values} = (value ?? {}) as Partial<RecentRequest>;
  return (
    [title, route, method, path].every((text) => typeof text === 'string') &&
    typeof values === 'object'
  );
}
