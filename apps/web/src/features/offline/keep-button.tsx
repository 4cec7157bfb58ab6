import type { TitleDetail } from "@goldmane/contracts/library/schema";
import { useQuery } from "@tanstack/react-query";
import { Suspense, lazy, useState } from "react";
import { sessionQuery } from "#features/account/queries.ts";
import type { Copy } from "#platform/kept/copy.ts";
import { canHaveWorker } from "#platform/kept/worker-link.ts";
import { say } from "#platform/words/say.ts";
import { Button } from "#ui/button/button.tsx";
import { goOn, pauseCopy } from "./keep/keep-film.ts";
import { shareOf } from "./share-of.ts";
import { useCopies } from "./use-copies.ts";
import styles from "./keep-button.module.css";

const KeepDialog = lazy(() =>
  import("./keep-dialog.tsx").then((module) => ({ default: module.KeepDialog })),
);
const RemoveDialog = lazy(() =>
  import("./remove-dialog.tsx").then((module) => ({ default: module.RemoveDialog })),
);

type Props = { title: TitleDetail };
type Opened = "keep" | "remove" | null;

/** Keeps a film on this device, and says how far that is. Nothing where no browser could. */
export function KeepButton({ title }: Props) {
  const { data: session, isPending } = useQuery(sessionQuery);
  const copies = useCopies();
  const [opened, setOpened] = useState<Opened>(null);
  if (!canHaveWorker() || (!isPending && !session?.profile)) return null;

  const copy = copies?.find(({ titleId }) => titleId === title.id);
  return (
    <>
      {/* Has its room before it is known what it does: what stands beside it need not move. */}
      <div className={styles.act} data-known={copies !== null}>
        <KeepAct copy={copy} name={title.title} onOpen={setOpened} />
      </div>
      <Suspense fallback={null}>
        {opened === "keep" && <KeepDialog title={title} onClose={() => setOpened(null)} />}
        {opened === "remove" && copy && (
          <RemoveDialog copy={copy} onClose={() => setOpened(null)} />
        )}
      </Suspense>
    </>
  );
}

type ActProps = { copy: Copy | undefined; name: string; onOpen: (opened: Opened) => void };

function KeepAct({ copy, name, onOpen }: ActProps) {
  switch (copy?.state) {
    case undefined:
      return (
        <Button look="glass" icon="keep" onClick={() => onOpen("keep")}>
          {say`Download`}
        </Button>
      );
    case "fetching":
      return (
        <Button
          look="glass"
          icon="pause"
          aria-label={say`Pause the download of ${name}`}
          onClick={() => void pauseCopy(copy.id)}
        >
          <span className={styles.share}>{shareOf(copy)} %</span>
        </Button>
      );
    case "paused":
    case "failed":
      return (
        <Button
          look="glass"
          icon={copy.state === "paused" ? "keep" : "retry"}
          aria-label={
            copy.state === "paused"
              ? say`Resume at ${shareOf(copy)} %: the download of ${name}`
              : say`Try again to download ${name}`
          }
          onClick={() => void goOn(copy.id)}
        >
          {copy.state === "paused" ? say`Resume at ${shareOf(copy)} %` : say`Try again`}
        </Button>
      );
    case "kept":
      return (
        <Button look="glass" icon="check" onClick={() => onOpen("remove")}>
          {say`On this device`}
        </Button>
      );
  }
}
