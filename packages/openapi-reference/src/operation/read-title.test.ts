import {describe, expect, it} from 'vitest';
import type {OperationObject, PathItemObject} from '../document/document';
import {createReference} from '../pages/read-reference';
import {plainText} from '../text/rich-text';
import type {Operation} from './operation';
import {humanise} from './read-title';
import {describeApi} from '@site/tests/fixtures/small-document';
import {table} from '@site/tests/fixtures/table';

it.each(table`
  create_message                      | Create message
  createMessage                       | Create message
  users.list                          | Users list
  repos/list-for-user                 | Repos list for user
  V1GetHTTPStatus                     | V1 get HTTP status
  getV2Users                          | Get v2 users
  get_files_id_content                | Get files ID content
  list_guild_application_command_ids  | List guild application command IDs
  get_oauth2_token                    | Get OAuth2 token
  deleteOAuth2Token                   | Delete OAuth2 token
  listURLs                            | List URLs
  getIPv4Address                      | Get IPv4 address
  vpcs_list_peerings                  | VPCs list peerings
  kubernetes_get_1Click               | Kubernetes get 1 click
  getTop100Accounts                   | Get top100 accounts
  GET_USERS                           | Get users
  preise_ändern                       | Preise ändern
  List all Users                      | List all Users
  put_files_id#add_link               | Put files ID add link
  <b>x</b>                            | <b>x</b>
`)('The operationId %s is shown as %s.', (id = '', title) => {
  expect(humanise(id)).toBe(title);
});

/** Returns the first operation of a document. */
function operationOf(paths: Record<string, PathItemObject>, more = {}): Operation {
  return createReference(describeApi({paths, ...more})).operations[0] as Operation;
}

const create = (operation: OperationObject): Operation =>
  operationOf({'/a': {get: operation}});

describe('The title of an operation', () => {
  it('is method and path without an operationId, or the name of a webhook.', () => {
    expect(create({}).title).toBe('GET /a');
    expect(operationOf({}, {webhooks: {newPet: {post: {}}}}).title).toBe('New pet');
  });

  it.each(table`
    Generates audio from the input text | . Returns the audio file content, or a stream of audio events.
    List validator withdrawals including amounts | , index and receiver details processed in a specific block
    Get Load Balancer Frontend Closed TLS Connections For Exceeded Rate Limit | Metrics
  `)('is the start of a long summary, which is in the text: %s', (title, rest) => {
    const summary = `${title} ${rest}`.replace(/ ([.,])/, '$1');
    const {title: shown, description} = create({summary, description: 'More of it.'});
    expect(shown.replace('…', '')).toBe(title);
    expect(plainText(description)).toBe(`${summary} More of it.`);
    expect(plainText(create({summary}).description)).toBe(summary);
  });

  it('repeats no long summary that the description begins with.', () => {
    const summary = `${'Very '.repeat(20)}long.`;
    const {description} = create({summary, description: `${summary} And more.`});
    expect(plainText(description)).toBe(`${summary} And more.`);
  });
});
