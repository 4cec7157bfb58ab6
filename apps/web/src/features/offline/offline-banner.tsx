import { Link, useLocation } from "wouter";
import { isOffline } from "#platform/device/reach.ts";
import { routes } from "#platform/routes.ts";
import { useStore } from "#platform/store.ts";
import { say } from "#platform/words/say.ts";
import { useCopies } from "./use-copies.ts";
import styles from "./offline-banner.module.css";

/** Says that there is no network, and where the films are that need none. Not over a film. */
export function OfflineBanner() {
  const [path] = useLocation();
  const offline = useStore(isOffline);
  const hasFilms = useCopies()?.some(({ state }) => state === "kept") ?? false;
  if (!offline || path.startsWith("/watch/")) return null;
  const isThere = path === routes.kept;
  return (
    <output className={styles.banner}>
      <p>
        {navigator.onLine ? say`The house does not answer.` : say`You are offline.`}{" "}
        {hasFilms
          ? say`What is kept on this device plays all the same.`
          : say`Films need a network.`}
      </p>
      {hasFilms && !isThere && (
        <Link href={routes.kept} className={styles.link}>
          {say`See what is kept`}
        </Link>
      )}
    </output>
  );
}
