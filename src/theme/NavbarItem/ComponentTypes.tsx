// Adds the navbar item type `custom-network`.
import ComponentTypes from '@theme-original/NavbarItem/ComponentTypes';
import NetworkSelect from '@site/src/features/network/NetworkSelect';

export default {...ComponentTypes, 'custom-network': NetworkSelect};
