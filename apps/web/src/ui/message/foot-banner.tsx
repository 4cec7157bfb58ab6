import type { ReactNode } from "react";
import { Link } from "wouter";
import styles from "./foot-banner.module.css";

type Props = {
  /** `alarm` for what somebody has to do, `quiet` for what is so. */
  look: "alarm" | "quiet";
  children: ReactNode;
  /** Where it is mended, or what can be done meanwhile. */
  link?: { href: string; name: string } | undefined;
};

/** A sentence along the foot of every page while something is the matter. */
export function FootBanner({ look, children, link }: Props) {
  return (
    <output className={styles.banner} data-look={look}>
      <p>{children}</p>
      {link && <Link href={link.href}>{link.name}</Link>}
    </output>
  );
}
