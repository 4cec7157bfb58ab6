import type { Copy } from "#platform/kept/copy.ts";
import { say } from "#platform/words/say.ts";
import { ConfirmDialog } from "#ui/dialog/confirm-dialog.tsx";
import { describeBytes } from "./describe-bytes.ts";
import { removeCopy } from "./keep/keep-film.ts";

type Props = { copy: Copy; onClose: () => void };

/** Asks before a film goes from this device. */
export function RemoveDialog({ copy, onClose }: Props) {
  return (
    <ConfirmDialog
      heading={say`Remove ${copy.title.title}?`}
      confirmLabel={say`Remove`}
      isPending={false}
      onConfirm={() => {
        void removeCopy(copy.id);
        onClose();
      }}
      onClose={onClose}
    >
      <p>
        {say`It takes ${describeBytes(copy.bytes)} on this device. You can still watch it whenever there is a network, and download it again.`}
      </p>
    </ConfirmDialog>
  );
}
