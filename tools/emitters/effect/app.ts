import {mkdirSync, writeFileSync} from 'node:fs';
import {Schema} from 'effect';
import {Multipart} from 'effect/http';
import {
  HttpApi,
  HttpApiEndpoint,
  HttpApiGroup,
  HttpApiSchema,
  OpenApi,
} from 'effect/http-api';

const State = Schema.Literals(['free', 'lent', 'broken']).annotate({identifier: 'State'});
const Id = Schema.String.check(Schema.isUUID());

class Member extends Schema.Class<Member>('Member')({
  name: Schema.String,
  club: Schema.optionalKey(Schema.String),
}) {}

const newTool = {
  name: Schema.String.check(Schema.isMinLength(1), Schema.isMaxLength(80)),
  note: Schema.optional(Schema.String),
  owner: Schema.NullOr(Schema.String),
  keeper: Schema.NullOr(Member),
  state: State,
  fees: Schema.Record(Schema.String, Schema.Finite),
  boughtOn: Schema.DateTimeUtcFromString,
  checkedAt: Schema.optional(Schema.NullOr(Schema.DateTimeUtcFromString)),
};
const NewTool = Schema.Struct(newTool).annotate({identifier: 'NewTool'});
const Tool = Schema.Struct({...newTool, id: Id}).annotate({identifier: 'Tool'});

interface Shelf {
  readonly name: string;
  readonly parent: Shelf | null;
  readonly shelves: readonly Shelf[];
}

const Shelf: Schema.Codec<Shelf> = Schema.Struct({
  name: Schema.String,
  parent: Schema.NullOr(Schema.suspend(() => Shelf)),
  shelves: Schema.Array(Schema.suspend(() => Shelf)),
}).annotate({identifier: 'Shelf'});

const Person = Schema.Struct({kind: Schema.Literal('person'), name: Schema.String});
const Group = Schema.Struct({
  kind: Schema.Literal('group'),
  title: Schema.String,
  size: Schema.Int.check(Schema.isGreaterThanOrEqualTo(2)),
});
const Loan = Schema.Struct({
  tool: Id,
  borrower: Schema.Union([
    Person.annotate({identifier: 'Person'}),
    Group.annotate({identifier: 'Group'}),
  ]),
}).annotate({identifier: 'Loan'});

class NotFound extends Schema.TaggedError<NotFound>()(
  'NotFound',
  {message: Schema.String},
  {httpApiStatus: 404},
) {}
class Invalid extends Schema.TaggedError<Invalid>()(
  'Invalid',
  {message: Schema.String},
  {httpApiStatus: 422},
) {}

const named = (identifier: string) => OpenApi.annotations({identifier});

const shed = HttpApiGroup.make('shed').add(
  HttpApiEndpoint.get('listTools', '/tools', {
    query: {
      state: Schema.optional(Schema.Array(State)),
      limit: Schema.optional(
        Schema.NumberFromString.check(
          Schema.isGreaterThanOrEqualTo(1),
          Schema.isLessThanOrEqualTo(100),
        ),
      ),
      boughtAfter: Schema.optional(Schema.DateTimeUtcFromString),
    },
    success: Schema.Array(Tool),
  }).annotateMerge(named('listTools')),
  HttpApiEndpoint.post('addTool', '/tools', {
    payload: NewTool,
    success: Tool.pipe(HttpApiSchema.status(201)),
    error: Invalid,
  }).annotateMerge(named('addTool')),
  HttpApiEndpoint.put('setPhoto', '/tools/:id/photo', {
    params: {id: Id},
    payload: Schema.Struct({
      photo: Multipart.SingleFileSchema,
      caption: Schema.optional(Schema.String),
    }).pipe(HttpApiSchema.asMultipart()),
    success: HttpApiSchema.NoContent,
    error: NotFound,
  }).annotateMerge(named('setPhoto')),
  HttpApiEndpoint.get('getShelf', '/shelves/:name', {
    params: {name: Schema.String},
    success: Shelf,
    error: NotFound,
  }).annotateMerge(named('getShelf')),
  HttpApiEndpoint.post('addLoan', '/loans', {
    payload: Loan,
    success: Loan.pipe(HttpApiSchema.status(201)),
    error: NotFound,
  }).annotateMerge(named('addLoan')),
);

const api = HttpApi.make('ToolShed')
  .add(shed)
  .annotateMerge(OpenApi.annotations({title: 'Tool shed', version: '1.0.0'}));

mkdirSync('out');
writeFileSync('out/effect.json', JSON.stringify(OpenApi.fromApi(api)));
