import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useAddFolder } from "#features/admin/mutations.ts";
import { folderListingQuery } from "#features/admin/queries.ts";
import { say } from "#platform/words/say.ts";
import { Dialog } from "#ui/dialog/dialog.tsx";
import { FolderPicker } from "#ui/folder-picker/folder-picker.tsx";
import { describeError } from "#ui/message/describe-error.ts";
import { showToast } from "#ui/toast/toasts.ts";
import styles from "./folders.module.css";

/** Chooses a folder of the server and adds it to the library. */
export function AddFolderDialog({ onClose }: { onClose: () => void }) {
  const [path, setPath] = useState<string>();
  const list = useQuery({ ...folderListingQuery(path), placeholderData: keepPreviousData });
  const add = useAddFolder();
  const error = add.error ?? list.error;
  const open = (folder: string) => {
    add.reset();
    setPath(folder);
  };
  const choose = (folder: string) =>
    add.mutate(folder, {
      onSuccess: () => {
        showToast({ title: say`Folder added`, description: say`New films will appear shortly.` });
        onClose();
      },
    });
  return (
    <Dialog label={say`Add a movie folder`} size="medium" onClose={onClose}>
      <div className={styles.dialog}>
        <h2>{say`Add a movie folder`}</h2>
        <FolderPicker
          listing={list.data}
          problem={error ? describeError(error) : undefined}
          chooseLabel={say`Add this folder`}
          isPending={add.isPending}
          onOpen={open}
          onChoose={choose}
        />
      </div>
    </Dialog>
  );
}
