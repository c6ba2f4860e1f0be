import {describe, expect, it} from 'vitest';
import type {OperationObject} from './document';
import type {FoundOperation} from './document-operations';
import {createOperation} from './operation';
import {plainText} from '../reference/rich-text';
import {humanise} from './title';
import {describeApi} from '@site/tests/fixtures/small-document';

describe('humanise', () => {
  it.each([
    ['create_message', 'Create message'],
    ['createMessage', 'Create message'],
    ['users.list', 'Users list'],
    ['repos/list-for-user', 'Repos list for user'],
    ['V1GetHTTPStatus', 'V1 get HTTP status'],
    ['getV2Users', 'Get v2 users'],
    ['get_files_id_content', 'Get files ID content'],
    ['list_guild_application_command_ids', 'List guild application command IDs'],
    ['get_oauth2_token', 'Get OAuth2 token'],
    ['deleteOAuth2Token', 'Delete OAuth2 token'],
    ['listURLs', 'List URLs'],
    ['getIPv4Address', 'Get IPv4 address'],
    ['vpcs_list_peerings', 'VPCs list peerings'],
    ['kubernetes_get_1Click', 'Kubernetes get 1 click'],
    ['getTop100Accounts', 'Get top100 accounts'],
    ['GET_USERS', 'Get users'],
    ['onData', 'On data'],
    ['preise_ändern', 'Preise ändern'],
    ['List all Users', 'List all Users'],
    ['put_files_id#add_link', 'Put files ID add link'],
    ['<b>x</b>', '<b>x</b>'],
  ])('%s is %s.', (id, title) => {
    expect(humanise(id)).toBe(title);
  });
});

describe('the title of an operation', () => {
  const create = (operation: OperationObject, more: Partial<FoundOperation> = {}) =>
    createOperation(
      describeApi(),
      {
        pointer: '#/paths/~1a/get',
        operation,
        pathItem: {},
        method: 'GET',
        path: '/a',
        isWebhook: false,
        ...more,
      },
      {id: operation.operationId ?? 'GET /a', tag: 'Other'},
      new Map(),
    );

  it('is method and path without an operationId.', () => {
    expect(create({}).title).toBe('GET /a');
  });

  it('is made from the name of a webhook or callback without an operationId.', () => {
    const webhook = {isWebhook: true, path: 'newPet'};
    expect(create({}, webhook).title).toBe('New pet');
    const callback = {parent: {}, name: 'onData'};
    expect(create({}, {...webhook, callback}).title).toBe('On data');
  });

  it.each([
    [
      'Generates audio from the input text.\n\nReturns the audio file content, or a stream of audio events.\n',
      'Generates audio from the input text',
    ],
    [
      'List validator withdrawals including amounts, index and receiver details processed in a specific block',
      'List validator withdrawals including amounts',
    ],
    [
      'Returns a 304 if an If-Modified-Since header or If-None-Match is present. Returns the same as a GET otherwise.',
      'Returns a 304 if an If-Modified-Since header or If-None-Match is present',
    ],
    [
      'Get Load Balancer Frontend Closed TLS Connections For Exceeded Rate Limit Metrics',
      'Get Load Balancer Frontend Closed TLS Connections For Exceeded Rate Limit…',
    ],
  ])('is the start of a long summary, which is in the text: %s', (summary, title) => {
    const operation = create({summary, description: 'More of it.'});
    expect(operation.title).toBe(title);
    const whole = plainText(summary);
    expect(plainText(operation.description)).toBe(`${whole} More of it.`);
    expect(plainText(create({summary}).description)).toBe(whole);
  });

  it('repeats no long summary that the description begins with.', () => {
    const summary = `${'Very '.repeat(20)}long.`;
    const {description} = create({summary, description: `${summary} And more.`});
    expect(plainText(description)).toBe(`${summary} And more.`);
  });
});
