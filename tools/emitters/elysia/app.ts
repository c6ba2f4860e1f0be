import {mkdirSync, writeFileSync} from 'node:fs';
import {openapi} from '@elysiajs/openapi';
import {Elysia, t} from 'elysia';

const newTool = {
  name: t.String({minLength: 1, maxLength: 80}),
  note: t.Optional(t.String()),
  owner: t.Nullable(t.String()),
  keeper: t.Union([t.Object({name: t.String(), club: t.Optional(t.String())}), t.Null()]),
  state: t.UnionEnum(['free', 'lent', 'broken']),
  fees: t.Record(t.String(), t.Number()),
  boughtOn: t.String({format: 'date'}),
  checkedAt: t.Optional(t.Nullable(t.Date())),
};

const models = {
  NewTool: t.Object(newTool),
  Tool: t.Object({...newTool, id: t.String({format: 'uuid'})}),
  Shelf: t.Recursive((Shelf) =>
    t.Object({
      name: t.String(),
      parent: t.Union([Shelf, t.Null()]),
      shelves: t.Array(Shelf),
    }),
  ),
  Loan: t.Object({
    tool: t.String({format: 'uuid'}),
    borrower: t.Union(
      [
        t.Object({kind: t.Literal('person'), name: t.String()}),
        t.Object({
          kind: t.Literal('group'),
          title: t.String(),
          size: t.Integer({minimum: 2}),
        }),
      ],
      {discriminator: {propertyName: 'kind'}},
    ),
  }),
  Problem: t.Object({
    code: t.Union([t.Literal('not_found'), t.Literal('invalid')]),
    message: t.String(),
  }),
};

const answer = () => {
  throw new Error('The app is made for its document.');
};

const app = new Elysia()
  .use(openapi({documentation: {info: {title: 'Tool shed', version: '1.0.0'}}}))
  .model(models)
  .get('/tools', answer, {
    detail: {operationId: 'listTools'},
    query: t.Object({
      state: t.Optional(t.Array(t.UnionEnum(['free', 'lent', 'broken']))),
      limit: t.Numeric({minimum: 1, maximum: 100, default: 20}),
      boughtAfter: t.Optional(t.Date()),
    }),
    response: {200: t.Array(t.Ref('#/components/schemas/Tool'))},
  })
  .post('/tools', answer, {
    detail: {operationId: 'addTool'},
    body: 'NewTool',
    response: {201: 'Tool', 422: 'Problem'},
  })
  .put('/tools/:id/photo', answer, {
    detail: {operationId: 'setPhoto'},
    params: t.Object({id: t.String({format: 'uuid'})}),
    body: t.Object({photo: t.File({type: 'image'}), caption: t.Optional(t.String())}),
    response: {204: t.Void(), 404: 'Problem'},
  })
  .get('/shelves/:name', answer, {
    detail: {operationId: 'getShelf'},
    response: {200: 'Shelf', 404: 'Problem'},
  })
  .post('/loans', answer, {
    detail: {operationId: 'addLoan'},
    body: 'Loan',
    response: {201: 'Loan', 404: 'Problem'},
  });

const response = await app.handle(new Request('http://localhost/openapi/json'));
mkdirSync('out');
writeFileSync('out/elysia.json', await response.text());
