import type { BadgeId } from "@goldmane/contracts/achievements/limits";
import { genres, type GenreSlug } from "@goldmane/contracts/library/limits";
import type { ReactNode } from "react";
import styles from "./badge-art.module.css";
import { endingEmblems } from "./ending-emblems.tsx";
import { featEmblems } from "./feat-emblems.tsx";
import { gameEmblems } from "./game-emblems.tsx";

/** A planet with its orbit under a constellation of the system's own. */
function drawChart(slug: GenreSlug, stars: readonly (readonly [x: number, y: number])[]) {
  const [light, deep] = genres.find((genre) => genre.slug === slug)?.colors ?? [];
  return (
    <>
      <circle cx="50" cy="50" r="36" fill="#170c2b" />
      <polyline
        points={stars.map((star) => star.join(",")).join(" ")}
        fill="none"
        stroke="#ffe39a"
        strokeWidth="1.6"
        strokeDasharray="3 2.4"
      />
      {stars.map(([x, y]) => (
        <path
          key={`${x} ${y}`}
          d="M0-5 1.3-1.3 5 0 1.3 1.3 0 5-1.3 1.3-5 0-1.3-1.3z"
          fill="#fff4d6"
          transform={`translate(${x} ${y})`}
        />
      ))}
      <circle cx="50" cy="62" r="13" fill={deep} />
      <path d="M38 57a13 13 0 0 1 22-3c-8-1-13 6-22 3z" fill={light} />
      <path d="M41 71c6-3 11 1 19-3a13 13 0 0 1-19 3z" fill={light} opacity="0.7" />
      <path
        d="M30 70c-8 6-2 9 20 1s28-17 20-17"
        fill="none"
        stroke={light}
        strokeWidth="2.6"
        strokeLinecap="round"
      />
    </>
  );
}

/** The drawing on each medal, in a 100-unit square around its center. */
const emblems: Readonly<Record<BadgeId, ReactNode>> = {
  // A projector's beam.
  "first-film": (
    <>
      <path d="M50 34 82 22v56L50 62z" fill="#fff4d6" opacity="0.85" />
      <rect x="24" y="36" width="28" height="26" rx="5" fill="#3a2444" />
      <circle cx="33" cy="29" r="8.5" fill="#5d3a6b" />
      <circle cx="33" cy="29" r="3" fill="#ffe39a" />
      <circle cx="49" cy="30" r="6.5" fill="#5d3a6b" />
      <circle cx="49" cy="30" r="2.4" fill="#ffe39a" />
      <path d="M30 62h16l4 14H26z" fill="#2a1503" />
      <circle cx="45" cy="49" r="5" fill="#f7c85a" />
    </>
  ),
  // A heart with a tick.
  "kept-promise": (
    <>
      <path
        d="M50 77C33 62 24 53 24 42a14 14 0 0 1 26-7 14 14 0 0 1 26 7c0 11-9 20-26 35z"
        fill="#b3262e"
      />
      <path
        d="m38 48 9 9 17-18"
        fill="none"
        stroke="#fff4d6"
        strokeWidth="7"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  ),
  // A door that stands open.
  "second-genre": (
    <>
      <path d="M30 78V32a20 20 0 0 1 40 0v46z" fill="#2a1503" />
      <path d="M37 78V33a13 13 0 0 1 26 0v45z" fill="#8fd0ff" />
      <path d="M37 78V33a13 13 0 0 1 13-13v58l-8 6z" fill="#7a3cff" />
      <circle cx="46.5" cy="52" r="2.5" fill="#ffe39a" />
      <path d="M57 44l1.8 3.7 4.1.6-3 2.9.7 4-3.6-1.9z" fill="#fff4d6" />
      <path d="M24 78h52v5H24z" fill="#3a2444" />
    </>
  ),
  // Three lamps in a row.
  "streak-3": (
    <>
      {[28, 50, 72].map((x) => (
        <g key={x}>
          <path
            d={`M${x} 28c4 7 9.5 10 9.5 18a9.5 9.5 0 0 1-19 0c0-5 3-7 4.5-10.5 2 1.5 3 3 3.2 5 2-3.5 2.3-7.5 1.8-12.5z`}
            fill="#e0501f"
          />
          <path d={`M${x} 41c1.6 3 4 4.5 4 7.5a4 4 0 0 1-8 0c0-3 2.4-4.5 4-7.5z`} fill="#ffe39a" />
          <path d={`M${x - 8} 60h16l-2.5 13h-11z`} fill="#3a2444" />
        </g>
      ))}
    </>
  ),
  // An open book whose page speaks.
  "read-along": (
    <>
      <path d="M20 42c10-4 21-3 30 4v34c-9-6-20-7-30-4z" fill="#fff4d6" />
      <path d="M80 42c-10-4-21-3-30 4v34c9-6 20-7 30-4z" fill="#ffe0a6" />
      <path
        d="M26 51c6-1.5 12-1 18 2m-18 7c6-1.5 12-1 18 2m12-9c6-3 12-3.5 18-2m-18 11c6-3 12-3.5 18-2"
        fill="none"
        stroke="#8a5a2a"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <path
        d="M36 16h28a5 5 0 0 1 5 5v10a5 5 0 0 1-5 5H54l-6 7v-7H36a5 5 0 0 1-5-5V21a5 5 0 0 1 5-5z"
        fill="#1f7a8c"
      />
      <path
        d="M38 26h24"
        stroke="#fff4d6"
        strokeWidth="4"
        strokeLinecap="round"
        strokeDasharray="6 6"
      />
    </>
  ),
  // The moon asleep.
  "on-time": (
    <>
      <path d="M60 22a29 29 0 1 0 20 36 24 24 0 0 1-20-36z" fill="#3a2a7a" />
      <path
        d="M39 49c2 3 6 3 8 0m-7 13c4 3 9 3 12-.5"
        fill="none"
        stroke="#fff4d6"
        strokeWidth="3.5"
        strokeLinecap="round"
      />
      <path
        d="M70 24h10l-10 12h10"
        fill="none"
        stroke="#3a2a7a"
        strokeWidth="4.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path
        d="M62 40h7l-7 8h7"
        fill="none"
        stroke="#3a2a7a"
        strokeWidth="3.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  ),
  // A water lily on three rings.
  "calm-3": (
    <>
      {[34, 25, 16].map((rx, place) => (
        <ellipse
          key={rx}
          cx="50"
          cy="66"
          rx={rx}
          ry={rx * 0.4}
          fill={["#1f7a8c", "#2f98a8", "#8fd0ff"][place]}
        />
      ))}
      <path d="M50 24c9 10 11 24 0 38-11-14-9-28 0-38z" fill="#fff4d6" />
      <path d="M30 34c12 4 19 14 20 28-13-2-21-13-20-28z" fill="#ffb3c7" />
      <path d="M70 34c-12 4-19 14-20 28 13-2 21-13 20-28z" fill="#ffb3c7" />
      <path d="M20 50c12-2 24 3 30 13-13 4-25 0-30-13z" fill="#ff8fae" />
      <path d="M80 50c-12-2-24 3-30 13 13 4 25 0 30-13z" fill="#ff8fae" />
    </>
  ),
  // The sun rests with seven rays rests on the sea.
  "calm-7": (
    <>
      <path d="M26 56a24 24 0 0 1 48 0z" fill="#ffe39a" />
      <path d="M34 56a16 16 0 0 1 32 0z" fill="#f7c85a" />
      {[-72, -48, -24, 0, 24, 48, 72].map((turn) => (
        <path
          key={turn}
          d="M50 26V18"
          stroke="#c9791f"
          strokeWidth="4"
          strokeLinecap="round"
          transform={`rotate(${turn} 50 56)`}
        />
      ))}
      <path
        d="M18 60c8-6 13 6 21 0s13 6 21 0 13 6 22 0M24 70c7-6 12 6 19 0s12 6 19 0 8 4 14 0M32 80c6-5 12 5 18 0s12 5 18 0"
        fill="none"
        stroke="#1f7a8c"
        strokeWidth="5"
        strokeLinecap="round"
      />
    </>
  ),
  // A crown with a flame in it.
  "streak-7": (
    <>
      <path
        d="M50 18c6 10 14 14 14 26a14 14 0 0 1-28 0c0-7 4.5-10 7-15.5 3 2.2 4.5 4.5 4.5 7.5 3-5 3.5-11 2.5-18z"
        fill="#e0501f"
      />
      <path d="M50 37c2.2 4 6 6 6 10.5a6 6 0 0 1-12 0c0-4.5 3.8-6.5 6-10.5z" fill="#ffe39a" />
      <path
        d="M20 46l13 11 17-18 17 18 13-11-6 32H26z"
        fill="#b3262e"
        stroke="#7a1420"
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <path d="M26 71h48v7H26z" fill="#7a1420" />
      <circle cx="38" cy="65" r="3" fill="#ffe39a" />
      <circle cx="50" cy="62" r="4" fill="#ffe39a" />
      <circle cx="62" cy="65" r="3" fill="#ffe39a" />
    </>
  ),
  "chart-sci-fi": drawChart("sci-fi", [
    [26, 44],
    [38, 28],
    [54, 36],
    [70, 24],
  ]),
  "chart-fantasy": drawChart("fantasy", [
    [28, 36],
    [42, 42],
    [50, 24],
    [58, 42],
    [72, 36],
  ]),
  "chart-anime": drawChart("anime", [
    [30, 28],
    [44, 40],
    [56, 24],
    [72, 42],
  ]),
  "chart-adventure": drawChart("adventure", [
    [24, 46],
    [40, 24],
    [50, 38],
    [62, 22],
    [76, 46],
  ]),
  "chart-kids": drawChart("kids", [
    [30, 42],
    [34, 26],
    [50, 34],
    [66, 26],
    [70, 42],
  ]),
  "chart-originals": drawChart("originals", [
    [28, 28],
    [36, 44],
    [50, 30],
    [64, 44],
    [72, 28],
  ]),
  // A curtain with the number ten.
  "films-10": (
    <>
      <path d="M20 20h60v8H20z" fill="#f7c85a" />
      <path d="M22 28h22q0 34-18 50h-4z" fill="#b3262e" />
      <path d="M78 28H56q0 34 18 50h4z" fill="#b3262e" />
      <path d="M30 28q0 30-8 44V28zm40 0q0 30 8 44V28z" fill="#7a1420" />
      <path
        d="M41 44l6-5v28M58 39a7 14 0 1 1 0 28 7 14 0 0 1 0-28z"
        fill="none"
        stroke="#fff4d6"
        strokeWidth="5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  ),
  ...featEmblems,
  ...endingEmblems,
  ...gameEmblems,
  // Six windows in the genres' colors.
  "all-genres": (
    <>
      {["#16b8a6", "#9a5cff", "#ff5d8f", "#1f9d6b", "#3f9be0", "#b3262e"].map((color, place) => (
        <path
          key={color}
          d="M50 47 40 24a11 11 0 0 1 20 0z"
          fill={color}
          stroke="#2a1503"
          strokeWidth="2"
          strokeLinejoin="round"
          transform={`rotate(${place * 60} 50 50)`}
        />
      ))}
      <circle cx="50" cy="50" r="9" fill="#2a1503" />
      <path
        d="M50 43.5l1.9 4 4.3.6-3.1 3 .8 4.3-3.9-2.1-3.9 2.1.8-4.3-3.1-3 4.3-.6z"
        fill="#ffe39a"
      />
    </>
  ),
};

const rays = Array.from({ length: 24 }, (_, place) => place * 15);

type Props = { id: BadgeId; isEarned: boolean };

/** A medal: gold once it is earned, dark glass before. Hidden from screen readers; its name is beside it. */
export function BadgeArt({ id, isEarned }: Props) {
  return (
    <svg
      className={styles.art}
      data-earned={isEarned}
      viewBox="0 0 100 100"
      aria-hidden="true"
      focusable="false"
    >
      <g className={styles.rim}>
        {rays.map((turn) => (
          <path key={turn} d="M50 0l4.5 8h-9z" transform={`rotate(${turn} 50 50)`} />
        ))}
        <circle cx="50" cy="50" r="45" />
      </g>
      <circle className={styles.edge} cx="50" cy="50" r="40.5" />
      <circle className={styles.plate} cx="50" cy="50" r="38" />
      <g className={styles.emblem} transform="translate(50 50) scale(0.8) translate(-50 -50)">
        {emblems[id]}
      </g>
      <path className={styles.shine} d="M18 40a34 34 0 0 1 34-24" />
    </svg>
  );
}
