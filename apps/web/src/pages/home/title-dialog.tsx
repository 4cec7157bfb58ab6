import { say } from "#platform/words/say.ts";
import { Dialog } from "#ui/dialog/dialog.tsx";
import { TitleDialogBody } from "./title-dialog-body.tsx";

type Props = { titleId: string; onClose: () => void };

export function TitleDialog({ titleId, onClose }: Props) {
  return (
    <Dialog label={say`About this film`} onClose={onClose}>
      <TitleDialogBody key={titleId} titleId={titleId} />
    </Dialog>
  );
}
