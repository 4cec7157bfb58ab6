import type { FolderListing } from "@goldmane/contracts/ingest/folders";
import { type FormEvent, useState } from "react";
import { say } from "#platform/words/say.ts";
import { Button } from "#ui/button/button.tsx";
import { Field } from "#ui/field/field.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { Skeleton } from "#ui/skeleton/skeleton.tsx";
import styles from "./folder-picker.module.css";

/** A file of the open folder. `details` are its size and date. */
type PickerFile = { name: string; path: string; details: string };

type Props = {
  /** The open folder; undefined while the first one loads. */
  listing: FolderListing | undefined;
  /** Why a folder couldn't be opened or chosen. */
  problem: string | undefined;
  /** The files of the open folder, if one is chosen; `none` is shown when there are no files. */
  files?: { list: readonly PickerFile[]; none: string };
  /** The verb of the button that chooses the open folder, such as "Add this folder". */
  chooseLabel?: string;
  isPending: boolean;
  onOpen: (path: string) => void;
  onChoose: (path: string) => void;
};

/**
 * Chooses a folder of the server, or a file in one: by opening one folder after the other, or by
 * typing a path.
 */
export function FolderPicker(props: Props) {
  const { listing, problem, files, chooseLabel, isPending, onOpen, onChoose } = props;
  const [draft, setDraft] = useState<string | null>(null);
  const open = (path: string) => {
    setDraft(null);
    onOpen(path);
  };
  const openDraft = (event: FormEvent) => {
    event.preventDefault();
    if (draft) onOpen(draft);
  };
  const isOpen = draft === null || draft === listing?.path;
  return (
    <div className={styles.picker}>
      <form onSubmit={openDraft} noValidate>
        <Field
          label={say`Folder on the server`}
          problem={problem}
          value={draft ?? listing?.path ?? ""}
          onChange={setDraft}
        />
      </form>
      {listing ? <Folders listing={listing} onOpen={open} /> : <Skeleton height="14rem" />}
      {listing?.folders.length === 0 && !files && (
        <p className={styles.note}>{say`No folders in here.`}</p>
      )}
      {listing && files && <Files {...files} onChoose={onChoose} />}
      {chooseLabel && (
        <Button
          variant="gold"
          disabled={!listing}
          aria-busy={isPending}
          onClick={() => {
            if (!isOpen && draft) onChoose(draft);
            else if (listing) onChoose(listing.path);
          }}
        >
          {chooseLabel}
        </Button>
      )}
    </div>
  );
}

function Folders({ listing, onOpen }: { listing: FolderListing; onOpen: (path: string) => void }) {
  const { parent, places, folders, isCut } = listing;
  return (
    <>
      <ul className={styles.places} aria-label={say`Common folders`}>
        {places.map((place) => (
          <li key={place}>
            <button type="button" className={styles.place} onClick={() => onOpen(place)}>
              {place}
            </button>
          </li>
        ))}
      </ul>
      <ul className={styles.folders} aria-label={say`Folders in ${listing.path}`}>
        {parent !== null && (
          <li>
            <button type="button" className={styles.folder} onClick={() => onOpen(parent)}>
              <span>{say`Up one level`}</span>
              <Icon name="left" />
            </button>
          </li>
        )}
        {folders.map(({ name, path }) => (
          <li key={path}>
            <button type="button" className={styles.folder} onClick={() => onOpen(path)}>
              <span>{name}</span>
              <Icon name="right" />
            </button>
          </li>
        ))}
      </ul>
      {isCut && (
        <p className={styles.note}>{say`There are more folders. Type the path instead.`}</p>
      )}
    </>
  );
}

type FilesProps = NonNullable<Props["files"]> & { onChoose: (path: string) => void };

function Files({ list, none, onChoose }: FilesProps) {
  if (list.length === 0) return <p className={styles.note}>{none}</p>;
  return (
    <ul className={styles.folders} aria-label={say`Files`}>
      {list.map(({ name, path, details }) => (
        <li key={path}>
          <button type="button" className={styles.folder} onClick={() => onChoose(path)}>
            <span>{name}</span>
            <span className={styles.details}>{details}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
