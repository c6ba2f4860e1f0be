import {mkdirSync, writeFileSync} from 'node:fs';
import {
  Body,
  Controller,
  Get,
  HttpCode,
  Module,
  Param,
  Post,
  Put,
  Query,
  UploadedFile,
  UseInterceptors,
} from '@nestjs/common';
import {NestFactory} from '@nestjs/core';
import {FileInterceptor} from '@nestjs/platform-express';
import {
  ApiBody,
  ApiConsumes,
  ApiCreatedResponse,
  ApiExtraModels,
  ApiNoContentResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiOperation,
  ApiProperty,
  ApiPropertyOptional,
  ApiQuery,
  ApiUnprocessableEntityResponse,
  DocumentBuilder,
  SwaggerModule,
  getSchemaPath,
} from '@nestjs/swagger';

enum State {
  free = 'free',
  lent = 'lent',
  broken = 'broken',
}

class Member {
  @ApiProperty() name: string;
  @ApiPropertyOptional() club?: string;
}

class NewTool {
  @ApiProperty({minLength: 1, maxLength: 80}) name: string;
  @ApiPropertyOptional() note?: string;
  @ApiProperty({type: String, nullable: true}) owner: string | null;
  @ApiProperty({type: Member, nullable: true}) keeper: Member | null;
  @ApiProperty({enum: State, enumName: 'State'}) state: State;
  @ApiProperty({type: 'object', additionalProperties: {type: 'number'}})
  fees: Record<string, number>;
  @ApiProperty({format: 'date'}) boughtOn: string;
  @ApiPropertyOptional({type: Date, nullable: true}) checkedAt?: Date | null;
}

class Tool extends NewTool {
  @ApiProperty({format: 'uuid'}) id: string;
}

class Shelf {
  @ApiProperty() name: string;
  @ApiProperty({type: () => Shelf, nullable: true}) parent: Shelf | null;
  @ApiProperty({type: () => [Shelf]}) shelves: Shelf[];
}

class Person {
  @ApiProperty({enum: ['person']}) kind: 'person';
  @ApiProperty() name: string;
}

class Group {
  @ApiProperty({enum: ['group']}) kind: 'group';
  @ApiProperty() title: string;
  @ApiProperty({type: 'integer', minimum: 2}) size: number;
}

@ApiExtraModels(Person, Group)
class Loan {
  @ApiProperty({format: 'uuid'}) tool: string;
  @ApiProperty({
    oneOf: [{$ref: getSchemaPath(Person)}, {$ref: getSchemaPath(Group)}],
    discriminator: {
      propertyName: 'kind',
      mapping: {person: getSchemaPath(Person), group: getSchemaPath(Group)},
    },
  })
  borrower: Person | Group;
}

class Problem {
  @ApiProperty({enum: ['not_found', 'invalid']}) code: string;
  @ApiProperty() message: string;
}

class Photo {
  @ApiProperty({type: 'string', format: 'binary'}) photo: unknown;
  @ApiPropertyOptional() caption?: string;
}

const unanswered = () => new Error('The app is made for its document.');

@Controller('tools')
class ToolsController {
  @Get()
  @ApiOperation({operationId: 'listTools'})
  @ApiQuery({
    name: 'state',
    enum: State,
    enumName: 'State',
    isArray: true,
    required: false,
  })
  @ApiQuery({name: 'limit', type: 'integer', required: false, minimum: 1, maximum: 100})
  @ApiQuery({name: 'boughtAfter', type: Date, required: false})
  @ApiOkResponse({type: [Tool]})
  list(
    @Query('state') state?: State[],
    @Query('limit') limit = 20,
    @Query('boughtAfter') boughtAfter?: Date,
  ): Tool[] {
    throw unanswered();
  }

  @Post()
  @ApiOperation({operationId: 'addTool'})
  @ApiCreatedResponse({type: Tool})
  @ApiUnprocessableEntityResponse({type: Problem})
  add(@Body() tool: NewTool): Tool {
    throw unanswered();
  }

  @Put(':id/photo')
  @HttpCode(204)
  @UseInterceptors(FileInterceptor('photo'))
  @ApiOperation({operationId: 'setPhoto'})
  @ApiConsumes('multipart/form-data')
  @ApiBody({type: Photo})
  @ApiNoContentResponse()
  @ApiNotFoundResponse({type: Problem})
  setPhoto(@Param('id') id: string, @UploadedFile() photo: unknown): void {
    throw unanswered();
  }
}

@Controller()
class ShedController {
  @Get('shelves/:name')
  @ApiOperation({operationId: 'getShelf'})
  @ApiOkResponse({type: Shelf})
  @ApiNotFoundResponse({type: Problem})
  getShelf(@Param('name') name: string): Shelf {
    throw unanswered();
  }

  @Post('loans')
  @ApiOperation({operationId: 'addLoan'})
  @ApiCreatedResponse({type: Loan})
  @ApiNotFoundResponse({type: Problem})
  addLoan(@Body() loan: Loan): Loan {
    throw unanswered();
  }
}

@Module({controllers: [ToolsController, ShedController]})
class ShedModule {}

async function emit(): Promise<void> {
  const app = await NestFactory.create(ShedModule, {logger: ['error']});
  mkdirSync('out');
  for (const version of ['3.0.0', '3.1.0']) {
    const config = new DocumentBuilder()
      .setTitle('Tool shed')
      .setVersion('1.0.0')
      .setOpenAPIVersion(version)
      .build();
    const document = SwaggerModule.createDocument(app, config);
    writeFileSync(`out/nest-${version}.json`, JSON.stringify(document));
  }
}

void emit();
