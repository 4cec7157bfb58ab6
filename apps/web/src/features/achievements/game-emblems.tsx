import type { GameBadgeId } from "@goldmane/contracts/achievements/rules";
import type { ReactNode } from "react";

/** The drawing on each game's medal, in a 100-unit square around its center. */
export const gameEmblems: Readonly<Record<GameBadgeId, ReactNode>> = {
  // An arcade cabinet with Leo's mane on its screen.
  "game-leos-arcade": (
    <>
      <path d="M30 20h40l4 14v46H26V34z" fill="#3a2444" />
      <path d="M33 26h34l3 8H30z" fill="#f7c85a" />
      <rect x="32" y="37" width="36" height="24" rx="3" fill="#170c2b" />
      <circle cx="50" cy="49" r="10" fill="#c9791f" />
      <circle cx="50" cy="50" r="6.5" fill="#ffe39a" />
      <path d="M47.5 51.5h5L50 54z" fill="#2a1503" />
      <circle cx="47" cy="48" r="1.2" fill="#2a1503" />
      <circle cx="53" cy="48" r="1.2" fill="#2a1503" />
      <path d="M38 75V67" stroke="#ffe39a" strokeWidth="3" strokeLinecap="round" />
      <circle cx="38" cy="66" r="3.6" fill="#e0501f" />
      <circle cx="54" cy="70" r="3.4" fill="#16b8a6" />
      <circle cx="63" cy="70" r="3.4" fill="#ff5d8f" />
    </>
  ),
  // A sword before a shield.
  "game-adventure-quest": (
    <>
      <path
        d="M50 22c9 6 17 8 25 8 0 24-8 40-25 50-17-10-25-26-25-50 8 0 16-2 25-8z"
        fill="#1f9d6b"
      />
      <path d="M50 30c6 4 12 6 18 6.5-1 17-7 28-18 35z" fill="#157a52" />
      <path d="M46.5 70V36l3.5-8 3.5 8v34z" fill="#fff4d6" stroke="#2a1503" strokeWidth="1.6" />
      <path d="M37 62h26v5H37z" fill="#f7c85a" stroke="#2a1503" strokeWidth="1.6" />
      <path d="M47 67h6v12h-6z" fill="#7a1420" />
      <circle cx="50" cy="81" r="4" fill="#f7c85a" />
    </>
  ),
  // A slime that smiles.
  "game-slime-adventure": (
    <>
      <path d="M22 74c0-26 12-46 28-46s28 20 28 46c0 5-56 5-56 0z" fill="#3fbf6b" />
      <path
        d="M33 48c3-8 8-12 13-13"
        fill="none"
        stroke="#c9f7d4"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <ellipse cx="41" cy="57" rx="5" ry="6.5" fill="#fff" />
      <ellipse cx="59" cy="57" rx="5" ry="6.5" fill="#fff" />
      <circle cx="42" cy="58" r="2.6" fill="#12351f" />
      <circle cx="60" cy="58" r="2.6" fill="#12351f" />
      <path
        d="M43 68c4 4 10 4 14 0"
        fill="none"
        stroke="#12351f"
        strokeWidth="3"
        strokeLinecap="round"
      />
    </>
  ),
  // A running shoe that leaves a gust behind.
  "game-kyles-dash": (
    <>
      <path d="M36 34l8 14c6 8 18 8 30 11 5 1.5 6 6 6 10H34c-5 0-8-4-7-9z" fill="#e0501f" />
      <path d="M27 66h53v6c0 3-2 5-5 5H33c-4 0-7-4-6-11z" fill="#fff4d6" />
      <path
        d="M44 50l6-4M49 55l6-5M55 58l5-5"
        stroke="#ffe39a"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <path
        d="M30 30H16M26 42H12M24 54H17"
        stroke="#3f9be0"
        strokeWidth="4"
        strokeLinecap="round"
        fill="none"
      />
    </>
  ),
};
