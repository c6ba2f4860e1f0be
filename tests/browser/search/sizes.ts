/** A window with the panel below the box, and one that the box and the panel fill. */
export const SIZES = [
  {size: 'desktop', width: 1470},
  {size: 'phone', width: 390},
];
