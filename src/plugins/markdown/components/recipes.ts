import type {RootContent} from 'mdast';
import {code, codeBlock, item, list, paragraph, twinLink} from '../../../markdown/nodes';
import {
  programLanguages,
  type RecipeClient,
  type RecipeData,
} from '../../../recipes/recipe';
import {
  errorLine,
  exceptionLabel,
  exitCode,
  type Scenario,
  type ScenarioOutcome,
  sentenceParts,
} from '../../../recipes/scenario';
import {readRequestLink} from '../../../reference/request-link';
import type {BlockComponent} from '../component';
import {dataTable} from './data-table';
import {title} from './code';

export const recipeProgram: BlockComponent<Pick<RecipeData, 'programs'>> = (
  {programs},
  _,
  {site},
) =>
  programs.flatMap(({language, label, file, path, command, client}): RootContent[] => {
    const prism = programLanguages.find(({id}) => id === language)?.prism;
    return [
      title(label),
      paragraph(
        code(file),
        ' (',
        fileLink(`Download ${file}`, `/${path}`),
        '). It needs the client in the same folder: ',
        code(client.file),
        ' (',
        fileLink(`Download ${client.file}`, `/${client.path}`),
        ').',
      ),
      codeBlock(site.readFile(path).trimEnd(), prism),
      paragraph('Run'),
      codeBlock(command, 'bash'),
    ];
  });

export const recipeClients: BlockComponent<{clients: readonly RecipeClient[]}> = ({
  clients,
}) => [
  list(
    clients.map(({label, file, path}) =>
      item(paragraph(`${label}: `, fileLink(file, `/${path}`))),
    ),
  ),
];

export const recipeScenarios: BlockComponent<{scenarios: readonly Scenario[]}> = ({
  scenarios,
}) => [
  dataTable(
    ['The service', 'The program', 'Exit code'],
    scenarios.map(({service, program, but}) => [
      sentenceParts(service).map(({text, isCode}) => (isCode ? code(text) : text)),
      [
        outcomePhrase(program),
        ...Object.entries(but ?? {}).flatMap(([name, outcome]) => [
          `; ${exceptionLabel(name)}: `,
          outcomePhrase(outcome),
        ]),
      ],
      [String(exitCode(program))],
    ]),
  ),
];

function outcomePhrase(outcome: ScenarioOutcome) {
  return outcome === 'same output' ? 'Same output' : code(errorLine(outcome));
}

function fileLink(text: string, url: string) {
  return {type: 'link' as const, url, children: [{type: 'text' as const, value: text}]};
}

export const recipeOutput: BlockComponent<Pick<RecipeData, 'output' | 'files'>> = ({
  output,
  files,
}) => [
  title('Output'),
  codeBlock(output, 'text'),
  ...files.flatMap(({name, content}) => [title(name), codeBlock(content, 'text')]),
];

export const recipeCredits: BlockComponent<
  Pick<RecipeData, 'operations'> & {calls: Readonly<Record<string, string>>}
> = ({operations, calls}) => [
  operations.length === 0
    ? noOperations()
    : dataTable(
        ['Operation', 'Calls', 'Credits a call'],
        operations.map(({id, title: name, route, credits}) => [
          [twinLink(name, route)],
          [calls[id] ?? ''],
          [String(credits ?? 'Not known')],
        ]),
      ),
];

/** Lists the operations with the values that the link on the page fills in. */
export const recipeLinks: BlockComponent<Pick<RecipeData, 'operations'>> = ({
  operations,
}) => [
  operations.length === 0
    ? noOperations()
    : list(
        operations.map(({title: name, route, requestLink}) => {
          const [, query = ''] = requestLink.split('?');
          const values = Object.entries(readRequestLink(query).values);
          return item(
            paragraph(
              twinLink(name, route),
              ...values.flatMap(([key, value], index) => [
                index === 0 ? ': ' : ', ',
                code(`${key.replace(/^\w+\./, '')}=${value}`),
              ]),
            ),
          );
        }),
      ),
];

function noOperations(): RootContent {
  return paragraph(
    'The API description of this site has none of the operations of this recipe.',
  );
}
