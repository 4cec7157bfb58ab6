import { type ColorChoice, colorMatrices } from "#features/games/host/settings/color-matrices.ts";

/** The style that shows a picture in the player's colors. */
export function colorFilter(colors: ColorChoice): { filter: string } | undefined {
  return colors === "usual" ? undefined : { filter: `url("#game-colors-${colors}")` };
}

/** The filters that `colorFilter` refers to; nothing is seen of them. */
export function ColorFilters() {
  return (
    <svg width="0" height="0" aria-hidden="true" style={{ position: "absolute" }}>
      {Object.entries(colorMatrices).map(([colors, rows]) => (
        <filter key={colors} id={`game-colors-${colors}`} colorInterpolationFilters="sRGB">
          <feColorMatrix
            type="matrix"
            values={`${rows.map((row) => `${row.join(" ")} 0 0`).join(" ")} 0 0 0 1 0`}
          />
        </filter>
      ))}
    </svg>
  );
}
