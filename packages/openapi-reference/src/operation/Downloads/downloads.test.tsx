import {render, screen} from '@testing-library/react';
import {expect, test, vi} from 'vitest';
import PageActions from '../../page-actions';
import Downloads from '.';

vi.mock('@generated/globalData', () => ({
  default: {
    'docusaurus-plugin-content-docs': {
      pets: {
        reference: {
          path: '/pets',
          withoutFiles: ['/pets/openapi.json', '/pets/postman_collection.json'],
          withoutMarkdown: true,
        },
      },
    },
  },
}));

test('Pages link the files that the site has.', () => {
  render(<Downloads folder="pathname:///pets/" />);
  expect(screen.getAllByRole('link').map(({textContent}) => textContent)).toEqual([
    'OpenAPI in YAML',
  ]);
});

test('Pages link all files in a sentence, if the site has all.', () => {
  const {container} = render(<Downloads folder="pathname:///" />);
  expect(container).toHaveTextContent(
    'The same description for other programs: OpenAPI in YAML and JSON, and a Postman collection.',
  );
});

test('Pages without Markdown do not offer it.', () => {
  const {container} = render(<PageActions />);
  expect(container).toBeEmptyDOMElement();
});
