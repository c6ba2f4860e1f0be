import {
  Body,
  Controller,
  FormField,
  Get,
  OperationId,
  Path,
  Post,
  Put,
  Query,
  Response,
  Route,
  SuccessResponse,
  UploadedFile,
} from 'tsoa';

type State = 'free' | 'lent' | 'broken';

/** @format uuid */
type Id = string;

interface Member {
  name: string;
  club?: string;
}

interface Tool {
  id: Id;
  /**
   * @minLength 1
   * @maxLength 80
   */
  name: string;
  note?: string;
  owner: string | null;
  keeper: Member | null;
  state: State;
  fees: Record<string, number>;
  /** @isDate */
  boughtOn: Date;
  checkedAt?: Date | null;
}

interface Shelf {
  name: string;
  parent: Shelf | null;
  shelves: Shelf[];
}

interface Person {
  kind: 'person';
  name: string;
}

interface Group {
  kind: 'group';
  title: string;
  /**
   * @isInt
   * @minimum 2
   */
  size: number;
}

interface Loan {
  tool: Id;
  borrower: Person | Group;
}

interface Problem {
  code: 'not_found' | 'invalid';
  message: string;
}

const unanswered = () => new Error('The app is made for its document.');

@Route('tools')
export class ToolsController extends Controller {
  /**
   * @isInt limit
   * @minimum limit 1
   * @maximum limit 100
   * @isDate boughtAfter
   */
  @Get()
  @OperationId('listTools')
  list(
    @Query() state?: State[],
    @Query() limit: number = 20,
    @Query() boughtAfter?: Date,
  ): Tool[] {
    throw unanswered();
  }

  @Post()
  @OperationId('addTool')
  @SuccessResponse(201, 'Created')
  @Response<Problem>(422, 'The tool is not valid.')
  add(@Body() tool: Omit<Tool, 'id'>): Tool {
    throw unanswered();
  }

  @Put('{id}/photo')
  @OperationId('setPhoto')
  @SuccessResponse(204, 'The photo is set.')
  @Response<Problem>(404, 'There is no such tool.')
  setPhoto(
    @Path() id: Id,
    @UploadedFile() photo: Express.Multer.File,
    @FormField() caption?: string,
  ): void {
    throw unanswered();
  }
}

@Route()
export class ShedController extends Controller {
  @Get('shelves/{name}')
  @OperationId('getShelf')
  @Response<Problem>(404, 'There is no such shelf.')
  getShelf(@Path() name: string): Shelf {
    throw unanswered();
  }

  @Post('loans')
  @OperationId('addLoan')
  @SuccessResponse(201, 'Created')
  @Response<Problem>(404, 'There is no such tool.')
  addLoan(@Body() loan: Loan): Loan {
    throw unanswered();
  }
}
