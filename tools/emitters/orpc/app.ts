import {mkdirSync, writeFileSync} from 'node:fs';
import {oc} from '@orpc/contract';
import {OpenAPIGenerator} from '@orpc/openapi';
import {ZodToJsonSchemaConverter} from '@orpc/zod/zod4';
import {z} from 'zod';

const State = z.enum(['free', 'lent', 'broken']);
const Member = z.object({name: z.string(), club: z.string().optional()});

const NewTool = z.object({
  name: z.string().min(1).max(80),
  note: z.string().optional(),
  owner: z.string().nullable(),
  keeper: Member.nullable(),
  state: State,
  fees: z.record(z.string(), z.number()),
  boughtOn: z.iso.date(),
  checkedAt: z.date().nullish(),
});
const Tool = NewTool.extend({id: z.uuid()});

const Shelf = z.object({
  name: z.string(),
  get parent() {
    return Shelf.nullable();
  },
  get shelves() {
    return z.array(Shelf);
  },
});

const Person = z.object({kind: z.literal('person'), name: z.string()});
const Group = z.object({
  kind: z.literal('group'),
  title: z.string(),
  size: z.int().min(2),
});
const Borrower = z.discriminatedUnion('kind', [Person, Group]);
const Loan = z.object({tool: z.uuid(), borrower: Borrower});

const Problem = z.object({code: z.enum(['not_found', 'invalid']), message: z.string()});

const withProblems = oc.errors({
  NOT_FOUND: {message: 'There is no such thing.', data: Problem},
});

const router = {
  listTools: oc
    .route({method: 'GET', path: '/tools', operationId: 'listTools'})
    .input(
      z.object({
        state: z.array(State).optional(),
        limit: z.int().min(1).max(100).default(20),
        boughtAfter: z.date().optional(),
      }),
    )
    .output(z.array(Tool)),
  addTool: oc
    .route({method: 'POST', path: '/tools', operationId: 'addTool', successStatus: 201})
    .errors({UNPROCESSABLE_CONTENT: {data: Problem}})
    .input(NewTool)
    .output(Tool),
  setPhoto: withProblems
    .route({
      method: 'PUT',
      path: '/tools/{id}/photo',
      operationId: 'setPhoto',
      successStatus: 204,
    })
    .input(z.object({id: z.uuid(), photo: z.file(), caption: z.string().optional()})),
  getShelf: withProblems
    .route({method: 'GET', path: '/shelves/{name}', operationId: 'getShelf'})
    .input(z.object({name: z.string()}))
    .output(Shelf),
  addLoan: withProblems
    .route({method: 'POST', path: '/loans', operationId: 'addLoan', successStatus: 201})
    .input(Loan)
    .output(Loan),
};

const generator = new OpenAPIGenerator({
  schemaConverters: [new ZodToJsonSchemaConverter()],
});
const document = await generator.generate(router, {
  info: {title: 'Tool shed', version: '1.0.0'},
  commonSchemas: {
    Tool: {schema: Tool, strategy: 'output'},
    NewTool: {schema: NewTool},
    Shelf: {schema: Shelf, strategy: 'output'},
    Loan: {schema: Loan},
    Problem: {schema: Problem},
    Borrower: {schema: Borrower},
    Member: {schema: Member},
  },
});
mkdirSync('out');
writeFileSync('out/orpc.json', JSON.stringify(document));
