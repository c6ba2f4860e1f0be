import mapValues from 'lodash/mapValues';
import {
  createOperationData,
  createReference,
  repairDocument,
} from 'docusaurus-openapi-reference';
import type {PublishedDocument} from 'docusaurus-openapi-reference/types';
import type {EtherscanAction, EtherscanApi} from '../../etherscan/action';
import {envelopeFields, wrapResult} from '../../etherscan/envelope';
import {actionAnchor, type ActionPanelData, actionRoute} from '../../etherscan/page-data';
import {ETHERSCAN_FILE} from '../../etherscan/read-etherscan';
import {keyParameter, keyVariable} from '../../etherscan/request';
import {TERMS_EXTENSIONS} from '../../plans/terms';

/** Values that exist, by action (`account/txlist`), network and parameter. */
export type RealActions = Readonly<
  Record<string, Readonly<Record<string, EtherscanAction['example']['request']>>>
>;

/**
 * The name of the same key in the OpenAPI document of the site: on a host, the panel keeps one key for each
 * scheme.
 */
const KEY_SCHEME = 'apiKey';

/** Creates the data of the request panels, by the anchors of their actions. */
export async function createPanels(
  {servers, actions}: EtherscanApi,
  realActions: RealActions,
): Promise<Record<string, ActionPanelData>> {
  const {document} = await repairDocument(documentOf(actions, servers, realActions), {
    kind: 'file',
    path: ETHERSCAN_FILE,
  });
  const reference = createReference(document, {extensions: TERMS_EXTENSIONS});
  return Object.fromEntries(
    actions.map((action, index) => {
      const created = reference.operations[index];
      if (created === undefined) {
        throw new Error(`${action.module}/${action.action} is no operation.`);
      }
      const {operation, components} = createOperationData(reference, created, [], []);
      const panel = {...operation, path: pathOf(action), page: actionRoute(action)};
      return [actionAnchor(action), {operation: panel, components}];
    }),
  );
}

/** Its requests all have the same path, so what tells them apart is part of it here. */
function pathOf({module, action}: EtherscanAction): string {
  return `?module=${module}&action=${action}`;
}

/** Describes each action as an operation of OpenAPI, whose path OpenAPI does not allow. */
function documentOf(
  actions: readonly EtherscanAction[],
  servers: EtherscanApi['servers'],
  realActions: RealActions,
): Omit<PublishedDocument, 'paths'> & {paths: object} {
  return {
    openapi: '3.1.0',
    info: {title: 'Etherscan-compatible API', version: '1'},
    servers: servers.map((server) => ({...server})),
    security: [{[KEY_SCHEME]: []}],
    components: {
      securitySchemes: {
        [KEY_SCHEME]: {
          type: 'apiKey',
          in: 'query',
          name: keyParameter,
          'x-environment-variable': keyVariable,
        },
      },
    },
    paths: Object.fromEntries(
      actions.map((action) => [
        `/${action.module}/${action.action}`,
        {get: operationOf(action, realActions[`${action.module}/${action.action}`])},
      ]),
    ),
  };
}

function operationOf(
  action: EtherscanAction,
  real: RealActions[string] | undefined,
): object {
  const {parameters, result, example, summary} = action;
  const envelope = envelopeFields.map(({name, description}) => [
    name,
    name === 'result' ? result : {type: 'string', description},
  ]);
  return {
    operationId: actionAnchor(action),
    summary,
    'x-plan': action['x-plan'],
    'x-credits': action['x-credits'],
    parameters: parameters
      .filter(({name}) => name !== keyParameter)
      .map(({required, ...parameter}) => ({
        ...parameter,
        in: 'query',
        required: required === true,
        example: example.request[parameter.name],
        ...(real === undefined
          ? {}
          : {'x-real-values': mapValues(real, (values) => values[parameter.name])}),
      })),
    responses: {
      200: {
        description: result.description,
        content: {
          'application/json': {
            schema: {type: 'object', properties: Object.fromEntries(envelope) as object},
            ...(example.result === undefined
              ? {}
              : {example: wrapResult(example.result)}),
          },
        },
      },
    },
  };
}
