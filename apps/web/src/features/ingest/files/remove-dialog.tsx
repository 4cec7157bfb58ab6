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
      <p>{say`What was uploaded is deleted for good.`}</p>
      <p>
        {say`Files of the library folder are never deleted: they are hidden, and can be put back from here.`}
      </p>
    </ConfirmDialog>
  );
}
