// Adds the network switch to the types of navbar items.
import ComponentTypes from '@theme-original/NavbarItem/ComponentTypes';
import NetworkSelect from '@site/src/features/network/NetworkSelect';

export default {...ComponentTypes, 'custom-network': NetworkSelect};
