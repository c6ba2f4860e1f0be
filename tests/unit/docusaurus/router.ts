/** Docusaurus re-exports the router under another name. */
export {useHistory, useLocation} from 'react-router-dom';
