import {Joi} from '@docusaurus/utils-validation';
import {OptionsSchema} from 'docusaurus-plugin-openapi-docs/lib/options';
import {describe, expect, it} from 'vitest';
import {readPresetOptions} from './options';
import {pluginOptions, printDifferences} from './plugin-options';
import {yamlTable} from '@site/tests/fixtures/table';

const PETSTORE = {specPath: 'petstore.yaml', outputDir: 'docs/petstore'};

/** Reads a configuration of docusaurus-plugin-openapi-docs with one API. */
const readPlugin = (api: object, more: object = {}) =>
  readPresetOptions({config: {petstore: {...PETSTORE, ...api}}, ...more});

describe('readPresetOptions', () => {
  it('completes the options.', () => {
    expect(
      readPresetOptions({specPath: 'openapi.yaml', docs: {path: 'reference'}}),
    ).toEqual({
      options: {
        references: [
          {
            specPath: 'openapi.yaml',
            overlays: [],
            docs: {id: 'api-reference', path: 'reference', routeBasePath: '/'},
          },
        ],
        downloads: [],
        search: false,
        outputs: {},
        policy: false,
        policySources: {},
        structuredData: true,
        hosts: [],
        fastPages: false,
      },
      differences: [],
    });
  });

  it.each(yamlTable<[problem: string, options: object]>`
    "specpath" is not an option: did you mean "specPath"?.                                 | {specpath: a.yaml}
    "config.petstore.outputdirectory" is not an option: did you mean "outputDir"?.         | {config: {petstore: {outputdirectory: docs}}}
    "config.petstore.sidebarOptions.groupPathBy" is not an option: did you mean "groupPathsBy"?. | {config: {petstore: {specPath: a.yaml, sidebarOptions: {groupPathBy: tag}}}}
    "downloads.0.name" is not an option: the options there are file, title, description.   | {specPath: a.yaml, downloads: [{name: errors.json}]}
    "outputs.llm" is not an option: did you mean "llms"?.                                  | {specPath: a.yaml, outputs: {llm: false}}
    "outputs.llms" must be a boolean.                                                      | {specPath: a.yaml, outputs: {llms: off}}
    "overlays" must be an array; "changesDir" must be a string.                            | {specPath: a.yaml, overlays: b.yaml, changesDir: 1}
    "specPath" is required: it names the OpenAPI document.                                 | {}
    "config.petstore.specPath" is required.                                                | {config: {petstore: {outputDir: a}}}
    "specPath" and "config" both name a document: remove one of them.                      | {specPath: a.yaml, config: {petstore: {specPath: a.yaml}}}
    "docs.path" is "docs", which is in the folder "docs" of another docs plugin: name a folder beside it. | {config: {petstore: {specPath: a.yaml, outputDir: docs}, zoo: {specPath: b.yaml, outputDir: docs}}}
    "docs.routeBasePath" of two references is "/shop/": name another one.                  | {config: {petstore: {specPath: a.yaml, docs: {routeBasePath: /shop/}}, shop: {specPath: b.yaml}}}
    "label" of two references is "Shop": name another one, in their entries of "config".   | {label: Shop, config: {a: {specPath: a.yaml}, b: {specPath: b.yaml}}}
    "hosts[0]" must be one of [cloudflare, workers, netlify, vercel, firebase, nginx, caddy, apache, lighttpd]. | {specPath: a.yaml, hosts: [pages]}
    "policySources.script" is not an option: did you mean "script-src"?.                   | {specPath: a.yaml, policySources: {script: []}}
    "policySources.img-src[0]" is "https://a.example/b": write an origin, such as https://example.com. | {specPath: a.yaml, policySources: {img-src: ['https://a.example/b']}}
    "socialCards.logo" is required.                                                        | {specPath: a.yaml, socialCards: {}}
    "config" must have at least 1 key.                                                     | {config: {}}
  `)('rejects options: %s', (problem, options) => {
    expect(() => readPresetOptions(options)).toThrow(
      `The options of the preset docusaurus-openapi-reference are wrong: ${problem}`,
    );
  });
});

it('rejects a folder in that of another docs plugin.', () => {
  const read = (folder: string) =>
    readPresetOptions({specPath: 'a.yaml', docs: {path: folder}}, ['blog', 'docs']);
  expect(() => read('./docs/api/')).toThrow(
    '"docs.path" is "./docs/api/", which is in the folder "docs" of another docs plugin: name a folder beside it.',
  );
  expect(read('docs-api').options.references[0]?.docs.path).toBe('docs-api');
});

describe('Options of docusaurus-plugin-openapi-docs', () => {
  it('are read as those of the preset.', () => {
    const {options} = readPlugin(
      {sidebarOptions: {sidebarCollapsible: true, sidebarCollapsed: false}},
      {id: 'api', docsPluginId: 'classic', search: true, docs: {routeBasePath: 'docs'}},
    );
    expect(options).toMatchObject({
      references: [
        {
          specPath: 'petstore.yaml',
          overlays: [],
          docs: {
            id: 'petstore',
            path: 'docs/petstore',
            routeBasePath: 'docs',
            sidebarCollapsible: true,
            sidebarCollapsed: false,
          },
        },
      ],
      downloads: [],
      search: true,
      outputs: {},
    });
  });

  it('make a reference of each API: the first at the root, the others below their id.', () => {
    const {options, differences} = readPresetOptions({
      overlays: ['all.overlay.yaml'],
      docs: {breadcrumbs: false},
      config: {
        petstore: {specPath: 'petstore.yaml'},
        shop: {specPath: 'shop.yaml', overlays: [], changesDir: 'shop-changes'},
        zoo: {specPath: 'zoo.yaml', docs: {path: 'animals', routeBasePath: 'animals'}},
      },
    });
    const docs = {breadcrumbs: false};
    expect(options.references).toEqual([
      {
        specPath: 'petstore.yaml',
        overlays: ['all.overlay.yaml'],
        docs: {...docs, id: 'petstore', path: 'petstore', routeBasePath: '/'},
      },
      {
        specPath: 'shop.yaml',
        overlays: [],
        changesDir: 'shop-changes',
        docs: {...docs, id: 'shop', path: 'shop', routeBasePath: 'shop'},
      },
      {
        specPath: 'zoo.yaml',
        overlays: ['all.overlay.yaml'],
        docs: {...docs, id: 'zoo', path: 'animals', routeBasePath: 'animals'},
      },
    ]);
    expect(differences).toEqual([]);
  });

  it.each(yamlTable<[what: string, api: object, more: object, differences: string[]]>`
    named if they are done otherwise      | {hideSendButton: true, showSchemas: false, sidebarOptions: {groupPathsBy: tag, sidebarCollapsed: true}} | {docsPluginId: classic} | [docsPluginId, outputDir, hideSendButton, showSchemas, sidebarOptions, sidebarOptions.groupPathsBy]
    not named if they ask for what is done | {hideSendButton: false, showSchemas: true, externalJsonProps: true} | {} | [outputDir]
  `)('are %s.', (_, api, more, differences) => {
    expect(readPlugin(api, more).differences.map(({name}) => name)).toEqual(differences);
  });

  it('have another folder where that of a docs plugin contains it.', () => {
    const {options, differences} = readPresetOptions({config: {petstore: PETSTORE}}, [
      'docs',
    ]);
    expect(options.references[0]?.docs.path).toBe('petstore');
    expect(differences).toEqual([
      {name: 'outputDir', instead: expect.stringContaining('by default the id')},
    ]);
  });

  it('are all known.', () => {
    const namesOf = (description: Joi.Description, prefix = ''): string[] => {
      const {keys = {}, patterns: [pattern] = []} = description as {
        keys?: Record<string, Joi.Description>;
        patterns?: {rule: Joi.Description}[];
      };
      return [
        ...Object.entries(keys).flatMap(([name, inner]) => [
          prefix + name,
          ...(name === 'versions' || name.endsWith('Generators')
            ? []
            : namesOf(inner, `${prefix}${name}.`)),
        ]),
        ...(pattern === undefined ? [] : namesOf(pattern.rule, `${prefix}*.`)),
      ].sort();
    };
    expect(namesOf(Joi.object(pluginOptions({})).describe())).toEqual(
      namesOf(OptionsSchema.describe()),
    );
  });

  it('are printed, an option a line.', () => {
    const {differences} = readPlugin({proxy: 'https://proxy.example'});
    expect(printDifferences(differences).split('\n').slice(-1)).toEqual([
      '- proxy: The browser sends requests to the API itself.',
    ]);
  });
});
