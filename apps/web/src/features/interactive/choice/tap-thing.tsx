import type { ReactNode } from "react";

/** Drawings on a square of 100 units, by the script's names of things. */
const drawings: Record<string, ReactNode> = {
  bubbles: (
    <>
      <circle cx="50" cy="50" r="42" fill="#bfe9ff66" stroke="#e8f8ff" strokeWidth="5" />
      <path
        d="M24 44a28 28 0 0 1 18-20"
        fill="none"
        stroke="#fff"
        strokeWidth="7"
        strokeLinecap="round"
      />
    </>
  ),
  balloons: (
    <>
      <path
        d="M50 8c20 0 32 15 32 32 0 20-20 36-32 36S18 60 18 40C18 23 30 8 50 8z"
        fill="#f2607d"
      />
      <path d="m44 74 6 8 6-8zM50 82c-6 6 6 8 0 16" fill="none" stroke="#f9d0d8" strokeWidth="4" />
      <path
        d="M30 36a20 20 0 0 1 10-16"
        fill="none"
        stroke="#ffd9e0"
        strokeWidth="6"
        strokeLinecap="round"
      />
    </>
  ),
  fireflies: (
    <>
      <circle cx="50" cy="50" r="44" fill="#ffe56a33" />
      <circle cx="50" cy="50" r="27" fill="#ffe56a88" />
      <circle cx="50" cy="50" r="14" fill="#fffbd0" />
    </>
  ),
  fish: (
    <>
      <path d="M10 50c14-26 44-28 60-6l20-14v40L70 56C54 78 24 76 10 50z" fill="#ff9f45" />
      <circle cx="30" cy="46" r="6" fill="#fff" />
      <circle cx="29" cy="46" r="3" fill="#222" />
    </>
  ),
  leaves: (
    <>
      <path d="M14 86C8 40 40 10 90 12 92 62 60 92 14 86z" fill="#7bc65a" />
      <path d="M14 86 66 36" stroke="#d9f2c8" strokeWidth="5" strokeLinecap="round" />
    </>
  ),
  snacks: (
    <>
      <circle cx="50" cy="52" r="38" fill="#d79a55" />
      <circle cx="38" cy="42" r="6" fill="#5b3418" />
      <circle cx="62" cy="46" r="6" fill="#5b3418" />
      <circle cx="48" cy="66" r="6" fill="#5b3418" />
    </>
  ),
  snowflakes: (
    <path
      d="M50 8v84M14 29l72 42M14 71l72-42M50 24l-10-9M50 24l10-9M50 76l-10 9M50 76l10 9"
      stroke="#eaf7ff"
      strokeWidth="7"
      strokeLinecap="round"
    />
  ),
  stars: (
    <path
      d="m50 6 13 28 31 4-23 21 6 31-27-15-27 15 6-31L6 38l31-4z"
      fill="#ffd84d"
      stroke="#fff3b8"
      strokeWidth="4"
    />
  ),
};

/** The picture of one thing to tap. */
export function TapThing({ what }: { what: string }) {
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true">
      {drawings[what] ?? drawings["stars"]}
    </svg>
  );
}
