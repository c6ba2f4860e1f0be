// The site of Starlight and starlight-openapi with which ours is compared, as the README of starlight-openapi configures it.
import starlight from '@astrojs/starlight';
import {defineConfig} from 'astro/config';
import starlightOpenAPI, {openAPISidebarGroups} from 'starlight-openapi';

export default defineConfig({
  site: 'https://docs.test',
  integrations: [
    starlight({
      title: 'Starlight',
      plugins: [starlightOpenAPI([{base: 'api', schema: './openapi.json'}])],
      sidebar: openAPISidebarGroups,
    }),
  ],
});
