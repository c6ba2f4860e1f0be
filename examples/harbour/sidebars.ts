import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

const sidebars: SidebarsConfig = {
  guides: ['announce-a-vessel', 'read-the-tide'],
};

export default sidebars;
