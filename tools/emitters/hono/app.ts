import {mkdirSync, writeFileSync} from 'node:fs';
import {OpenAPIHono, createRoute, z} from '@hono/zod-openapi';

const State = z.enum(['free', 'lent', 'broken']).openapi('State');

const Member = z
  .object({name: z.string(), club: z.string().optional()})
  .openapi('Member');

const NewTool = z
  .object({
    name: z.string().min(1).max(80),
    note: z.string().optional(),
    owner: z.string().nullable(),
    keeper: Member.nullable(),
    state: State,
    fees: z.record(z.string(), z.number()),
    boughtOn: z.iso.date(),
    checkedAt: z.iso.datetime().nullish(),
  })
  .openapi('NewTool');

const Tool = NewTool.extend({id: z.uuid()}).openapi('Tool');

const Shelf = z
  .object({
    name: z.string(),
    get parent() {
      return Shelf.nullable();
    },
    get shelves() {
      return z.array(Shelf);
    },
  })
  .openapi('Shelf');

const Person = z.object({kind: z.literal('person'), name: z.string()}).openapi('Person');
const Group = z
  .object({kind: z.literal('group'), title: z.string(), size: z.int().min(2)})
  .openapi('Group');
const Borrower = z.discriminatedUnion('kind', [Person, Group]).openapi('Borrower');

const Loan = z.object({tool: z.uuid(), borrower: Borrower}).openapi('Loan');

const Problem = z
  .object({code: z.enum(['not_found', 'invalid']), message: z.string()})
  .openapi('Problem');

const json = <T extends z.ZodType>(schema: T) => ({'application/json': {schema}});
const toolPath = z.object({id: z.uuid()});

const app = new OpenAPIHono();

app.openAPIRegistry.registerPath(
  createRoute({
    method: 'get',
    path: '/tools',
    operationId: 'listTools',
    request: {
      query: z.object({
        state: z.array(State).optional(),
        limit: z.coerce.number().int().min(1).max(100).default(20),
        boughtAfter: z.coerce.date().optional(),
      }),
    },
    responses: {200: {description: 'The tools.', content: json(z.array(Tool))}},
  }),
);

app.openAPIRegistry.registerPath(
  createRoute({
    method: 'post',
    path: '/tools',
    operationId: 'addTool',
    request: {body: {required: true, content: json(NewTool)}},
    responses: {
      201: {description: 'The tool is added.', content: json(Tool)},
      422: {description: 'The tool is not valid.', content: json(Problem)},
    },
  }),
);

app.openAPIRegistry.registerPath(
  createRoute({
    method: 'put',
    path: '/tools/{id}/photo',
    operationId: 'setPhoto',
    request: {
      params: toolPath,
      body: {
        required: true,
        content: {
          'multipart/form-data': {
            schema: z.object({
              photo: z.file().openapi({type: 'string', format: 'binary'}),
              caption: z.string().optional(),
            }),
          },
        },
      },
    },
    responses: {
      204: {description: 'The photo is set.'},
      404: {description: 'There is no such tool.', content: json(Problem)},
    },
  }),
);

app.openAPIRegistry.registerPath(
  createRoute({
    method: 'get',
    path: '/shelves/{name}',
    operationId: 'getShelf',
    request: {params: z.object({name: z.string()})},
    responses: {
      200: {description: 'The shelf.', content: json(Shelf)},
      404: {description: 'There is no such shelf.', content: json(Problem)},
    },
  }),
);

app.openAPIRegistry.registerPath(
  createRoute({
    method: 'post',
    path: '/loans',
    operationId: 'addLoan',
    request: {body: {required: true, content: json(Loan)}},
    responses: {
      201: {description: 'The loan is added.', content: json(Loan)},
      404: {description: 'There is no such tool.', content: json(Problem)},
    },
  }),
);

const document = app.getOpenAPI31Document({
  openapi: '3.1.0',
  info: {title: 'Tool shed', version: '1.0.0'},
});
mkdirSync('out');
writeFileSync('out/hono.json', JSON.stringify(document));
