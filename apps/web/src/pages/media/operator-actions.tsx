import type { TitleCard } from "@goldmane/contracts/library/schema";
import { useState } from "react";
import { EditFilmDialog } from "#features/ingest/edit/edit-film-dialog.tsx";
import { RemoveDialog } from "#features/ingest/files/remove-dialog.tsx";
import { say } from "#platform/words/say.ts";
import { Button } from "#ui/button/button.tsx";

type Props = { films: readonly TitleCard[]; onRemoved: () => void };

/** Operator actions for uploaded films: edit details or remove. */
export function OperatorActions({ films, onRemoved }: Props) {
  const [asked, setAsked] = useState<"edit" | "remove" | null>(null);
  const close = () => setAsked(null);
  const [first] = films;
  if (!first) return null;
  const isOne = films.length === 1;
  return (
    <>
      {isOne && (
        <Button variant="glass" onClick={() => setAsked("edit")}>
          {say`Edit`}
        </Button>
      )}
      <Button variant="alarm" onClick={() => setAsked("remove")}>
        {isOne ? say`Remove` : say`Remove ${films.length}`}
      </Button>
      {asked === "edit" && <EditFilmDialog id={first.id} onClose={close} />}
      {asked === "remove" && (
        <RemoveDialog
          heading={isOne ? say`Remove ${first.title}?` : say`Remove ${films.length} films?`}
          ids={films.map(({ id }) => id)}
          onClose={close}
          onRemoved={() => {
            close();
            onRemoved();
          }}
        />
      )}
    </>
  );
}
