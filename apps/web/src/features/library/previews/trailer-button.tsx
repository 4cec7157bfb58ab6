import type { TheatricalPreview } from "@goldmane/contracts/library/schema";
import { useQuery } from "@tanstack/react-query";
import { ownControlsQuery } from "#features/controls/own/queries.ts";
import { say } from "#platform/words/say.ts";
import { Button } from "#ui/button/button.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { findTrailer } from "./describe-preview.ts";
import styles from "./trailer-button.module.css";

type Props = {
  preview: TheatricalPreview;
  variant: "gold" | "glass";
  onPlay: () => void;
};

/** Opens a trailer: here, or externally if the viewer may leave. Says so if there is none. */
export function TrailerButton({ preview, variant, onPlay }: Props) {
  const { data: controls } = useQuery(ownControlsQuery);
  const trailer = findTrailer(preview);
  if (trailer?.in === "app")
    return (
      <Button
        variant={variant}
        icon="play"
        aria-label={say`Watch trailer: ${preview.title}`}
        onClick={onPlay}
      >
        {say`Watch trailer`}
      </Button>
    );
  if (trailer?.in === "outside" && controls?.outsideLinks === "open")
    return (
      <a
        className={styles.out}
        href={trailer.url}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={say`Trailer of ${preview.title}, opens in a new tab`}
      >
        {say`Watch on another site`} <Icon name="out" />
      </a>
    );
  return (
    <p className={styles.none}>
      {trailer ? say`The trailer is on another site` : say`No trailer yet`}
    </p>
  );
}
