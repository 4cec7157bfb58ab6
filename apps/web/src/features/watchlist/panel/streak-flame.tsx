import type { StreakTier } from "@goldmane/contracts/watchlist/rules";

const outer = {
  start: "M32 14v-4M19 20l-3-3M45 20l3-3",
  great: "M32 12c5 9 12 13 12 23a12 12 0 0 1-24 0c0-6 4-9 6-14 3 2 5 4 5 7 2-5 2-10 1-16z",
  amazing: "M33 5c5 10 16 16 16 31a17 17 0 0 1-34 0c0-8 5-12 8-19 4 3 6 6 6 10 4-7 5-14 4-22z",
  champion: "M33 3c5 10 17 17 17 33a18 18 0 0 1-36 0c0-9 6-13 9-20 4 3 6 6 6 10 4-7 5-15 4-23z",
} as const;

const inner = {
  great: "M32 27c2 5 6 7 6 12a6 6 0 0 1-12 0c0-4 4-6 6-12z",
  amazing: "M32 27c3 6 8 9 8 15a8 8 0 0 1-16 0c0-6 5-9 8-15z",
} as const;

/** The icon of a streak's tier: an unlit lamp, a flame, a bigger one, and one with a crown. */
export function StreakFlame({ tier }: { tier: StreakTier }) {
  if (tier === "start")
    return (
      <svg viewBox="0 0 64 64" aria-hidden="true" focusable="false">
        <path d={outer.start} fill="none" stroke="#f7c85a" strokeWidth="3" strokeLinecap="round" />
        <path d="M22 40a10 10 0 1 1 20 0c0 4-3 5-3 9H25c0-4-3-5-3-9z" fill="#f7c85a" />
        <path d="M26 52h12v3a4 4 0 0 1-4 4h-4a4 4 0 0 1-4-4z" fill="#c9791f" />
        <path
          d="M27 40a5 5 0 0 1 5-5"
          fill="none"
          stroke="#fff4d6"
          strokeWidth="2.5"
          strokeLinecap="round"
        />
      </svg>
    );
  if (tier === "champion")
    return (
      <svg viewBox="0 0 64 64" aria-hidden="true" focusable="false">
        <path d={outer.champion} fill="#ff7a2f" />
        <path d={inner.amazing} fill="#ffe39a" />
        <path
          d="M16 40l6 6 10-12 10 12 6-6-3 18H19z"
          fill="#f7c85a"
          stroke="#8a4a08"
          strokeWidth="2"
          strokeLinejoin="round"
        />
        <circle cx="32" cy="51" r="3" fill="#b3262e" />
      </svg>
    );
  return (
    <svg viewBox="0 0 64 64" aria-hidden="true" focusable="false">
      <path d={outer[tier]} fill={tier === "great" ? "#f7a23c" : "#ff7a2f"} />
      <path d={inner[tier]} fill="#ffe39a" />
    </svg>
  );
}
