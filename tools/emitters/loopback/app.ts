import {mkdirSync, writeFileSync} from 'node:fs';
import {
  RestApplication,
  get,
  getJsonSchemaRef,
  getModelSchemaRef,
  param,
  post,
  put,
  requestBody,
} from '@loopback/rest';
import {Entity, Model, belongsTo, model, property} from '@loopback/repository';

@model()
class Member extends Model {
  @property({required: true}) name: string;
  @property() club?: string;
}

@model()
class Tool extends Entity {
  @property({id: true, generated: true, jsonSchema: {format: 'uuid'}}) id: string;
  @property({required: true, jsonSchema: {minLength: 1, maxLength: 80}}) name: string;
  @property() note?: string;
  @property({type: 'string', required: true, jsonSchema: {nullable: true}})
  owner: string | null;
  @property({type: Member, required: true, jsonSchema: {nullable: true}})
  keeper: Member | null;
  @property({required: true, jsonSchema: {enum: ['free', 'lent', 'broken']}})
  state: string;
  @property({
    type: 'object',
    required: true,
    jsonSchema: {additionalProperties: {type: 'number'}},
  })
  fees: Record<string, number>;
  @property({required: true, jsonSchema: {format: 'date'}}) boughtOn: string;
  @property({type: 'date', jsonSchema: {nullable: true}}) checkedAt?: Date | null;
}

@model()
class Shelf extends Entity {
  @property({id: true, required: true}) name: string;
  @belongsTo(() => Shelf, {name: 'parent'}) parentName?: string;
  @property.array(() => Shelf, {required: true}) shelves: Shelf[];
}

@model()
class Person extends Model {
  @property({required: true, jsonSchema: {enum: ['person']}}) kind: string;
  @property({required: true}) name: string;
}

@model()
class Group extends Model {
  @property({required: true, jsonSchema: {enum: ['group']}}) kind: string;
  @property({required: true}) title: string;
  @property({type: 'number', required: true, jsonSchema: {type: 'integer', minimum: 2}})
  size: number;
}

@model()
class Loan extends Model {
  @property({required: true, jsonSchema: {format: 'uuid'}}) tool: string;
  @property({
    type: 'object',
    required: true,
    jsonSchema: {
      oneOf: [
        {$ref: '#/components/schemas/Person'},
        {$ref: '#/components/schemas/Group'},
      ],
      discriminator: {
        propertyName: 'kind',
        mapping: {
          person: '#/components/schemas/Person',
          group: '#/components/schemas/Group',
        },
      },
    },
  })
  borrower: Person | Group;
}

@model()
class Problem extends Model {
  @property({required: true, jsonSchema: {enum: ['not_found', 'invalid']}}) code: string;
  @property({required: true}) message: string;
}

const json = (schema: object) => ({'application/json': {schema}});
const problem = (description: string) => ({
  description,
  content: json(getModelSchemaRef(Problem)),
});
const unanswered = () => new Error('The app is made for its document.');

class ShedController {
  @get('/tools', {
    operationId: 'listTools',
    responses: {
      200: {
        description: 'The tools.',
        content: json({type: 'array', items: getModelSchemaRef(Tool)}),
      },
    },
  })
  listTools(
    @param.array('state', 'query', {type: 'string', enum: ['free', 'lent', 'broken']})
    state?: string[],
    @param.query.integer('limit', {
      schema: {type: 'integer', minimum: 1, maximum: 100, default: 20},
    })
    limit?: number,
    @param.query.date('boughtAfter') boughtAfter?: Date,
    @param.filter(Tool) filter?: object,
  ): Tool[] {
    throw unanswered();
  }

  @post('/tools', {
    operationId: 'addTool',
    responses: {
      201: {description: 'The tool is added.', content: json(getModelSchemaRef(Tool))},
      422: problem('The tool is not valid.'),
    },
  })
  addTool(
    @requestBody({
      required: true,
      content: json(getModelSchemaRef(Tool, {exclude: ['id'], title: 'NewTool'})),
    })
    tool: Omit<Tool, 'id'>,
  ): Tool {
    throw unanswered();
  }

  @put('/tools/{id}/photo', {
    operationId: 'setPhoto',
    responses: {
      204: {description: 'The photo is set.'},
      404: problem('There is no such tool.'),
    },
  })
  setPhoto(
    @param.path.string('id', {schema: {type: 'string', format: 'uuid'}}) id: string,
    @requestBody({
      required: true,
      content: {
        'multipart/form-data': {
          'x-parser': 'stream',
          schema: {
            type: 'object',
            required: ['photo'],
            properties: {
              photo: {type: 'string', format: 'binary'},
              caption: {type: 'string'},
            },
          },
        },
      },
    })
    form: object,
  ): void {
    throw unanswered();
  }

  @get('/shelves/{name}', {
    operationId: 'getShelf',
    responses: {
      200: {
        description: 'The shelf.',
        content: json(getModelSchemaRef(Shelf, {includeRelations: true})),
      },
      404: problem('There is no such shelf.'),
    },
  })
  getShelf(@param.path.string('name') name: string): Shelf {
    throw unanswered();
  }

  @post('/loans', {
    operationId: 'addLoan',
    responses: {
      201: {description: 'The loan is added.', content: json(getModelSchemaRef(Loan))},
      404: problem('There is no such tool.'),
    },
  })
  addLoan(@requestBody({required: true}) loan: Loan): Loan {
    throw unanswered();
  }
}

async function emit(): Promise<void> {
  const app = new RestApplication({rest: {openApiSpec: {setServersFromRequest: false}}});
  app.api({
    openapi: '3.0.0',
    info: {title: 'Tool shed', version: '1.0.0'},
    paths: {},
    components: {
      schemas: {
        ...getJsonSchemaRef(Person).definitions,
        ...getJsonSchemaRef(Group).definitions,
      } as never,
    },
  });
  app.controller(ShedController);
  mkdirSync('out');
  const document = await app.restServer.getApiSpec();
  writeFileSync('out/loopback.json', JSON.stringify(document));
}

void emit();
