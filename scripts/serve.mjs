/*
 * Why: serves the production build as it is, without the minutes that preview takes to make it.
 * Reads: build/, and PORT, another port than 3000. Run: npm run serve
 */
import {freePort} from './lib/port.mjs';
import {main} from './lib/run.mjs';
import {serveBuild} from './lib/installed/serve.mjs';

main(async () => serveBuild(await freePort(process.env)));
