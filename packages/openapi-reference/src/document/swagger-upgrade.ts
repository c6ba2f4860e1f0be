/*
 * scripts/pack.ts replaces this module by a bundle with the code of the package, which declares a later Node.js
 * than it needs: package managers would warn every user of Node.js 20, or refuse to install it.
 */
export {upgradeFromTwoToThree} from '@scalar/openapi-upgrader/2.0-to-3.0';
