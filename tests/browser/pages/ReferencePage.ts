import type {Locator} from '@playwright/test';
import {SitePage} from './SitePage';

/** A parameter or a field as the page shows it, without nested fields. */
export interface Entry {
  id: string;
  name: string;
  type: string;
  /** `required` or `optional`, and the other labels beside the type. */
  marks: string[];
  description: string;
  /** Default, bounds and example, by their label on the page. */
  facts: Record<string, string>;
  /** Each value of an enum with its description. */
  allowedValues: string[];
  copyLink: {label: string | null; href: string | null};
}

/** A page of the reference: of an operation or a schema. */
export class ReferencePage extends SitePage {
  /** The description at the top of the page. */
  get description(): Locator {
    return this.page.locator('article header + div > div:first-child > p').first();
  }

  /** Returns the parameters or fields whose anchor has a prefix, nested ones after their parent. */
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

  /** Returns a parameter or field, by its anchor. */
  entry(id: string): Locator {
    return this.page.locator(`[id="${id}"]`);
  }

  /** Returns the link that copies the URL of a parameter or field. */
  copyLink(id: string): Locator {
    return this.entry(id)
      .getByLabel(/^Copy link to /)
      .first();
  }

  /** Returns the collapsible section with the nested fields of a field. */
  fieldsOf(id: string): Locator {
    return this.entry(id)
      .locator('> details')
      .filter({has: this.page.locator('li[id]')});
  }

  /** Returns whether the name of a parameter or field is in view and not covered. */
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
