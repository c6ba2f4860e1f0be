/* The code of the panel, which is loaded when the reader touches it: one chunk. */
export {PanelSession, type FieldProblems} from './session';
export {default as PanelView} from './PanelView';
