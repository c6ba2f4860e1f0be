import {describe, expect, it} from 'vitest';
import type {ServerObject} from '#reference/document/document';
import {repairDocument} from '#reference/pages/read-document';
import {createReference} from '#reference/pages/read-reference';
import {createPostmanCollection} from '#reference/outputs/postman/collection';
import type {Server} from '#reference/server/server';
import {
  filledUrl,
  isHostVariable,
  serverSources,
} from '#reference/server/server-variables';
import {PETSTORE} from '../../fixtures/petstore';
import {describeApi} from '../../fixtures/small-document';

const HOSTS = [
  '\r\n',
  'evil.example',
  '@evil.example',
  '/evil.example',
  '//evil.example',
  '\\evil.example',
  '.evil.example/',
  '/../../@evil.example',
  ':x@evil.example',
  '{other}',
  '{host}',
  '%2f@evil.example',
  '\r\n@evil.example',
  '\t/evil.example',
  '#@evil.example',
  '?@evil.example',
  "$'$&$`",
  'javascript:alert(1)',
  '\ud800',
];

/** Servers with a variable `free`, whose values come from links. */
const SERVERS: ServerObject[] = [
  'https://own.example/{free}',
  'https://own.example/{free}/x/{free}',
  'https://own.example?{free}',
  'https://own.example#{free}',
  'https:///{free}',
  'https://\n/{free}',
  'https://\t/{free}/a',
  '//\t/{free}',
  '{base}/{free}',
  '{scheme}/{free}',
  'https://{nested}/{free}',
  'https://{nested}/{free}/{other}',
  'https://{user}@own.example/{free}',
].map((url) => ({
  url,
  variables: {
    free: {default: 'own.example'},
    other: {default: 'own.example', enum: ['own.example', "$'.evil.example"]},
    base: {default: 'https://own.example', enum: ['https:/', 'https://']},
    scheme: {default: 'https:/', enum: ['https:/']},
    nested: {default: 'own.example', enum: ['{free}', '{free}@own.example']},
    user: {default: 'u', enum: ['u', 'evil.example/', '\ud800']},
  },
}));

async function serversOf(servers: ServerObject[]): Promise<Server[]> {
  const read = await repairDocument(describeApi({servers}), PETSTORE);
  return createReference(read.document).servers;
}

/** Returns each choice of values of the variables of a server that have an `enum`. */
function choicesOf({variables = []}: Server): Record<string, string>[] {
  let choices: Record<string, string>[] = [{}];
  for (const {name, enum: values = []} of variables.filter((one) => one.enum)) {
    choices = choices.flatMap((choice) =>
      values.map((value) => ({...choice, [name]: value})),
    );
  }
  return choices;
}

function originOf(url: string): string | undefined {
  return URL.canParse(url) ? new URL(url).origin : undefined;
}

describe('The value of a server variable that a link has', () => {
  it.each(SERVERS.map((server) => [server.url, server] as const))(
    'leads no credentials to another host in %j.',
    async (_, server) => {
      const [created] = await serversOf([server]);
      const free = created?.variables?.find(({name}) => name === 'free');
      if (created === undefined || free === undefined) {
        throw new Error('The server must have a variable.');
      }
      expect(isHostVariable(created, free)).toBe(false);
      for (const choice of choicesOf(created)) {
        const own = originOf(filledUrl(created, choice));
        for (const host of HOSTS) {
          const url = filledUrl(created, {...choice, free: host});
          expect(originOf(url), url).toBe(own);
        }
      }
    },
  );

  it('stays what it is in the path.', async () => {
    const [server] = await serversOf([SERVERS[1] ?? {url: ''}]);
    expect(server && filledUrl(server, {free: "$'$&{other}"})).toBe(
      "https://own.example/$'$&%7Bother%7D/x/$'$&%7Bother%7D",
    );
  });
});

it('Servers with hostile variables add nothing to the policy but hosts.', async () => {
  const hostile = ["'unsafe-eval'", '*', "x; script-src 'unsafe-inline'", ...HOSTS];
  const host = {default: 'own', enum: hostile};
  const all = {default: "javascript:'unsafe-inline'", enum: hostile};
  const servers = await serversOf([
    {url: 'https://{host}.example', variables: {host}},
    {url: '{all}', variables: {all}},
  ]);
  for (const source of serverSources(servers)) {
    expect(source).toMatch(
      /^https?:(?:\/\/(?:\*\.)?[\w-]+(?:\.[\w-]+)*(?::(?:\d+|\*))?)?$/,
    );
  }
});

it('A Postman collection has a hostile variable in its place.', async () => {
  const servers = await serversOf([
    {url: 'https://own.example/{$&}/x', variables: {'$&': {default: "$'"}}},
  ]);
  expect(servers[0]?.url).toBe("https://own.example/$'/x");
  const {variable} = createPostmanCollection({
    ...createReference(describeApi()),
    servers,
  });
  expect(variable[0]?.value).toBe('https://own.example/{{$&}}/x');
});
