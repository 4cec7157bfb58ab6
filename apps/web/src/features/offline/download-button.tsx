import type { TitleDetail } from "@goldmane/contracts/library/schema";
import { useQuery } from "@tanstack/react-query";
import { Suspense, lazy, useState } from "react";
import { useSearchParams } from "wouter";
import { isInsecure } from "#platform/device/is-insecure.ts";
import type { Download } from "#platform/local-store/download.ts";
import { canUseWorker } from "#platform/local-store/worker-link.ts";
import { sessionQuery } from "#platform/queries/session-query.ts";
import { say } from "#platform/words/say.ts";
import { Button } from "#ui/button/button.tsx";
import { resumeDownload, pauseDownload } from "./download/download-film.ts";
import { shareOf } from "./share-of.ts";
import { useDownloads } from "./use-downloads.ts";
import styles from "./download-button.module.css";

const DownloadDialog = lazy(() =>
  import("./download-dialog.tsx").then((module) => ({ default: module.DownloadDialog })),
);
const RemoveDialog = lazy(() =>
  import("./remove-dialog.tsx").then((module) => ({ default: module.RemoveDialog })),
);

type Props = { title: TitleDetail };
type Opened = "keep" | "remove" | null;

/**
 * Downloads a film, and shows the progress. Null where the browser does not support it; over plain
 * http its dialog explains why. The address can open the dialog: `?title=…&download`.
 */
export function DownloadButton({ title }: Props) {
  const { data: session, isPending } = useQuery(sessionQuery);
  const downloads = useDownloads();
  const [opened, setOpened] = useState<Opened>(null);
  const [address, setAddress] = useSearchParams();
  if ((!canUseWorker() && !isInsecure()) || (!isPending && !session?.profile)) return null;

  const download = downloads?.find(({ titleId }) => titleId === title.id);
  const isAsked =
    downloads !== null && !download && address.has("download") && address.get("title") === title.id;
  const closeKeep = () => {
    setOpened(null);
    if (isAsked) setAddress((before) => without(before, "download"), { replace: true });
  };
  return (
    <>
      {/* Has its room before it is known what it does: what stands beside it need not move. */}
      <div className={styles.act} data-known={downloads !== null}>
        <DownloadAction download={download} name={title.title} onOpen={setOpened} />
      </div>
      <Suspense fallback={null}>
        {(opened === "keep" || isAsked) && <DownloadDialog title={title} onClose={closeKeep} />}
        {opened === "remove" && download && (
          <RemoveDialog download={download} onClose={() => setOpened(null)} />
        )}
      </Suspense>
    </>
  );
}

function without(address: URLSearchParams, name: string): URLSearchParams {
  const changed = new URLSearchParams(address);
  changed.delete(name);
  return changed;
}

type ActProps = { download: Download | undefined; name: string; onOpen: (opened: Opened) => void };

function DownloadAction({ download, name, onOpen }: ActProps) {
  switch (download?.state) {
    case undefined:
      return (
        <Button variant="glass" icon="keep" onClick={() => onOpen("keep")}>
          {say`Download`}
        </Button>
      );
    case "fetching":
      return (
        <Button
          variant="glass"
          icon="pause"
          aria-label={say`Pause downloading ${name}`}
          onClick={() => void pauseDownload(download.id)}
        >
          <span className={styles.share}>{shareOf(download)}%</span>
        </Button>
      );
    case "paused":
    case "failed":
      return (
        <Button
          variant="glass"
          icon={download.state === "paused" ? "keep" : "retry"}
          aria-label={
            download.state === "paused"
              ? say`Resume downloading ${name} at ${shareOf(download)}%`
              : say`Retry downloading ${name}`
          }
          onClick={() => void resumeDownload(download.id)}
        >
          {download.state === "paused" ? say`Resume at ${shareOf(download)}%` : say`Try again`}
        </Button>
      );
    case "kept":
      return (
        <Button variant="glass" icon="check" onClick={() => onOpen("remove")}>
          {say`Downloaded`}
        </Button>
      );
  }
}
