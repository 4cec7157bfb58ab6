import { type ReactNode, useLayoutEffect } from "react";
import { Link } from "wouter";
import styles from "./bottom-banner.module.css";

type Props = {
  /** `alarm` for a required action, `quiet` for information. */
  variant: "alarm" | "quiet";
  children: ReactNode;
  /** Link to fix the problem, or to what can be done meanwhile. */
  link?: { href: string; name: string } | undefined;
};

/** A banner at the bottom of every page. */
export function BottomBanner({ variant, children, link }: Props) {
  useLayoutEffect(reserveBottom, []);
  return (
    <output className={styles.banner} data-variant={variant}>
      <p>{children}</p>
      {link && <Link href={link.href}>{link.name}</Link>}
    </output>
  );
}

let banners = 0;

/** Sets `data-foot` on the root element while a banner is shown. */
function reserveBottom(): () => void {
  const notify = (by: number) => {
    banners += by;
    document.documentElement.toggleAttribute("data-foot", banners > 0);
  };
  notify(1);
  return () => notify(-1);
}
