import { useRemoveFiles } from "#features/ingest/queries.ts";
import { say } from "#platform/words/say.ts";
import { ConfirmDialog } from "#ui/dialog/confirm-dialog.tsx";
import { showErrorToast } from "#ui/toast/show-error-toast.ts";

type Props = {
  heading: string;
  ids: readonly string[];
  onClose: () => void;
  onRemoved: () => void;
};

/** Confirms the removal of films or files, and says what stays. */
export function RemoveDialog({ heading, ids, onClose, onRemoved }: Props) {
  const { mutate: remove, isPending } = useRemoveFiles();
  return (
    <ConfirmDialog
      heading={heading}
      confirmLabel={say`Remove`}
      isPending={isPending}
      onClose={onClose}
      onConfirm={() => remove(ids, { onSuccess: onRemoved, onError: showErrorToast })}
    >
      <p>{say`Uploads are permanently deleted.`}</p>
      <p>{say`Files in your movie folders are only hidden. You can unhide them here.`}</p>
    </ConfirmDialog>
  );
}
