/*
 * Why: some tests need programs that npm cannot bring; on a Debian machine of one's own, such as a
 * container, they can be had without a person.
 * Run: imported by the scripts of this folder.
 */
import {inSeconds, run} from './run.mjs';

/**
 * Installs packages of Debian, where this user may; says what it does and why it failed.
 *
 * @param {string} title what needs them
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
