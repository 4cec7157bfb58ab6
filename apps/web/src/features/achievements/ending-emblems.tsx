import type { BadgeId } from "@goldmane/contracts/achievements/limits";
import type { ReactNode } from "react";

type EndingBadgeId = Extract<BadgeId, "first-ending" | "every-ending" | "endings-12">;

const star = "M0-10 2.9-3.6 9.5-3 4.6 1.5 6 8 0 4.6-6 8-4.6 1.5-9.5-3-2.9-3.6z";

/** The drawing on the medals for endings of interactive films, in a 100-unit square. */
export const endingEmblems: Readonly<Record<EndingBadgeId, ReactNode>> = {
  // A road that forks, and a star at the end of one branch.
  "first-ending": (
    <>
      <path
        d="M50 82V58C50 44 30 46 30 28M50 60C50 46 70 46 70 34"
        fill="none"
        stroke="#fff4d6"
        strokeWidth="10"
        strokeLinecap="round"
      />
      <path d={star} fill="#ffd23f" transform="translate(70 28) scale(1.5)" />
      <circle cx="30" cy="26" r="6" fill="#8a5a2a" />
    </>
  ),
  // A tree of paths with a star at every tip.
  "every-ending": (
    <>
      <path
        d="M50 84V56M50 60C50 48 26 50 26 36M50 60C50 48 74 50 74 36M50 58V30"
        fill="none"
        stroke="#fff4d6"
        strokeWidth="7"
        strokeLinecap="round"
      />
      {[
        [26, 32],
        [50, 24],
        [74, 32],
      ].map(([x, y]) => (
        <path key={x} d={star} fill="#ffd23f" transform={`translate(${x} ${y}) scale(1.2)`} />
      ))}
    </>
  ),
  // A book of endings with a ribbon.
  "endings-12": (
    <>
      <path d="M22 30q14-6 28 2v46q-14-8-28-2z" fill="#fff4d6" />
      <path d="M78 30q-14-6-28 2v46q14-8 28-2z" fill="#ffe39a" />
      <path
        d="M29 40q8-3 15 1M29 50q8-3 15 1M29 60q8-3 15 1"
        fill="none"
        stroke="#8a5a2a"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <path d="M62 24v28l6-6 6 6V26q-6-3-12-2z" fill="#e5383f" />
      <path d={star} fill="#e08a1f" transform="translate(62 66) scale(0.9)" />
    </>
  ),
};
