import {describe, expect, it} from 'vitest';
import load from '../../../../src/plugins/webpack/version-loader';

function version(docs: Record<string, object>, items: object[]): object {
  return {version: {pluginId: 'default', docsSidebars: {docs: items}, docs}};
}

describe('The data of a docs version', () => {
  it('has no titles and ids of generated docs.', () => {
    const faq = {id: 'faq', title: 'FAQ'};
    const guide = {type: 'link', label: 'FAQ', href: '/faq', docId: 'faq'};
    const generated = {type: 'link', label: 'Get Block', href: '/api/Block/get-block'};
    const source = version(
      {
        faq,
        'api/Block/get-block': {id: 'api/Block/get-block', title: 'Get Block'},
        'plans/PRO PLUS/Endpoints/index': {id: 'plans/PRO PLUS/Endpoints/index'},
        'schemas/block': {id: 'schemas/block'},
        'plans/FREE': {id: 'plans/FREE'},
      },
      [
        {...guide, unlisted: false},
        {...generated, docId: 'api/Block/get-block', unlisted: true},
      ],
    );
    expect(JSON.parse(load(JSON.stringify(source)))).toEqual(
      version({faq, 'plans/FREE': {id: 'plans/FREE'}}, [
        guide,
        {...generated, unlisted: true},
      ]),
    );
  });

  it('is the only data that changes.', () => {
    const source = '{"tags": [{"docId": "api/Block/get-block", "unlisted": false}]}';
    expect(load(source)).toBe(source);
  });
});
