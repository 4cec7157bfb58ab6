import type { FeatBadgeId } from "@goldmane/contracts/achievements/rules";
import type { ReactNode } from "react";

const star = "M0-10 2.9-3.6 9.5-3 4.6 1.5 6 8 0 4.6-6 8-4.6 1.5-9.5-3-2.9-3.6z";

/** The drawing on the medals for feats in the games, in a 100-unit square around its center. */
export const featEmblems: Readonly<Record<FeatBadgeId, ReactNode>> = {
  // A list with its ticks.
  "dash-missions-5": (
    <>
      <rect x="28" y="20" width="44" height="60" rx="6" fill="#fff4d6" />
      <rect x="40" y="15" width="20" height="11" rx="4" fill="#3a2444" />
      {[38, 52, 66].map((y) => (
        <g key={y}>
          <path
            d={`M34 ${y}l4 4 7-9`}
            fill="none"
            stroke="#1f9d6b"
            strokeWidth="4"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
          <path d={`M50 ${y}h15`} stroke="#8a5a2a" strokeWidth="4" strokeLinecap="round" />
        </g>
      ))}
    </>
  ),
  // A cape with a star.
  "dash-missions-25": (
    <>
      <path d="M34 24h32l14 50q-8 8-15 2-7 7-15 1-8 6-15-1-7 6-15-2z" fill="#e5383f" />
      <path d="M34 24h32l-3 9H37z" fill="#ffd23f" />
      <path d={star} fill="#ffd23f" transform="translate(50 54) scale(1.5)" />
    </>
  ),
  // A slime that reaches for a star.
  "slime-stars-15": (
    <>
      <path d="M26 80c0-18 10-30 24-30s24 12 24 30c0 4-48 4-48 0z" fill="#3fbf6b" />
      <circle cx="43" cy="66" r="3.4" fill="#12351f" />
      <circle cx="57" cy="66" r="3.4" fill="#12351f" />
      <path
        d="M44 73c4 3 8 3 12 0"
        fill="none"
        stroke="#12351f"
        strokeWidth="2.6"
        strokeLinecap="round"
      />
      <path d={star} fill="#ffd23f" transform="translate(50 30) scale(1.5)" />
      <path d={star} fill="#ffe39a" transform="translate(27 42) scale(0.7)" />
      <path d={star} fill="#ffe39a" transform="translate(73 42) scale(0.7)" />
    </>
  ),
  // A joystick.
  "arcade-wins-30": (
    <>
      <rect x="24" y="58" width="52" height="22" rx="7" fill="#3a2444" />
      <path d="M46 60V38h8v22z" fill="#c9b6d8" />
      <circle cx="50" cy="31" r="13" fill="#e0501f" />
      <circle cx="45.5" cy="26.5" r="4" fill="#ffb48a" />
      <circle cx="36" cy="69" r="4.4" fill="#16b8a6" />
      <circle cx="64" cy="69" r="4.4" fill="#ff5d8f" />
    </>
  ),
  // A wizard's hat.
  "quest-realm": (
    <>
      <path d="M28 70q10-44 34-50-6 8 2 16 6 14 8 34z" fill="#4a3a9c" />
      <ellipse cx="50" cy="71" rx="32" ry="9" fill="#33286e" />
      <path d="M30 62q20 8 41 0l1 6q-22 8-44 0z" fill="#ffc247" />
      <path d={star} fill="#ffe39a" transform="translate(50 48) scale(0.8)" />
    </>
  ),
  // A knight's helmet.
  "quest-realms-6": (
    <>
      <path d="M50 18q6-10 20-6-8 4-10 14z" fill="#c8323f" />
      <path d="M28 78V46a22 22 0 0 1 44 0v32z" fill="#b9c4d6" />
      <path d="M50 24a22 22 0 0 1 22 22v32H50z" fill="#8d9ab2" />
      <path d="M32 46h36v8H54v22h-8V54H32z" fill="#2a1f3a" />
      <path d="M28 76h44v5H28z" fill="#ffd766" />
    </>
  ),
};
