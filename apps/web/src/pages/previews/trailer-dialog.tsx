import type { TheatricalPreview } from "@goldmane/contracts/library/schema";
import { TrailerView } from "#features/playback/trailer/trailer-view.tsx";
import { Dialog } from "#ui/dialog/dialog.tsx";

type Props = { preview: TheatricalPreview & { video: string }; onClose: () => void };

/** A film to come is its own trailer: its teaser plays over the page. */
export function TrailerDialog({ preview, onClose }: Props) {
  return (
    <Dialog label={`Trailer of ${preview.title}`} onClose={onClose}>
      <TrailerView titleId={preview.video} cut="film" onLeave={onClose} />
    </Dialog>
  );
}
