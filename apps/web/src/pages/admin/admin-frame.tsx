import type { ReactNode } from "react";
import { Link } from "wouter";
import { Checklist } from "#features/setup/checklist.tsx";
import { say } from "#platform/words/say.ts";
import { adminSections, type AdminSection } from "./sections.ts";
import styles from "./admin-frame.module.css";
import { scrollToTab } from "./scroll-to-tab.ts";

type Props = {
  open: AdminSection["name"];
  heading: string;
  description: string;
  children: ReactNode;
};

/** Navigation between admin sections, around the open one. */
export function AdminFrame({ open, heading, description, children }: Props) {
  return (
    <div className={styles.frame}>
      <nav className={styles.tabs} aria-label={say`Administration`}>
        <ul>
          {adminSections().map(({ name, href, label }) => (
            <li key={name}>
              <Link
                ref={name === open ? scrollToTab : undefined}
                href={href}
                className={styles.tab}
                aria-current={name === open ? "page" : undefined}
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <header>
        <h1 className={styles.heading}>{heading}</h1>
        <p className={styles.text}>{description}</p>
      </header>
      <Checklist />
      {children}
    </div>
  );
}
