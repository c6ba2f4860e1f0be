import {existsSync} from 'node:fs';
import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import type {DocusaurusConfig, LoadContext, Plugin} from '@docusaurus/types';
import sortBy from 'lodash/sortBy';
import writeFileAtomic from 'write-file-atomic';
import {twinFile} from '../../outputs/markdown/twin-address';
import type {ReferenceIndex} from '../../pages/reference-index';
import {baseUrlBannerScript} from '../../framework/base-url-banner';
import {checkInlineCode, inlineCode} from '../inline-code/inline-code';
import {type Host, hostFileNames, hostFiles} from '../hosts';
import {openRules, securityHeaders} from '../hosts/rules';
import {checkStaticFiles, writeOutputs} from '../output-files';
import {
  checkSources,
  contentSecurityPolicy,
  inlineStyles,
  policyHeader,
  type PolicySources,
  withPolicy,
} from '../policy/policy';
import {callInWorker} from '../worker';
import {type drawCards, writeCards} from './card-files';
import {cardOwners, cardsOf} from './cards';
import {headTags, withHead} from './head-tags';
import {docPages} from './doc-page';
import {structuredData} from './structured-data';

const CACHE_DIR = path.join('node_modules', '.cache', 'social-cards');

const HOSTS_REMEDY = 'leave their host out of the option "hosts"';

const MINIFIED =
  'The policy allows the inline scripts of the site as they are written, and Docusaurus minifies them. Set SKIP_HTML_MINIFICATION=true. Docusaurus 3.10 reads it when it starts: it has to be in the environment of the command.';

/** The page that has the tags of the site, and no others. */
const NOT_FOUND = '404.html';

const CARDS_WORKER = path.join(__dirname, 'cards-worker');

/** A reference whose pages are completed. */
export interface CompletedReference {
  /** The folder of its addresses: `/orders`. Empty for the root of the site. */
  readonly base: string;
  readonly readIndex: () => ReferenceIndex;
}

/** What built pages get. See the options of the preset of the same names. */
export interface BuiltPagesOptions {
  readonly references: readonly CompletedReference[];
  /** What other sites may read beside Markdown twins, without the base URL. */
  readonly openFiles: readonly string[];
  /** What the policy allows beside the site. Undefined: there is no policy. */
  readonly policy: PolicySources | undefined;
  /** Undefined: there are no cards. */
  readonly socialCards: {readonly logo: string} | undefined;
  readonly structuredData: boolean;
  /** The build has the Markdown of each page. */
  readonly hasMarkdown: boolean;
  readonly hosts: readonly Host[];
}

/**
 * Completes the built pages, and writes what hosts read. With a policy, ends the build if a page has inline code that is
 * not of the site, or loads what the policy forbids.
 *
 * @throws Error if a file of a host is in the static folder too, or the logo of the cards does not exist.
 */
export default function builtPagesPlugin(
  {
    siteDir,
    siteConfig,
    baseUrl,
    i18n,
  }: Pick<LoadContext, 'siteDir' | 'siteConfig' | 'baseUrl' | 'i18n'>,
  {
    references,
    openFiles,
    policy,
    socialCards,
    structuredData: hasStructuredData,
    hasMarkdown,
    hosts,
  }: BuiltPagesOptions,
): Plugin {
  const outputSite = {siteDir, siteConfig};
  checkStaticFiles(hostFileNames(hosts), outputSite, {remedy: HOSTS_REMEDY});
  const site = {
    url: siteConfig.url + baseUrl,
    title: siteConfig.title,
    tagline: siteConfig.tagline,
    language: i18n.currentLocale,
  };
  checkLogo(siteDir, socialCards?.logo);
  const cardOptions = socialCards && {
    logoFile: path.resolve(siteDir, socialCards.logo),
    cacheDir: path.join(siteDir, CACHE_DIR),
  };
  let drawing: Promise<unknown> | undefined;
  return {
    name: 'built-pages',
    allContentLoaded({allContent}) {
      if (process.env.NODE_ENV !== 'production') {
        return;
      }
      if (policy !== undefined && process.env['SKIP_HTML_MINIFICATION'] !== 'true') {
        throw new Error(MINIFIED);
      }
      if (cardOptions !== undefined) {
        const plugins = Object.entries(allContent).flatMap(([name, contents]) =>
          Object.values(contents).map((content) => ({name, content})),
        );
        const indexes = references.map(({readIndex}) => readIndex());
        const pages = docPages(plugins, indexes, baseUrl);
        const cards = cardsOf(pages, cardOwners(pages), site);
        // The main thread bundles meanwhile. What fails here, `postBuild` does again and reports.
        drawing = callInWorker<typeof drawCards>(CARDS_WORKER, cards, cardOptions).catch(
          () => undefined,
        );
      }
    },
    async postBuild({outDir, plugins, headTags: tags, preBodyTags, postBodyTags}) {
      const place = {outDir, plugins, site: outputSite};
      const described = references.map(({base, readIndex}) => ({...readIndex(), base}));
      const pages = docPages(plugins, described, baseUrl);
      const owners = cardOwners(pages);
      await drawing;
      const images = cardOptions
        ? await writeCards(cardsOf(pages, owners, site), cardOptions, place)
        : new Map<string, string>();
      const hasTwin = (route: string): boolean => pages.has(route) || route === '/search';
      const headOf = (file: string): string => {
        const route = routeOf(file);
        const page = pages.get(route);
        const reference = page && referenceOf(page.canonical, described);
        return headTags({
          twin: hasMarkdown && hasTwin(route) ? baseUrl + twinFile(route) : undefined,
          image: images.get(owners.get(route) ?? '/'),
          siteUrl: site.url,
          data:
            hasStructuredData && reference
              ? structuredData(page, reference, site)
              : undefined,
        });
      };

      const files = (await readdir(outDir, {recursive: true})).filter((file) =>
        file.endsWith('.html'),
      );
      const scripts = siteScripts([tags, preBodyTags, postBodyTags], siteConfig);
      const styles = new Set<string>();
      if (policy !== undefined && files.includes(NOT_FOUND)) {
        const html = await readPage(path.join(outDir, NOT_FOUND));
        if (![tags, preBodyTags, postBodyTags].every((text) => html.includes(text))) {
          throw new Error(MINIFIED);
        }
      }
      // Read pages one by one, and twice: a large site would not fit into memory.
      for (const file of policy === undefined ? [] : files) {
        const html = await readPage(path.join(outDir, file));
        checkSources(html, routeOf(file), policy ?? {});
        checkInlineCode(html, routeOf(file), scripts.known);
        for (const style of inlineStyles(html)) {
          styles.add(style);
        }
      }
      const directives =
        policy &&
        contentSecurityPolicy(
          scripts.inline,
          styles,
          [...new Set(described.flatMap(({apiOrigins}) => apiOrigins))],
          policy,
        );
      for (const file of files) {
        const place = path.join(outDir, file);
        const built = await readPage(place);
        const html = withHead(built, headOf(file));
        // Other plugins read the pages meanwhile.
        await writeFileAtomic(place, directives ? withPolicy(html, directives) : html, {
          fsync: false,
        });
      }
      if (hosts.length > 0) {
        const rules = {
          baseUrl,
          headers: securityHeaders(directives && policyHeader(directives)),
          open: openRules(openFiles),
        };
        const siteName = new URL(siteConfig.url).hostname.replace(/[^a-z\d]+/g, '-');
        const robots = `User-agent: *\nAllow: /\n\nSitemap: ${site.url}sitemap.xml\n`;
        await writeOutputs(
          new Map([['robots.txt', robots], ...hostFiles(hosts, rules, siteName)]),
          {...place, remedy: HOSTS_REMEDY},
        );
      }
    },
  };
}

/** @throws Error if the logo of the cards does not exist. */
function checkLogo(siteDir: string, logo: string | undefined): void {
  if (logo !== undefined && !existsSync(path.resolve(siteDir, logo))) {
    throw new Error(
      `The option "socialCards.logo" names "${logo}", which does not exist. Name a file of SVG, relative to the site.`,
    );
  }
}

/** Returns the reference of a page, or the first one for other pages. */
function referenceOf<Reference extends {base: string}>(
  route: string,
  references: readonly Reference[],
): Reference | undefined {
  return (
    sortBy(references, ({base}) => -base.length).find(({base}) =>
      route.startsWith(`${base}/`),
    ) ?? references[0]
  );
}

/**
 * Returns the inline scripts that the site has itself: those of its configuration, themes and plugins, and that of
 * Docusaurus. What is known contains the scripts of other hosts in the tags, too.
 *
 * @param tags HTML that `injectHtmlTags` of all plugins adds to each page.
 */
function siteScripts(
  tags: readonly string[],
  {baseUrl, baseUrlIssueBanner}: Pick<DocusaurusConfig, 'baseUrl' | 'baseUrlIssueBanner'>,
): {inline: ReadonlySet<string>; known: ReadonlySet<string>} {
  const code = inlineCode(tags.join('\n'));
  const banner = baseUrlIssueBanner ? baseUrlBannerScript(baseUrl) : undefined;
  const textsOf = (found: typeof code): ReadonlySet<string> =>
    new Set([...found.map(({text}) => text), ...(banner === undefined ? [] : [banner])]);
  return {
    inline: textsOf(code.filter(({kind}) => kind === 'script')),
    known: textsOf(code),
  };
}

/**
 * Reads a page without the null characters that React 18 writes where a character of several bytes does not fit
 * into a chunk (https://github.com/facebook/docusaurus/issues/9985). React 19 writes none.
 */
async function readPage(file: string): Promise<string> {
  return (await readFile(file, 'utf8')).replaceAll('\0', '');
}

/** `guides/First steps.html` -> `/guides/First steps` */
function routeOf(file: string): string {
  const route = `/${file
    .split(path.sep)
    .join('/')
    .replace(/\.html$/, '')}`;
  return route === '/index' ? '/' : route.replace(/\/index$/, '');
}
