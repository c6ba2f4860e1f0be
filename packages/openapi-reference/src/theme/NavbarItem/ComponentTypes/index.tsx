// Adds the navbar items `custom-network`, a switch of servers, and `custom-reference`, a dropdown with all groups.
import ComponentTypes from '@theme-init/NavbarItem/ComponentTypes';
import ReferenceDropdown from '../../../operation/ReferenceDropdown';
import NetworkSelect from '../../../server/NetworkSelect';

export default {
  ...ComponentTypes,
  'custom-network': NetworkSelect,
  'custom-reference': ReferenceDropdown,
};
