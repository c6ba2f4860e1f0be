/*
 * Why: serves an existing production build; preview would build it first.
 * Reads: build/, or another folder; PORT, a port other than 3000. Run: npm run serve [-- folder]
 */
import {freePort} from './lib/port.mjs';
import {main} from './lib/run.mjs';
import {serveBuild} from './lib/installed/serve.mjs';

main(async () => serveBuild(await freePort(process.env), process.argv[2]));
