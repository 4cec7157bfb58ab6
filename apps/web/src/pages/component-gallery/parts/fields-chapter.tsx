import { useState } from "react";
import { Chapter } from "#pages/component-gallery/chapter.tsx";
import { Specimen } from "#pages/component-gallery/specimen.tsx";
import { Specimens } from "#pages/component-gallery/specimens.tsx";
import { say } from "#platform/words/say.ts";
import { Field } from "#ui/field/field.tsx";
import { PasswordField } from "#ui/field/password-field.tsx";
import { Select } from "#ui/select/select.tsx";

const genres = () =>
  [
    { value: "sci-fi", name: say`Sci-Fi` },
    { value: "fantasy", name: say`Fantasy` },
    { value: "anime", name: say`Anime` },
    { value: "adventure", name: say`Adventure` },
    { value: "originals", name: say`Originals`, isDisabled: true },
  ] as const;

export function FieldsChapter() {
  const [name, setName] = useState("");
  const [filled, setFilled] = useState(() => say`Ada Gold`);
  const [wrong, setWrong] = useState("ada@gold");
  const [password, setPassword] = useState(() => say`four unrelated words`);
  const [genre, setGenre] = useState<ReturnType<typeof genres>[number]["value"] | null>("fantasy");
  const [none, setNone] = useState<ReturnType<typeof genres>[number]["value"] | null>(null);

  return (
    <Chapter
      id="fields"
      heading={say`Fields`}
      description={say`Label above, help below. Errors say what to do.`}
    >
      <Specimens heading={say`Text field`} column="16rem">
        <Specimen name={say`Empty`}>
          <Field
            label={say`Name`}
            placeholder={say`What your family calls you`}
            value={name}
            onChange={setName}
          />
        </Specimen>
        <Specimen name={say`Focused`} state="within" target="[data-invalid] > div">
          <Field label={say`Name`} value={filled} onChange={setFilled} />
        </Specimen>
        <Specimen name={say`With a hint`}>
          <Field
            label={say`Name`}
            hint={say`Everyone in the household can see it.`}
            value={filled}
            onChange={setFilled}
          />
        </Specimen>
        <Specimen name={say`Wrong`}>
          <Field
            label={say`E-mail`}
            problem={say`Add an ending such as .com.`}
            value={wrong}
            onChange={setWrong}
          />
        </Specimen>
        <Specimen name={say`Disabled`}>
          <Field label={say`Household`} value="The Gold Family" disabled onChange={setFilled} />
        </Specimen>
        <Specimen name={say`Password`}>
          <PasswordField
            label={say`Password`}
            autoComplete="off"
            value={password}
            onChange={setPassword}
          />
        </Specimen>
      </Specimens>
      <Specimens
        heading={say`Select`}
        description={say`On a TV remote, press OK to open the list.`}
        column="16rem"
      >
        <Specimen name={say`Nothing chosen`}>
          <Select
            label={say`Genre`}
            placeholder={say`Any`}
            choices={genres()}
            chosen={none}
            onChoose={setNone}
          />
        </Specimen>
        <Specimen name={say`Chosen`}>
          <Select label={say`Genre`} choices={genres()} chosen={genre} onChoose={setGenre} />
        </Specimen>
        <Specimen name={say`Hovered`} state="hover">
          <Select label={say`Genre`} choices={genres()} chosen={genre} onChoose={setGenre} />
        </Specimen>
        <Specimen name={say`Focused`} state="focus">
          <Select label={say`Genre`} choices={genres()} chosen={genre} onChoose={setGenre} />
        </Specimen>
        <Specimen name={say`Wrong`}>
          <Select
            label={say`Genre`}
            placeholder={say`Any`}
            problem={say`Choose a genre.`}
            choices={genres()}
            chosen={none}
            onChoose={setNone}
          />
        </Specimen>
        <Specimen name={say`Disabled`}>
          <Select
            label={say`Genre`}
            choices={genres()}
            chosen={genre}
            isDisabled
            onChoose={setGenre}
          />
        </Specimen>
      </Specimens>
    </Chapter>
  );
}
