import {defineConfig} from '@kubb/core';
import {pluginClient} from '@kubb/plugin-client';
import {pluginOas} from '@kubb/plugin-oas';
import {pluginTs} from '@kubb/plugin-ts';
import {pluginZod} from '@kubb/plugin-zod';

export default defineConfig({
  // The command line has the address of the description.
  input: {path: 'openapi.json'},
  output: {path: 'kubb', format: false, lint: false},
  plugins: [pluginOas({generators: []}), pluginTs(), pluginZod(), pluginClient()],
});
