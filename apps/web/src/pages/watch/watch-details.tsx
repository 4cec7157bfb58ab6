import type { TitleDetail } from "@goldmane/contracts/library/schema";
import { PhoneButton } from "#features/companion/screen/phone-button.tsx";
import { GameButton } from "#features/library/sheet/game-button.tsx";
import { TitleHeading } from "#features/library/title-heading.tsx";
import { TitleEpisodes } from "#features/library/title-episodes.tsx";
import { TitleLikes } from "#features/library/title-likes.tsx";
import { TitleParticulars } from "#features/library/title-particulars.tsx";
import { DownloadButton } from "#features/offline/download-button.tsx";
import { prefetchPlayback } from "#features/playback/prefetch.ts";
import { useDocumentTitle } from "#platform/use-document-title.ts";
import { WatchlistButton } from "#ui/watchlist/watchlist-button.tsx";
import styles from "./watch-layout.module.css";

type Props = { title: TitleDetail };

/** A film's details, episodes and similar films. */
export function WatchDetails({ title }: Props) {
  useDocumentTitle(title.title);

  return (
    <>
      <div className={styles.details}>
        <TitleHeading title={title} />
        <div className={styles.actions}>
          <GameButton titleId={title.id} variant="gold" />
          <WatchlistButton title={title} />
          <DownloadButton title={title} />
          <PhoneButton />
        </div>
        <TitleParticulars title={title} />
      </div>
      <TitleEpisodes title={title} onIntent={prefetchPlayback} />
      <TitleLikes title={title} onIntent={prefetchPlayback} />
    </>
  );
}
