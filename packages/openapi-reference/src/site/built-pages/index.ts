import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import type {DocusaurusConfig, LoadContext, Plugin} from '@docusaurus/types';
import writeFileAtomic from 'write-file-atomic';
import {twinFile} from '../../outputs/markdown/twin-address';
import type {ReferenceIndex} from '../../pages/reference-index';
import {baseUrlBannerScript} from '../../framework/base-url-banner';
import {checkInlineCode, inlineCode} from '../inline-code/inline-code';
import {checkHosts, DEFAULT_HOSTS, type Host, hostFileNames, hostFiles} from '../hosts';
import {openRules, securityHeaders} from '../hosts/rules';
import {checkStaticFiles, writeOutputs} from '../output-files';
import {
  contentSecurityPolicy,
  inlineStyles,
  policyHeader,
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

const CARDS_WORKER = path.join(__dirname, 'cards-worker');

/**
 * Completes the built pages: ends the build if one has inline code that is not of the site, adds structured data, a social card and a Content Security Policy to
 * each, and writes what hosts read, and `robots.txt`.
 *
 * @param options.readIndex Returns the index of the reference.
 * @param options.openFiles What other sites may read beside Markdown twins, without the base URL.
 * @param options.hosts The hosts whose configuration the build has. Default: {@link DEFAULT_HOSTS}.
 * @throws Error if a host is unknown, or a file of it is in the static folder too.
 */
export default function builtPagesPlugin(
  {
    siteDir,
    siteConfig,
    baseUrl,
    i18n,
  }: Pick<LoadContext, 'siteDir' | 'siteConfig' | 'baseUrl' | 'i18n'>,
  {
    readIndex,
    openFiles,
    hosts = DEFAULT_HOSTS,
  }: {
    readonly readIndex: () => ReferenceIndex;
    readonly openFiles: readonly string[];
    readonly hosts?: readonly Host[];
  },
): Plugin {
  const outputSite = {siteDir, siteConfig};
  checkHosts(hosts);
  checkStaticFiles(hostFileNames(hosts), outputSite, {remedy: HOSTS_REMEDY});
  const site = {
    url: siteConfig.url + baseUrl,
    title: siteConfig.title,
    tagline: siteConfig.tagline,
    language: i18n.currentLocale,
  };
  const cardOptions = {
    logoFile: path.join(siteDir, 'static', 'img', 'logo-dark.svg'),
    cacheDir: path.join(siteDir, CACHE_DIR),
  };
  let drawing: Promise<unknown> | undefined;
  return {
    name: 'built-pages',
    allContentLoaded({allContent}) {
      if (process.env.NODE_ENV === 'production') {
        if (process.env['SKIP_HTML_MINIFICATION'] !== 'true') {
          throw new Error(
            'The policy allows the inline scripts of the site as they are written, and Docusaurus minifies them. Set SKIP_HTML_MINIFICATION=true.',
          );
        }
        const plugins = Object.entries(allContent).flatMap(([name, contents]) =>
          Object.values(contents).map((content) => ({name, content})),
        );
        const pages = docPages(plugins, readIndex(), baseUrl);
        const cards = cardsOf(pages, cardOwners(pages), site);
        // The main thread bundles meanwhile. What fails here, `postBuild` does again and reports.
        drawing = callInWorker<typeof drawCards>(CARDS_WORKER, cards, cardOptions).catch(
          () => undefined,
        );
      }
    },
    async postBuild({outDir, plugins, headTags: tags, preBodyTags, postBodyTags}) {
      const reference = readIndex();
      const pages = docPages(plugins, reference, baseUrl);
      const owners = cardOwners(pages);
      await drawing;
      const place = {outDir, plugins, site: outputSite};
      const images = await writeCards(cardsOf(pages, owners, site), cardOptions, place);
      const hasTwin = (route: string): boolean => pages.has(route) || route === '/search';
      const headOf = (file: string): string => {
        const route = routeOf(file);
        const page = pages.get(route);
        return headTags({
          twin: hasTwin(route) ? baseUrl + twinFile(route) : undefined,
          image: images.get(owners.get(route) ?? '/'),
          siteUrl: site.url,
          data: page === undefined ? undefined : structuredData(page, reference, site),
        });
      };

      const files = (await readdir(outDir, {recursive: true})).filter((file) =>
        file.endsWith('.html'),
      );
      const scripts = siteScripts([tags, preBodyTags, postBodyTags], siteConfig);
      const styles = new Set<string>();
      // Read pages one by one, and twice: a large site would not fit into memory.
      for (const file of files) {
        const html = await readPage(path.join(outDir, file));
        checkInlineCode(html, routeOf(file), scripts);
        for (const style of inlineStyles(html)) {
          styles.add(style);
        }
      }
      const directives = contentSecurityPolicy(scripts, styles, reference.apiOrigins);
      for (const file of files) {
        const place = path.join(outDir, file);
        const built = await readPage(place);
        const html = withHead(built, headOf(file));
        // Other plugins read the pages meanwhile.
        await writeFileAtomic(place, withPolicy(html, directives), {fsync: false});
      }
      const rules = {
        baseUrl,
        headers: securityHeaders(policyHeader(directives)),
        open: openRules(openFiles),
      };
      const siteName = new URL(siteConfig.url).hostname.replace(/[^a-z\d]+/g, '-');
      const robots = `User-agent: *\nAllow: /\n\nSitemap: ${site.url}sitemap.xml\n`;
      await writeOutputs(new Map([['robots.txt', robots]]), place);
      await writeOutputs(hostFiles(hosts, rules, siteName), {
        ...place,
        remedy: HOSTS_REMEDY,
      });
    },
  };
}

/**
 * Returns the inline scripts that the site has itself: those of its configuration, themes and plugins, and that of
 * Docusaurus.
 *
 * @param tags HTML that `injectHtmlTags` of all plugins adds to each page.
 */
function siteScripts(
  tags: readonly string[],
  {baseUrl, baseUrlIssueBanner}: Pick<DocusaurusConfig, 'baseUrl' | 'baseUrlIssueBanner'>,
): ReadonlySet<string> {
  const scripts = inlineCode(tags.join('\n')).filter(({kind}) => kind === 'script');
  const banner = baseUrlIssueBanner ? baseUrlBannerScript(baseUrl) : undefined;
  return new Set([
    ...scripts.map(({text}) => text),
    ...(banner === undefined ? [] : [banner]),
  ]);
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
