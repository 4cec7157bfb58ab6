import type { GameId } from "@goldmane/contracts/games/limits";
import { useState } from "react";
import { previewFiles } from "./preview-files.ts";

type Props = { game: GameId; className?: string; isLazy?: boolean };

/** A game's still picture; nothing if it can't be loaded. */
export function StillPicture({ game, className, isLazy = false }: Props) {
  const [hasFailed, setFailed] = useState(false);
  if (hasFailed) return null;
  return (
    <img
      className={className}
      src={previewFiles[game].still}
      alt=""
      width={960}
      height={540}
      loading={isLazy ? "lazy" : "eager"}
      onError={() => setFailed(true)}
    />
  );
}
