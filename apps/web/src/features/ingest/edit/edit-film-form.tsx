import { genres, ratings } from "@goldmane/contracts/library/limits";
import type { TitleDetail } from "@goldmane/contracts/library/schema";
import { type FormEvent, useState } from "react";
import { useEditFilm } from "#features/ingest/queries.ts";
import { say, sayText } from "#platform/words/say.ts";
import { Button } from "#ui/button/button.tsx";
import { Field } from "#ui/field/field.tsx";
import { FieldPair } from "#ui/field/field-pair.tsx";
import { TextArea } from "#ui/field/text-area.tsx";
import { Select } from "#ui/select/select.tsx";
import { showErrorToast } from "#ui/toast/show-error-toast.ts";
import { showToast } from "#ui/toast/toasts.ts";
import styles from "./edit-film.module.css";
import { type FilmDraft, findWrong, toDraft, toFacts, type Wrong } from "./state.ts";

const genreChoices = () => genres.map(({ slug, name }) => ({ value: slug, name: sayText(name) }));
const ratingChoices = ratings.map((rating) => ({ value: rating, name: rating }));

type Props = { title: TitleDetail; onSaved: () => void };

export function EditFilmForm({ title, onSaved }: Props) {
  const [draft, setDraft] = useState(() => toDraft(title));
  const [wrong, setWrong] = useState<Wrong>({});
  const { mutate: edit, isPending } = useEditFilm(title.id);
  const set = (part: Partial<FilmDraft>) => setDraft({ ...draft, ...part });

  const save = (event: FormEvent) => {
    event.preventDefault();
    const found = findWrong(draft);
    setWrong(found);
    if (Object.keys(found).length > 0 || isPending) return;
    const finish = () => {
      showToast({ title: say`Saved`, description: draft.title.trim() });
      onSaved();
    };
    edit(toFacts(draft), { onSuccess: finish, onError: showErrorToast });
  };

  return (
    <form className={styles.form} noValidate onSubmit={save}>
      <Field
        label={say`Title`}
        value={draft.title}
        maxLength={200}
        problem={wrong.title}
        onChange={(name) => set({ title: name })}
      />
      <TextArea
        label={say`Synopsis`}
        value={draft.synopsis}
        rows={4}
        maxLength={4000}
        onChange={(synopsis) => set({ synopsis })}
      />
      <FieldPair>
        <Select
          label={say`Genre`}
          choices={genreChoices()}
          chosen={draft.genre}
          onChoose={(genre) => set({ genre })}
        />
        <Select
          label={say`Rating`}
          choices={ratingChoices}
          chosen={draft.rating}
          onChoose={(rating) => set({ rating })}
        />
      </FieldPair>
      <FieldPair>
        <Field
          label={say`Year`}
          value={draft.year}
          inputMode="numeric"
          maxLength={4}
          problem={wrong.year}
          onChange={(year) => set({ year })}
        />
        <Field
          label={say`Moods`}
          value={draft.moods}
          hint={say`Separate with commas: gentle, funny`}
          problem={wrong.moods}
          onChange={(moods) => set({ moods })}
        />
      </FieldPair>
      <Button variant="gold" type="submit" aria-busy={isPending}>
        {say`Save`}
      </Button>
    </form>
  );
}
