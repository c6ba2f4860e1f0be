/*
 * Why: some tests need programs that npm cannot install; in a Debian container, apt can install
 * them without user interaction.
 * Run: imported by the scripts of this folder.
 */
import {inSeconds, run} from './run.mjs';

/**
 * Installs Debian packages if the user is root; prints progress and errors.
 *
 * @param {string} title name of the user of the packages, for messages
 * @param {readonly string[]} packages
 * @returns {Promise<boolean>} whether they are installed now.
 */
export async function installDebianPackages(title, packages) {
  const isRoot = process.getuid?.() === 0;
  if (!isRoot || (await run('apt-get', ['--version'], {capture: true})).code !== 0) {
    return false;
  }
  console.log(`${title}: apt-get install ${packages.join(' ')} ...`);
  const options = {
    capture: true,
    env: {...process.env, DEBIAN_FRONTEND: 'noninteractive'},
  };
  const update = await run('apt-get', ['update', '-qq'], options);
  const args = ['install', '-y', '-qq', '--no-install-recommends', ...packages];
  const install = await run('apt-get', args, options);
  if (install.code !== 0) {
    console.error(`${update.output}${install.output}`.trim());
    return false;
  }
  console.log(`${title}: installed (${inSeconds(update.seconds + install.seconds)})`);
  return true;
}
