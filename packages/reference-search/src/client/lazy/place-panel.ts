import type {PanelPlacement} from '../../search/settings';

/** Places the panel below the box, in its navbar. */
export function placePanel(
  panel: HTMLElement,
  box: HTMLElement,
  placement: PanelPlacement,
): void {
  const {clientWidth, dir} = document.documentElement;
  const {left, right} = box.getBoundingClientRect();
  const isAtLeft = (placement === 'start') === (dir !== 'rtl');
  const beside = isAtLeft ? {left: `${left}px`} : {right: `${clientWidth - right}px`};
  const sides = {
    start: beside,
    end: beside,
    'full-width': {left: '0', right: '0'},
    'input-wrapper-width': {left: `${left}px`, right: `${clientWidth - right}px`},
  }[placement];
  const isFull = placement !== 'start' && placement !== 'end';
  const size = isFull ? {width: 'unset', maxWidth: 'unset'} : {};
  Object.assign(panel.style, {left: '', right: '', ...sides, ...size});
}
