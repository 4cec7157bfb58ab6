import { say } from "#platform/words/say.ts";
import { Dialog } from "#ui/dialog/dialog.tsx";
import { HomeSheetBody } from "./home-sheet-body.tsx";

type Props = { titleId: string; onClose: () => void };

export function TitleDialog({ titleId, onClose }: Props) {
  return (
    <Dialog label={say`About this film`} onClose={onClose}>
      <HomeSheetBody key={titleId} titleId={titleId} />
    </Dialog>
  );
}
