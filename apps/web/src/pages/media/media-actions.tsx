import type { TitleCard } from "@goldmane/contracts/library/schema";
import type { MusicTrack } from "@goldmane/contracts/music/schema";
import { Suspense, lazy } from "react";
import { useLocation } from "wouter";
import { say } from "#platform/words/say.ts";
import type { Selection, SelectionEvent } from "./grid/selection.ts";
import { SelectionBar } from "./grid/selection-bar.tsx";
import { trackKey } from "./grid/track-key.ts";
import { playTracks } from "#features/music/turntable.ts";
import { startQueue } from "#features/playback/queue.ts";
import { routes } from "#platform/routes.ts";
import { useStore } from "#platform/store.ts";
import { watchlistStore } from "#platform/watchlist-store.ts";
import { Button } from "#ui/button/button.tsx";
import { showToast } from "#ui/toast/toasts.ts";

const OperatorActions = lazy(() =>
  import("./operator-actions.tsx").then((module) => ({ default: module.OperatorActions })),
);

type Props = {
  titles: readonly TitleCard[];
  tracks: readonly MusicTrack[];
  /** Ids in page order. */
  shown: readonly string[];
  selection: Selection;
  isOperator: boolean;
  dispatch: (event: SelectionEvent) => void;
};

/** Actions for the selected titles and music. */
export function MediaActions({ titles, tracks, shown, selection, isOperator, dispatch }: Props) {
  const [, navigate] = useLocation();
  const chosen = selection.chosen.flatMap((id) => titles.find((title) => title.id === id) ?? []);
  const chosenTracks = selection.chosen.flatMap(
    (mark) => tracks.find((track) => trackKey(track) === mark) ?? [],
  );
  const own = chosen.filter(({ source }) => source === "upload");
  const [first] = chosen;
  const play = () => {
    if (!first) return;
    startQueue(chosen);
    navigate(routes.watch(first.id));
  };
  const marks = useStore(watchlistStore);
  const unmarked = chosen.filter(({ id }) => !marks.ids.has(id));
  const mark = () => {
    for (const { id, title } of unmarked) marks.toggle({ id, title });
    showToast({
      title: say`Added to your watchlist`,
      description: unmarked.map(({ title }) => title).join(", "),
    });
  };
  return (
    <SelectionBar
      count={chosen.length + chosenTracks.length}
      outOf={new Set([...shown, ...selection.chosen]).size}
      onAll={() => dispatch({ type: "allSelected", shown })}
      onClose={() => dispatch({ type: "closed" })}
    >
      {first && (
        <Button variant="gold" icon="play" onClick={play}>
          {chosen.length === 1 ? say`Play` : say`Play in order`}
        </Button>
      )}
      {chosenTracks.length > 0 && (
        <Button
          variant={first ? "glass" : "gold"}
          icon="play"
          onClick={() => playTracks(chosenTracks)}
        >
          {say`Play music`}
        </Button>
      )}
      {unmarked.length > 0 && (
        <Button variant="glass" icon="plus" onClick={mark}>
          {say`Add to watchlist`}
        </Button>
      )}
      {isOperator && own.length > 0 && own.length === chosen.length && (
        <Suspense fallback={null}>
          <OperatorActions
            films={own}
            onRemoved={() => dispatch({ type: "deselected", ids: own.map(({ id }) => id) })}
          />
        </Suspense>
      )}
    </SelectionBar>
  );
}
