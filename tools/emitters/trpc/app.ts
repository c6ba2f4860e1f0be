import {mkdirSync, writeFileSync} from 'node:fs';
import {initTRPC} from '@trpc/server';
import {generateOpenApiDocument, type OpenApiMeta} from 'trpc-to-openapi';
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

const t = initTRPC.meta<OpenApiMeta>().create();

const answer = () => {
  throw new Error('The app is made for its document.');
};

const router = t.router({
  listTools: t.procedure
    .meta({openapi: {method: 'GET', path: '/tools'}})
    .input(
      z.object({
        state: z.array(State).optional(),
        limit: z.number().int().min(1).max(100).default(20),
        boughtAfter: z.date().optional(),
      }),
    )
    .output(z.array(Tool))
    .query(answer),
  addTool: t.procedure
    .meta({openapi: {method: 'POST', path: '/tools', successDescription: 'Added.'}})
    .input(NewTool)
    .output(Tool)
    .mutation(answer),
  setPhoto: t.procedure
    .meta({
      openapi: {
        method: 'PUT',
        path: '/tools/{id}/photo',
        contentTypes: ['multipart/form-data'],
      },
    })
    .input(z.object({id: z.uuid(), photo: z.file(), caption: z.string().optional()}))
    .output(z.void())
    .mutation(answer),
  getShelf: t.procedure
    .meta({openapi: {method: 'GET', path: '/shelves/{name}'}})
    .input(z.object({name: z.string()}))
    .output(Shelf)
    .query(answer),
  addLoan: t.procedure
    .meta({openapi: {method: 'POST', path: '/loans'}})
    .input(Loan)
    .output(Loan)
    .mutation(answer),
});

const document = generateOpenApiDocument(router, {
  title: 'Tool shed',
  version: '1.0.0',
  baseUrl: 'https://shed.example.com',
});
mkdirSync('out');
writeFileSync('out/trpc.json', JSON.stringify(document));
