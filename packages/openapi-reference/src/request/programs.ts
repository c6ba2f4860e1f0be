/* What checks and makes a request as the panel does, for programs that have no page. */
export {printFormText} from '../form/form-text';
export {limitHeaders} from './lazy/diagnosis';
export {checkFields} from './lazy/field-errors';
export {addCredentials, createFormSample, createRequest} from './lazy/request';
export {createFetchBody, NO_FILES} from './lazy/request-body';
