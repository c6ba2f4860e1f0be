import omit from 'lodash/omit';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {parse} from 'yaml';
import {createTwins} from '../../../src/markdown/twins';
import {readDocument} from '../../../src/openapi/read-document';
import {createReference} from '../../../src/openapi/reference';
import {leavesOf, missingIn, notShown} from '../../leaves';

/** The introduction and the navigation have these. */
const OTHER_PAGES = ['openapi', 'info', 'externalDocs', 'x-tagGroups'];

it.each(['everything.yaml', 'everything-3.0.yaml'])(
  'The Markdown twins of %s have every text, name and value of it.',
  async (name) => {
    const file = path.resolve(__dirname, '../../fixtures', name);
    const {document} = await readDocument({kind: 'file', path: file});
    const twins = createTwins(createReference(document, new Set(['/img/logo.svg'])));
    const source = parse(readFileSync(file, 'utf8'), {intAsBigInt: true}) as object;
    const leaves = leavesOf(omit(source, OTHER_PAGES), source, notShown());
    expect(leaves.length).toBeGreaterThan(300);
    expect(missingIn([...twins.values()], leaves)).toEqual([]);
  },
);
