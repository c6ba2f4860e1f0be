import type {Props} from '@theme/AnswerAdvice';

/** The parts of the guide about errors from which the advice is taken. */
export const GUIDE_ANCHORS: Readonly<Partial<Record<Props['diagnosis'], string>>> = {
  badRequest: 'status-400',
  unauthorized: 'status-401',
  forbidden: 'statuses',
  notFound: 'unknown',
  tooMany: 'status-429',
  server: 'status-500',
  maintenance: 'statuses',
  empty: 'unknown',
};

/** The limits that the message of a 429 names: see docs/guides/errors.mdx. */
const LIMITS = ['requestPerSecond', 'requestPerDay', 'requestPerIp'] as const;

/** Returns the limit that a 429 is about, if it says so. */
export function exceededLimit({
  code,
  message = '',
}: Props['error']): (typeof LIMITS)[number] | 'nftRefresh' | undefined {
  return code === 'NFT_TOKEN_URI_REFRESH_REQUEST_LIMITED'
    ? 'nftRefresh'
    : LIMITS.find((limit) => message.includes(limit));
}
