import { type ReactNode, useLayoutEffect } from "react";
import { Link } from "wouter";
import styles from "./bottom-banner.module.css";

type Props = {
  /** `alarm` for what somebody has to do, `quiet` for what is so. */
  look: "alarm" | "quiet";
  children: ReactNode;
  /** Where it is mended, or what can be done meanwhile. */
  link?: { href: string; name: string } | undefined;
};

/** A sentence along the foot of every page while something is the matter. */
export function BottomBanner({ look, children, link }: Props) {
  useLayoutEffect(keepFoot, []);
  return (
    <output className={styles.banner} data-look={look}>
      <p>{children}</p>
      {link && <Link href={link.href}>{link.name}</Link>}
    </output>
  );
}

let banners = 0;

/** Tells the page's styles that its foot is taken. */
function keepFoot(): () => void {
  const tell = (by: number) => {
    banners += by;
    document.documentElement.toggleAttribute("data-foot", banners > 0);
  };
  tell(1);
  return () => tell(-1);
}
