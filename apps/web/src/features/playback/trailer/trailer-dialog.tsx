import type { PlaybackCut } from "@goldmane/contracts/playback/schema";
import { say } from "#platform/words/say.ts";
import { Dialog } from "#ui/dialog/dialog.tsx";
import { TrailerView } from "./trailer-view.tsx";

type Props = {
  title: string;
  titleId: string;
  /** `film` for a coming film, which is its own trailer. */
  cut: PlaybackCut;
  onClose: () => void;
};

/** A trailer over the page. */
export function TrailerDialog({ title, titleId, cut, onClose }: Props) {
  return (
    <Dialog label={say`Trailer of ${title}`} onClose={onClose}>
      <TrailerView titleId={titleId} cut={cut} onLeave={onClose} />
    </Dialog>
  );
}
