import type { TitleCard } from "@goldmane/contracts/library/schema";
import { audiences, partyNameMaxLength } from "@goldmane/contracts/parties/limits";
import type { Audience } from "@goldmane/contracts/parties/schema";
import { type FormEvent, useState } from "react";
import { useLocation } from "wouter";
import { audienceNames } from "#features/parties/audience-names.ts";
import { useCreateParty } from "#features/parties/queries.ts";
import { FilmPicker } from "./film-picker.tsx";
import { routes } from "#platform/routes.ts";
import { say } from "#platform/words/say.ts";
import { Button } from "#ui/button/button.tsx";
import { ChoiceRow } from "#ui/choice-row/choice-row.tsx";
import { Dialog } from "#ui/dialog/dialog.tsx";
import { Field } from "#ui/field/field.tsx";
import { showErrorToast } from "#ui/toast/show-error-toast.ts";
import styles from "./new-party-dialog.module.css";

type Film = Pick<TitleCard, "id" | "title">;
type Props = {
  /** The film that was chosen before. */
  film: Film | null;
  onClose: () => void;
};

/** Form that opens a party, with or without a film. */
export function NewPartyDialog({ film, onClose }: Props) {
  const [, navigate] = useLocation();
  const creation = useCreateParty();
  const [name, setName] = useState("");
  const [title, setTitle] = useState<Film | null>(film);
  const [audience, setAudience] = useState<Audience>("friends");
  const [isChoosing, setChoosing] = useState(false);

  const start = (event: FormEvent) => {
    event.preventDefault();
    const input = { ...(name.trim() && { name }), titleId: title?.id ?? null, audience };
    creation.mutate(input, {
      onSuccess: (party) => navigate(routes.party(party.code)),
      onError: showErrorToast,
    });
  };

  if (isChoosing)
    return (
      <FilmPicker
        heading={say`Choose a film`}
        canShow={() => true}
        onChoose={(chosen) => {
          setTitle(chosen);
          setChoosing(false);
        }}
        onClose={() => setChoosing(false)}
      />
    );
  return (
    <Dialog label={say`Start a party`} size="small" onClose={onClose}>
      <form className={styles.form} onSubmit={start}>
        <h2>{say`Start a party`}</h2>
        <Field
          label={say`Party name`}
          hint={say`If you leave this empty, we’ll use your name.`}
          value={name}
          maxLength={partyNameMaxLength}
          autoCapitalize="sentences"
          autoComplete="off"
          onChange={setName}
        />
        <div className={styles.film}>
          <p>
            <b>{say`Film`}</b> {title ? title.title : say`Choose together`}
          </p>
          <Button variant="glass" onClick={() => setChoosing(true)}>
            {title ? say`Change film` : say`Choose a film`}
          </Button>
        </div>
        <ChoiceRow
          legend={say`Who can find it`}
          choices={audiences}
          chosen={audience}
          nameOf={(one) => audienceNames()[one]}
          onChoose={setAudience}
        />
        <Button variant="gold" type="submit" aria-busy={creation.isPending}>
          {say`Start party`}
        </Button>
      </form>
    </Dialog>
  );
}
