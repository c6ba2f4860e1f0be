import {load} from 'cheerio';
import {describe, expect, it} from 'vitest';
import {createFeed} from './feed';
import type {ReleaseView} from '../../changelog/change';

const SITE = {title: 'Docs & more', url: 'https://docs.example.com', feedName: 'pets'};

const RELEASES: ReleaseView[] = [
  {
    date: '2026-11-22',
    groups: [
      {
        subjects: [{title: 'Get <Block>', route: '/api/Block/get block'}],
        changes: [
          {type: 'removed', kind: 'api', breaking: true, text: 'A ]]> & <script>.'},
          {type: 'removed', kind: 'knowledge', breaking: true, text: 'B.'},
        ],
      },
      {subjects: [], changes: [{type: 'changed', kind: 'knowledge', text: 'C.'}]},
      {
        subjects: [{title: 'Pet', route: '/schemas/pet'}, {title: 'Gone'}],
        changes: [{type: 'changed', kind: 'knowledge', breaking: true, text: 'D.'}],
      },
    ],
  },
  {date: '2026-11-20', groups: []},
];

function parse(releases = RELEASES, site = SITE): ReturnType<typeof load> {
  return load(createFeed(releases, site), {xml: true});
}

function idsOf($: ReturnType<typeof load>): string[] {
  return $('id')
    .toArray()
    .map((id) => $(id).text());
}

describe('createFeed', () => {
  it('has an entry for each release, with distinct ids.', () => {
    const $ = parse();
    expect($('feed > updated').text()).toBe('2026-11-22T00:00:00.000Z');
    expect($('feed > link[rel="self"]').attr('href')).toBe(
      'https://docs.example.com/changelog.atom',
    );
    for (const [index, {date}] of RELEASES.entries()) {
      const entry = $('entry')[index];
      expect([
        $('title', entry).text(),
        $('published', entry).text(),
        $('updated', entry).text(),
        $('link', entry).attr('href'),
      ]).toEqual([
        `Changes of ${date}`,
        `${date}T00:00:00.000Z`,
        `${date}T00:00:00.000Z`,
        `https://docs.example.com/changelog#${date}`,
      ]);
    }
    expect($('entry')).toHaveLength(RELEASES.length);
    const ids = idsOf($);
    expect(new Set(ids).size).toBe(3);
    for (const id of ids) {
      expect(id).toMatch(
        /^urn:uuid:[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/,
      );
    }
  });

  it('lists the changes, and no text can leave its place.', () => {
    const content = load(parse()('entry content').first().text(), null, false);
    expect(content('script')).toHaveLength(0);
    expect(content('a').attr('href')).toBe(
      'https://docs.example.com/api/Block/get%20block',
    );
    const lines = content('h3, li').toArray();
    expect(lines.map((line) => content(line).text())).toEqual([
      ...['Get <Block>', 'Breaking: A ]]> & <script>.', 'Check your code: B.'],
      ...['The whole description', 'C.', 'Check your code: D.', 'Pet', 'Gone'],
    ]);
  });

  it('keeps its ids when wording, changes or the host change, and has no date of the build.', () => {
    expect(createFeed(RELEASES, SITE)).toBe(createFeed(RELEASES, SITE));
    const edited = RELEASES.map(({date}) => ({date, groups: []}));
    const moved = {...SITE, title: 'Other', url: 'https://other.example.com'};
    expect(idsOf(parse(edited, moved))).toEqual(idsOf(parse()));
  });
});
