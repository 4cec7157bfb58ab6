import type { CSSProperties } from "react";
import { Link } from "wouter";
import { SocialCard } from "#features/directory/social-card.tsx";
import { routes } from "#platform/routes.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { LeoCard } from "./leo-card.tsx";
import { listRooms } from "#pages/explore/areas.ts";
import styles from "./feature-cards.module.css";

type Props = { hasPage: (path: string) => boolean };

/** A card per feature besides films and VIBES, one for Leo, and one for the social links. */
export function FeatureCards({ hasPage }: Props) {
  return (
    <div className={styles.cards}>
      {listRooms()
        // VIBES has a section of its own, and the Game Collection leads to the games.
        .filter(({ path }) => hasPage(path) && path !== routes.vibes && path !== routes.games)
        .map(({ path, name, description, action, colors: [from, to] }) => (
          <Link
            key={path}
            href={path}
            className={styles.card}
            style={{ "--from": from, "--to": to } as CSSProperties}
          >
            <span className={styles.name}>{name}</span>
            <span className={styles.text}>{description}</span>
            <span className={styles.action}>
              {action} <Icon name="right" />
            </span>
          </Link>
        ))}
      <LeoCard />
      <SocialCard />
    </div>
  );
}
