import {beforeAll, describe, expect, it} from 'vitest';
import {readKaiaDocument} from '../../../../scripts/lib/kaia-document';
import {createExpectations} from '../../../../scripts/lib/samples/expectation';
import {withFormValues} from '../../../../scripts/lib/verify/form-value';
import {etherscanActions} from '../../../../src/etherscan/actions';
import {wrapResult} from '../../../../src/etherscan/envelope';
import {exampleOf} from '../../../../src/etherscan/example';
import type {OpenAPIDocument} from '../../../../src/openapi/document';
import {isRecord} from '../../../../src/openapi/resolve';
import {type MockAnswer, type MockRequest, startMockApi} from './mock-api';
import {KEY, runDocument} from './small-api';

let document: OpenAPIDocument;

beforeAll(async () => {
  ({document} = await readKaiaDocument());
});

/** Answers as the description says, to its requests only. */
function answerAsDescribed(
  document: OpenAPIDocument,
): (request: MockRequest) => MockAnswer {
  const expectations = createExpectations(withFormValues(document));
  return ({path, query, headers}) => {
    if (path === '/api') {
      const name = `${query.get('module')}/${query.get('action')}`;
      const action = etherscanActions.find(
        (one) => `${one.module}/${one.action}` === name,
      );
      return query.get('apikey') === KEY && action !== undefined
        ? {body: wrapResult(exampleOf(action).result ?? 'x')}
        : {status: 401};
    }
    const found = expectations.find(
      (expectation) =>
        expectation.method === 'GET' &&
        decodeURIComponent(expectation.path) === path &&
        JSON.stringify(expectation.query) === JSON.stringify([...query]),
    );
    if (headers.authorization !== `Bearer ${KEY}`) {
      return {status: 401};
    }
    return found === undefined ? {status: 400} : {body: found.response.text};
  };
}

describe('a verification of the Kaia description', () => {
  it('holds entirely against a service that answers with the examples.', async () => {
    const {origin} = await startMockApi(answerAsDescribed(document));
    const servers = [{url: origin, 'x-network': 'mainnet'}];
    const {checks, ended} = await runDocument({...document, servers});
    expect(checks.filter(({verdict}) => verdict !== 'held')).toEqual([]);
    expect(ended).toBeUndefined();
    const names = checks.map(({name}) => name);
    const gets = createExpectations(withFormValues(document)).filter(
      ({method}) => method === 'GET',
    );
    expect(names).toEqual(expect.arrayContaining(gets.map(({id}) => id)));
    expect(names).toEqual(
      expect.arrayContaining(['account/txlist', 'transaction/gettxinfo']),
    );
    expect(names).not.toContain('refreshNftItem');
    expect(names).not.toContain('account/balance');
  });

  it('finds a field that the description does not have in every answer.', async () => {
    const asDescribed = answerAsDescribed(document);
    const {origin} = await startMockApi((request) => {
      const {body, ...rest} = asDescribed(request);
      const value: unknown = request.path === '/api' ? body : parseJson(String(body));
      return isRecord(value) ? {...rest, body: {...value, surprise: 1}} : {...rest, body};
    });
    const servers = [{url: origin, 'x-network': 'mainnet'}];
    const {checks} = await runDocument({...document, servers});
    const unnoticed = checks.filter(({differences}) => differences.length === 0);
    // Their answers are a list and a text.
    expect(unnoticed.map(({name}) => name)).toEqual(['getContracts', 'getAbiOfContract']);
    const found = checks.flatMap(({differences}) => differences);
    expect(new Set(found.map(({pointer, text}) => `${pointer} ${text}`))).toEqual(
      new Set(['/surprise is not described']),
    );
  });
});

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
