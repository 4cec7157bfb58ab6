import type { Podcast } from "@goldmane/contracts/directory/schema";
import { type CSSProperties, useState } from "react";
import { say, sayText } from "#platform/words/say.ts";
import { OutsideLink } from "./outside/outside-link.tsx";
import { imageSources } from "#platform/image-sources.ts";
import { Icon } from "#ui/icon/icon.tsx";
import styles from "./podcast-tile.module.css";

/** Maximum width of a cover, in CSS pixels. */
const coverWidth = 320;

/** A podcast with its cover, or its color if the cover fails to load. */
export function PodcastTile({ podcast }: { podcast: Podcast }) {
  const { id, title, host, platform, category, episodes, url, color, coverImage } = podcast;
  const [hasFailed, setFailed] = useState(false);
  return (
    <OutsideLink
      link={{ kind: "podcast", id, name: title, url }}
      className={styles.tile}
      style={{ "--brand": color } as CSSProperties}
    >
      {!hasFailed && (
        <img
          {...imageSources(coverImage, coverWidth)}
          alt=""
          sizes="(width < 48rem) 45vw, 20rem"
          loading="lazy"
          decoding="async"
          draggable={false}
          className={styles.cover}
          onError={() => setFailed(true)}
        />
      )}
      <span className={styles.text}>
        <span className={styles.title} data-drawn={!hasFailed}>
          {title}
        </span>
        <span className={styles.host}>{host}</span>
        <span className={styles.facts}>
          {say`${sayText(category)} · ${platform} · ${episodes}+ episodes`}
        </span>
      </span>
      <span className={styles.sign}>
        <Icon name={url === null ? "lock" : "out"} />
      </span>
    </OutsideLink>
  );
}
