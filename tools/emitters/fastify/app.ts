import {mkdirSync, writeFileSync} from 'node:fs';
import multipart from '@fastify/multipart';
import swagger from '@fastify/swagger';
import Fastify from 'fastify';
import {
  jsonSchemaTransform,
  jsonSchemaTransformObject,
  serializerCompiler,
  validatorCompiler,
  type ZodTypeProvider,
} from 'fastify-type-provider-zod';
import {z} from 'zod';

const State = z.enum(['free', 'lent', 'broken']).meta({id: 'State'});

const Member = z
  .object({name: z.string(), club: z.string().optional()})
  .meta({id: 'Member'});

const newTool = z.object({
  name: z.string().min(1).max(80),
  note: z.string().optional(),
  owner: z.string().nullable(),
  keeper: Member.nullable(),
  state: State,
  fees: z.record(z.string(), z.number()),
  boughtOn: z.iso.date(),
  checkedAt: z.iso.datetime().nullish(),
});
const NewTool = newTool.meta({id: 'NewTool'});
const Tool = newTool.extend({id: z.uuid()}).meta({id: 'Tool'});

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
  .meta({id: 'Shelf'});

const Person = z
  .object({kind: z.literal('person'), name: z.string()})
  .meta({id: 'Person'});
const Group = z
  .object({kind: z.literal('group'), title: z.string(), size: z.int().min(2)})
  .meta({id: 'Group'});
const Borrower = z.discriminatedUnion('kind', [Person, Group]).meta({id: 'Borrower'});

const Loan = z.object({tool: z.uuid(), borrower: Borrower}).meta({id: 'Loan'});

const Problem = z
  .object({code: z.enum(['not_found', 'invalid']), message: z.string()})
  .meta({id: 'Problem'});

const app = Fastify().withTypeProvider<ZodTypeProvider>();
app.setValidatorCompiler(validatorCompiler);
app.setSerializerCompiler(serializerCompiler);
await app.register(multipart, {attachFieldsToBody: true});
await app.register(swagger, {
  openapi: {openapi: '3.1.0', info: {title: 'Tool shed', version: '1.0.0'}},
  transform: jsonSchemaTransform,
  transformObject: jsonSchemaTransformObject,
});

const answer = () => {
  throw new Error('The app is made for its document.');
};

await app.register(async (routes) => {
  const tools = routes.withTypeProvider<ZodTypeProvider>();
  tools.get(
    '/tools',
    {
      schema: {
        operationId: 'listTools',
        querystring: z.object({
          state: z.array(State).optional(),
          limit: z.coerce.number().int().min(1).max(100).default(20),
          boughtAfter: z.coerce.date().optional(),
        }),
        response: {200: z.array(Tool).describe('The tools.')},
      },
    },
    answer,
  );
  tools.post(
    '/tools',
    {
      schema: {
        operationId: 'addTool',
        body: NewTool,
        response: {201: Tool, 422: Problem},
      },
    },
    answer,
  );
  tools.put(
    '/tools/:id/photo',
    {
      schema: {
        operationId: 'setPhoto',
        consumes: ['multipart/form-data'],
        params: z.object({id: z.uuid()}),
        body: z.object({photo: z.file(), caption: z.string().optional()}),
        response: {204: z.void().describe('The photo is set.'), 404: Problem},
      },
    },
    answer,
  );
  tools.get(
    '/shelves/:name',
    {
      schema: {
        operationId: 'getShelf',
        params: z.object({name: z.string()}),
        response: {200: Shelf, 404: Problem},
      },
    },
    answer,
  );
  tools.post(
    '/loans',
    {schema: {operationId: 'addLoan', body: Loan, response: {201: Loan, 404: Problem}}},
    answer,
  );
});

await app.ready();
mkdirSync('out');
writeFileSync('out/fastify.json', JSON.stringify(app.swagger()));
