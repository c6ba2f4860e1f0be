import path from 'node:path';
import type {
  Plugin,
  SwizzleComponentConfig,
  SwizzleConfig,
  ThemeConfigValidationContext,
} from '@docusaurus/types';
import {Joi} from '@docusaurus/utils-validation';
import {textSources} from '../framework/text-sources';
import type {AssistantConfig} from '../pages/assistant';
import {BROWSER_DIR} from './browser-dir';

const CLIENT_MODULES = [
  'client/page-data',
  'client/section-animation',
  'client/first-touch',
  'framework/missing-page',
  'framework/exact-routes',
];

/** Adds the components of the reference to the theme, their styles, and what loads the data of pages. */
export default function referenceTheme(): Plugin {
  const getThemePath = (): string => path.join(BROWSER_DIR, 'theme');
  return {
    name: 'docusaurus-openapi-reference',
    getThemePath,
    // The compiled components, whose types are in types/theme-components.
    getTypeScriptThemePath: getThemePath,
    getPathsToWatch: () => textSources(BROWSER_DIR),
    getClientModules: () => [
      path.join(BROWSER_DIR, 'css/reference.css'),
      ...CLIENT_MODULES.map((name) => path.join(BROWSER_DIR, name)),
    ],
  };
}

const themeSchema = Joi.object<AssistantConfig>({
  assistant: Joi.object({
    label: Joi.string().required(),
    url: Joi.string()
      .pattern(/^https:\/\/.*\{address\}/)
      .required()
      .messages({
        'string.pattern.base':
          '{{#label}} is "{#value}": write an address with https and {address}, such as https://chatgpt.com/?q=Read+{address}',
      }),
  }),
}).unknown();

/** @throws Error if the link to an assistant has no text, or no address with a place for that of the page. */
export function validateThemeConfig<T>({
  validate,
  themeConfig,
}: ThemeConfigValidationContext<T>): T {
  return validate(themeSchema as unknown as Parameters<typeof validate>[0], themeConfig);
}

/** Says what a site can replace (safe), and what only makes components of Docusaurus fit the reference (unsafe). */
export function getSwizzleConfig(): SwizzleConfig {
  const component =
    (status: 'safe' | 'unsafe') =>
    (description: string): SwizzleComponentConfig => ({
      actions: {wrap: status, eject: status},
      description,
    });
  const safe = component('safe');
  const unsafe = component('unsafe');
  return {
    components: {
      OperationNotes: safe('What a site says below the title of an operation. Empty.'),
      OperationEntryNotes: safe(
        'What a site says beside the path of an operation in lists. Empty.',
      ),
      AnswerAdvice: safe('Contains the advice of the request panel for an answer.'),
      CallCost: safe('What calls cost that the reader is about to send. Empty.'),
      Evidence: safe('How a part of the reference is known (x-evidence). Empty.'),
      DocBreadcrumbs: unsafe('Adds the actions of a page beside the breadcrumbs.'),
      'DocItem/Metadata': unsafe(
        'Names the reference in the titles of its pages, if the site has several.',
      ),
      'DocRoot/Layout': unsafe('Completes the sidebar of the reference.'),
      'DocSidebar/Desktop/Content': unsafe('Adds a filter above the sidebar.'),
      Heading: unsafe('Has a class with which the reader views of browsers keep it.'),
      'NavbarItem/ComponentTypes': unsafe(
        'Has the items custom-network and custom-reference.',
      ),
      'Icon/Home': unsafe('Has no name for screen readers.'),
      'DocSidebar/Mobile': unsafe('Adds a filter above the sidebar of narrow screens.'),
    },
  };
}
