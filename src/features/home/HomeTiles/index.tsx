import overview from '@site/docs/api/overview.json';
import React, {type ReactNode} from 'react';
import styles from './styles.module.css';

/** One shape a group, each in a box of 20 by 20; more groups than shapes begin again. */
const SHAPES = [
  'M0 0H20V20H0Z',
  'M0 20A20 20 0 0 1 20 0V20Z',
  'M10 0A10 10 0 0 1 10 20A10 10 0 0 1 10 0Z',
  'M0 20V10A10 10 0 0 1 20 10V20Z',
  'M0 0H10A10 10 0 0 1 20 10V20H10A10 10 0 0 1 0 10Z',
  'M0 0H20A20 20 0 0 1 0 20Z',
  'M10 0L20 10L10 20L0 10Z',
  'M0 0H20A10 10 0 0 1 0 0ZM0 10H20A10 10 0 0 1 0 10Z',
  'M0 0H20L0 20Z',
] as const;

/** Strength of colour of the tiles, in turns. */
const TONES = [1, 0.2, 0.5, 0.2, 1, 0.5, 0.2] as const;

const PITCH = 22;
const MOST_TILES = 108;

/**
 * The picture of the home page: one tile an endpoint, in the shape of its group; the endpoint of
 * the first request stands out. It is drawn from the description and decorates only.
 */
export default function HomeTiles(): ReactNode {
  const tiles = overview.groups
    .flatMap(({count}, group) => Array.from({length: count}, () => group))
    .slice(0, MOST_TILES);
  const columns = Math.ceil(Math.sqrt(tiles.length * 1.25));
  const rows = Math.ceil(tiles.length / columns);
  return (
    <svg
      className={styles.picture}
      viewBox={`0 0 ${columns * PITCH - 2} ${rows * PITCH - 2}`}
      aria-hidden="true"
      focusable="false"
    >
      {tiles.map((group, index) => (
        <path
          key={index}
          d={shapeOf(group)}
          {...(index === overview.firstOperation
            ? {className: styles.first}
            : {opacity: TONES[index % TONES.length]})}
          transform={`translate(${(index % columns) * PITCH} ${Math.floor(index / columns) * PITCH})`}
        />
      ))}
    </svg>
  );
}

/** The shape of a group as a small picture beside its name. */
export function GroupTile({group}: {group: number}): ReactNode {
  return (
    <svg className={styles.tile} viewBox="0 0 20 20" aria-hidden="true" focusable="false">
      <path d={shapeOf(group)} />
    </svg>
  );
}

/** @param group its place among the groups */
function shapeOf(group: number): string {
  return SHAPES[group % SHAPES.length] ?? SHAPES[0];
}
