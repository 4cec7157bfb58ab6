import type { RefObject } from "react";
import type { HeroStore } from "./hero-store.ts";
import styles from "./hero-trailer.module.css";
import { useHeroTrailer } from "./use-hero-trailer.ts";

type Props = {
  hero: RefObject<Element | null>;
  /** The film whose trailer should play; null for none. */
  titleId: string | null;
  hasSound: boolean;
  heroStore: HeroStore;
};

/** Plays a trailer over the pictures. */
export function HeroTrailer(props: Props) {
  const stage = useHeroTrailer(props);
  return <div ref={stage} className={styles.trailer} aria-hidden="true" />;
}
