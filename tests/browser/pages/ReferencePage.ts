import type {Locator} from '@playwright/test';
import {SitePage} from './SitePage';

/** A parameter or a field, as its own element shows it. */
export interface Entry {
  id: string;
  name: string;
  type: string;
  /** `required` or `optional`, and whatever else stands beside the type. */
  marks: string[];
  description: string;
  /** Default, bounds and example, by the name that the page gives them. */
  facts: Record<string, string>;
  /** Each value of an enum with what it means. */
  allowedValues: string[];
  copyLink: {label: string | null; href: string | null};
}

/** A page of the reference, of an operation or a schema: what its parameters and fields show. */
export class ReferencePage extends SitePage {
  /** The description above everything else. */
  get description(): Locator {
    return this.page.locator('article header + div > div:first-child > p').first();
  }

  /** All parameters or fields whose anchor starts with a prefix, nested ones behind their parent. */
  async entries(prefix: string): Promise<Entry[]> {
    return this.page
      .locator(`article li[id^="${prefix}"]`)
      .evaluateAll((items): Entry[] => {
        const textOf = (element: Element | null | undefined): string =>
          (element?.textContent ?? '').replace(/\s+/g, ' ').trim();
        return items.map((item) => {
          const own = item.cloneNode(true) as typeof item;
          own.querySelectorAll('li[id]').forEach((nested) => nested.remove());
          const parts = [...own.children];
          const [head] = parts;
          const [type, ...marks] = [...(head?.querySelectorAll(':scope > span') ?? [])];
          const facts = parts.filter((part) => part.matches('dl'));
          const link = head?.querySelector('a[aria-label]');
          return {
            id: item.id,
            name: textOf(head?.querySelector('code')),
            type: textOf(type),
            marks: marks.map(textOf),
            description: parts
              .filter((part) => part.matches('p, ul, ol, blockquote'))
              .map(textOf)
              .join(' '),
            facts: Object.fromEntries(
              facts.flatMap((list) =>
                [...list.querySelectorAll('dt')].map((name) => [
                  textOf(name),
                  textOf(name.nextElementSibling),
                ]),
              ),
            ),
            allowedValues: [...own.querySelectorAll(':scope > details li')].map(textOf),
            copyLink: {
              label: link?.getAttribute('aria-label') ?? null,
              href: link?.getAttribute('href') ?? null,
            },
          };
        });
      });
  }

  /** One parameter or field, by its anchor. */
  entry(id: string): Locator {
    return this.page.locator(`[id="${id}"]`);
  }

  /** What copies the address of a parameter or field. */
  copyLink(id: string): Locator {
    return this.entry(id)
      .getByLabel(/^Copy link to /)
      .first();
  }

  /** What folds the fields of a field. */
  fieldsOf(id: string): Locator {
    return this.entry(id)
      .locator('> details')
      .filter({has: this.page.locator('li[id]')});
  }

  /** Whether a reader sees the name of a parameter or field, and not what lies over it. */
  async isInView(id: string): Promise<boolean> {
    return this.entry(id)
      .locator('code')
      .first()
      .evaluate((name) => {
        const {left, top, width, height} = name.getBoundingClientRect();
        const seen = document.elementFromPoint(left + width / 2, top + height / 2);
        return seen !== null && name.contains(seen);
      });
  }
}
