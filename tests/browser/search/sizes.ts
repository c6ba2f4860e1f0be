/** Windows with the panel below the box, and with a box and panel that fill them. */
export const SIZES = [
  {size: 'desktop', width: 1470},
  {size: 'phone', width: 390},
];
