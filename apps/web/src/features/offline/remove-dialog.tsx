import type { Copy } from "#platform/kept/copy.ts";
import { say } from "#platform/words/say.ts";
import { ActDialog } from "#ui/dialog/act-dialog.tsx";
import { describeBytes } from "./describe-bytes.ts";
import { removeCopy } from "./keep/keep-film.ts";

type Props = { copy: Copy; onClose: () => void };

/** Asks before a film goes from this device. */
export function RemoveDialog({ copy, onClose }: Props) {
  return (
    <ActDialog
      heading={say`Remove ${copy.title.title}?`}
      verb={say`Remove`}
      isPending={false}
      onAct={() => {
        void removeCopy(copy.id);
        onClose();
      }}
      onClose={onClose}
    >
      <p>
        {say`It takes ${describeBytes(copy.bytes)} on this device. You can still watch it whenever there is a network, and download it again.`}
      </p>
    </ActDialog>
  );
}
