import { useRemoveFiles } from "#features/ingest/queries.ts";
import { say } from "#platform/words/say.ts";
import { ActDialog } from "#ui/dialog/act-dialog.tsx";
import { sayRefusal } from "#ui/toast/say-refusal.ts";

type Props = {
  heading: string;
  ids: readonly string[];
  onClose: () => void;
  onRemoved: () => void;
};

/** Asks before films or files leave the house, and says what stays. */
export function RemoveDialog({ heading, ids, onClose, onRemoved }: Props) {
  const { mutate: remove, isPending } = useRemoveFiles();
  return (
    <ActDialog
      heading={heading}
      verb={say`Remove`}
      isPending={isPending}
      onClose={onClose}
      onAct={() => remove(ids, { onSuccess: onRemoved, onError: sayRefusal })}
    >
      <p>{say`What was uploaded is deleted for good.`}</p>
      <p>
        {say`Files of the library folder are never deleted: they are hidden, and can be put back from here.`}
      </p>
    </ActDialog>
  );
}
