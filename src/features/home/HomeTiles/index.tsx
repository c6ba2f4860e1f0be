import {translate} from '@docusaurus/Translate';
import overview from '@openapi-reference/data/overview.json';
import React, {type ReactNode} from 'react';
import styles from './styles.module.css';

/** Paths of 20 by 20 units, one for each group. They repeat if there are more groups. */
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

const OPACITIES = [1, 0.2, 0.5, 0.2, 1, 0.5, 0.2] as const;

const PITCH = 22;
const MAX_TILES = 108;

/**
 * The picture of the home page. It has a tile for each endpoint, in the shape of its group, and highlights
 * the endpoint of the first request; a caption says so.
 */
export default function HomeTiles(): ReactNode {
  return (
    <figure className={styles.figure} data-markdown-ignore="">
      <Picture />
      {overview.operationCount > MAX_TILES ? null : (
        <figcaption className={styles.caption} data-search-ignore>
          {translate(
            {
              id: 'home.tiles',
              message:
                'One shape for each of the {count} endpoints, alike within a group. The highlighted one is the first request below.',
            },
            {count: String(overview.operationCount)},
          )}
        </figcaption>
      )}
    </figure>
  );
}

function Picture(): ReactNode {
  const tiles = overview.groups
    .flatMap(({count}, group) => Array.from({length: count}, () => group))
    .slice(0, MAX_TILES);
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
            : {opacity: OPACITIES[index % OPACITIES.length]})}
          transform={`translate(${(index % columns) * PITCH} ${Math.floor(index / columns) * PITCH})`}
        />
      ))}
    </svg>
  );
}

export function GroupTile({group}: {group: number}): ReactNode {
  return (
    <svg className={styles.tile} viewBox="0 0 20 20" aria-hidden="true" focusable="false">
      <path d={shapeOf(group)} />
    </svg>
  );
}

/** @param group - index of the group. */
function shapeOf(group: number): string {
  return SHAPES[group % SHAPES.length] ?? SHAPES[0];
}
