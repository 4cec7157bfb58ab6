import type { AvatarPart } from "@goldmane/contracts/avatars/limits";
import type { ReactNode } from "react";

/** A picture for each part, in a 48-unit square. */
const pictures: Readonly<Record<AvatarPart, ReactNode>> = {
  // A paw.
  species: (
    <>
      <ellipse cx="24" cy="32" rx="11" ry="9" />
      <ellipse cx="9" cy="22" rx="4.6" ry="6" transform="rotate(-18 9 22)" />
      <ellipse cx="18.5" cy="13" rx="4.8" ry="6.4" />
      <ellipse cx="29.5" cy="13" rx="4.8" ry="6.4" />
      <ellipse cx="39" cy="22" rx="4.6" ry="6" transform="rotate(18 39 22)" />
    </>
  ),
  // Drops of paint.
  fur: (
    <>
      <path d="M17 7c6 9 10 14 10 20a10 10 0 0 1-20 0c0-6 4-11 10-20z" fill="#ff7a8f" />
      <path d="M35 5c4 6 7 10 7 14a7 7 0 0 1-14 0c0-4 3-8 7-14z" fill="#ffd23f" />
      <path d="M33 25c5 7 8 11 8 15a8 8 0 0 1-16 0c0-4 3-8 8-15z" fill="#5ec8ff" />
    </>
  ),
  // A smile.
  face: (
    <>
      <circle cx="24" cy="24" r="18" fill="#ffd23f" />
      <ellipse cx="17.5" cy="20" rx="2.8" ry="4" fill="#3a1a52" />
      <ellipse cx="30.5" cy="20" rx="2.8" ry="4" fill="#3a1a52" />
      <path
        d="M14 28c4 9 16 9 20 0z"
        fill="#a82040"
        stroke="#3a1a52"
        strokeWidth="1.6"
        strokeLinejoin="round"
      />
    </>
  ),
  // A cap.
  hat: (
    <>
      <path d="M8 30C8 8 38 6 39 28z" fill="#e5484d" />
      <path d="M22 28c10-3 20 0 24 6-9-2-20-2-38-2z" fill="#ffd23f" />
      <circle cx="24" cy="12" r="3" fill="#ffd23f" />
    </>
  ),
  // A shirt.
  outfit: (
    <>
      <path
        d="M17 8 6 14l5 11 5-2v18h16V23l5 2 5-11-11-6c-2 5-12 5-14 0z"
        fill="#23a596"
        strokeLinejoin="round"
      />
      <path d="M16 27h16v4.4H16zm0 7.6h16V39H16z" fill="#fff6e8" />
    </>
  ),
  // Glasses.
  extra: (
    <>
      <path
        d="M4 19h6m28 0h6M21 22c2-2 4-2 6 0"
        fill="none"
        stroke="#ff8fb1"
        strokeWidth="3.4"
        strokeLinecap="round"
      />
      <circle cx="14" cy="25" r="8" fill="#3a1a52" stroke="#ff8fb1" strokeWidth="3.4" />
      <circle cx="34" cy="25" r="8" fill="#3a1a52" stroke="#ff8fb1" strokeWidth="3.4" />
    </>
  ),
  // A hill under the sun.
  backdrop: (
    <>
      <rect x="5" y="8" width="38" height="32" rx="7" fill="#6cc5ff" />
      <circle cx="33" cy="18" r="5.4" fill="#fff2a8" />
      <path
        d="M5 34c9-12 17-8 24-2 6-5 11-4 14 0v1a7 7 0 0 1-7 7H12a7 7 0 0 1-7-7z"
        fill="#6cbf52"
      />
    </>
  ),
};

/** The picture of a part. Decorative; the part's name is beside it. */
export function PartIcon({ part }: { part: AvatarPart }) {
  return (
    <svg viewBox="0 0 48 48" fill="currentColor" aria-hidden="true" focusable="false">
      {pictures[part]}
    </svg>
  );
}
