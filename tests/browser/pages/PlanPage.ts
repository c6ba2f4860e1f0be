import {SitePage} from './SitePage';

/** The page of a plan, or the list of its endpoints. */
export class PlanPage extends SitePage {
  /** Returns the paths of the endpoint pages of a plan that the text links to, not the sidebar. */
  async endpoints(plan: string): Promise<string[]> {
    const start = `/plans/${plan}/Endpoints/`;
    const paths = await this.page
      .getByRole('main')
      .locator('article a')
      .evaluateAll((links) =>
        links.map((link) =>
          decodeURI(new URL((link as HTMLAnchorElement).href).pathname),
        ),
      );
    return [...new Set(paths.filter((path) => path.startsWith(start)))];
  }
}
