import type { Download } from "#platform/local-store/download.ts";
import { say } from "#platform/words/say.ts";
import { ConfirmDialog } from "#ui/dialog/confirm-dialog.tsx";
import { describeBytes } from "./describe-bytes.ts";
import { removeDownload } from "./download/download-film.ts";

type Props = { download: Download; onClose: () => void };

/** Confirms the removal of a download. */
export function RemoveDialog({ download, onClose }: Props) {
  return (
    <ConfirmDialog
      heading={say`Delete ${download.title.title}?`}
      confirmLabel={say`Delete`}
      isPending={false}
      onConfirm={() => {
        void removeDownload(download.id);
        onClose();
      }}
      onClose={onClose}
    >
      <p>
        {say`This frees ${describeBytes(download.bytes)} on this device. You can download it again any time.`}
      </p>
    </ConfirmDialog>
  );
}
