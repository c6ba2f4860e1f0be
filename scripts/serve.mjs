/*
 * Why: serves an existing production build; preview would build it first.
 * Reads: build/; PORT, a port other than 3000. Run: npm run serve
 */
import {freePort} from './lib/port.mjs';
import {main} from './lib/run.mjs';
import {serveBuild} from './lib/installed/serve.mjs';

main(async () => serveBuild(await freePort(process.env)));
