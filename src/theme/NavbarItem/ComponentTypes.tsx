// Adds the navbar item type `custom-network`.
import ComponentTypes from '@theme-original/NavbarItem/ComponentTypes';
import NetworkSelect from 'docusaurus-openapi-reference/server/NetworkSelect';

export default {...ComponentTypes, 'custom-network': NetworkSelect};
