import type { Reaction } from "@goldmane/contracts/parties/schema";
import type { ReactNode } from "react";
import { LogoMark } from "#ui/brand/logo-mark.tsx";
import styles from "./reaction-icon.module.css";

const face = <circle cx="16" cy="16" r="13.5" fill="#ffd257" />;
const eyes = (
  <path
    d="M10.5 13.2a1.7 2.1 0 1 0 .1 0zM21.5 13.2a1.7 2.1 0 1 0 .1 0z"
    fill="#4a2a07"
    stroke="none"
  />
);

/** Full-color drawings on a 32-unit square. */
const icons: Record<Exclude<Reaction, "roar">, ReactNode> = {
  heart: (
    <path
      d="M16 28 4.9 17A7.2 7.2 0 0 1 15 6.7l1 1 1-1A7.2 7.2 0 0 1 27.1 17z"
      fill="#ff4d6d"
      stroke="#ffb3c1"
      strokeWidth="1.2"
    />
  ),
  laugh: (
    <>
      {face}
      <path
        d="M7.8 13.5l3.6-2.4 1.2 3.6M24.2 13.5l-3.6-2.4-1.2 3.6"
        fill="none"
        stroke="#4a2a07"
        strokeWidth="1.8"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d="M8 17.5h16a8 7.5 0 0 1-16 0z" fill="#7a1f12" />
      <path d="M11 22.7a5.5 3.4 0 0 1 10 0 8 7.5 0 0 1-10 0z" fill="#ff7b6b" />
    </>
  ),
  wow: (
    <>
      {face}
      {eyes}
      <ellipse cx="16" cy="22.3" rx="3.4" ry="4.2" fill="#7a1f12" />
    </>
  ),
  cry: (
    <>
      {face}
      {eyes}
      <path
        d="M11 23.5q5-4.5 10 0"
        fill="none"
        stroke="#4a2a07"
        strokeWidth="1.9"
        strokeLinecap="round"
      />
      <path d="M22.5 17.5c2 3 3 4.8 3 6.3a3 3 0 0 1-6 0c0-1.5 1-3.3 3-6.3z" fill="#5ab8ff" />
    </>
  ),
  clap: (
    <g stroke="#8a5a12" strokeWidth="1" strokeLinejoin="round">
      <path
        d="M5.5 19 11 8.5c.7-1.3 2.6-.6 2.2.9l-1.2 4.1 7.5-4.3c1.5-.8 2.8 1.2 1.4 2.1L16 14.5l6.3-2.6c1.5-.6 2.5 1.5 1.1 2.3l-6.2 3.3 4.9-1.5c1.5-.4 2.2 1.6.8 2.3l-9 5.2c-3.7 2-9.9.4-8.4-4.5z"
        fill="#ffc94a"
      />
      <path
        d="M22.5 5.5 24 2.5M26.5 8.5 29.5 7M18.5 5.5 18 2"
        fill="none"
        stroke="#ffe39a"
        strokeWidth="1.8"
        strokeLinecap="round"
      />
    </g>
  ),
  fire: (
    <>
      <path
        d="M16.5 2.5c1 5 7.5 8 7.5 15.5a8 8.5 0 0 1-16 0c0-3.5 1.8-5.5 3-7 .3 2 1 3 2 3.5.2-4.5 1-8.5 3.5-12z"
        fill="#ff7a2f"
      />
      <path
        d="M16.4 14.5c.5 2.5 3.6 4 3.6 7.3a4 4.2 0 0 1-8 0c0-2 1-3 1.7-3.8.3 1 .6 1.4 1.1 1.7 0-2 .5-3.7 1.6-5.2z"
        fill="#ffe27a"
      />
    </>
  ),
  popcorn: (
    <>
      <path
        d="M9.5 11a3.5 3.5 0 0 1 2-6 4.5 4.5 0 0 1 8.5-.5 4 4 0 0 1 3.5 6.5z"
        fill="#fff3d0"
        stroke="#e2c787"
        strokeWidth="1"
      />
      <path d="M7 11h18l-2.3 18H9.3z" fill="#f4f0e6" />
      <path d="M7 11h4.5l1 18H9.3zM16 11h4.6l-1 18H16zM25 11h-.1z" fill="#e5384f" />
    </>
  ),
};

/** A reaction's icon. Decorative: it needs a label beside it. */
export function ReactionIcon({ reaction }: { reaction: Reaction }) {
  if (reaction === "roar")
    return (
      <span className={styles.icon}>
        <LogoMark />
      </span>
    );
  return (
    <svg className={styles.icon} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      {icons[reaction]}
    </svg>
  );
}
