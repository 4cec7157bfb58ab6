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
  const [password, setPassword] = useState(() => say`a lamp in the valley`);
  const [genre, setGenre] = useState<ReturnType<typeof genres>[number]["value"] | null>("fantasy");
  const [none, setNone] = useState<ReturnType<typeof genres>[number]["value"] | null>(null);

  return (
    <Chapter
      id="fields"
      heading={say`Fields`}
      description={say`The name above, help below, and where something is wrong the help says what to do about it.`}
    >
      <Specimens heading={say`A line of text`} column="16rem">
        <Specimen name={say`Empty`}>
          <Field
            label={say`Name`}
            placeholder={say`As the family calls you`}
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
            problem={say`This address has no ending, such as .com.`}
            value={wrong}
            onChange={setWrong}
          />
        </Specimen>
        <Specimen name={say`Out of use`}>
          <Field label={say`Household`} value="The Gold Family" disabled onChange={setFilled} />
        </Specimen>
        <Specimen name={say`Secret`}>
          <PasswordField
            label={say`Password`}
            autoComplete="off"
            value={password}
            onChange={setPassword}
          />
        </Specimen>
      </Specimens>
      <Specimens
        heading={say`One of many`}
        description={say`A remote control walks past it, and into its list when it is pressed.`}
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
        <Specimen name={say`Pointed at`} state="hover">
          <Select label={say`Genre`} choices={genres()} chosen={genre} onChoose={setGenre} />
        </Specimen>
        <Specimen name={say`Focused`} state="focus">
          <Select label={say`Genre`} choices={genres()} chosen={genre} onChoose={setGenre} />
        </Specimen>
        <Specimen name={say`Wrong`}>
          <Select
            label={say`Genre`}
            placeholder={say`Any`}
            problem={say`Choose where the film belongs.`}
            choices={genres()}
            chosen={none}
            onChoose={setNone}
          />
        </Specimen>
        <Specimen name={say`Out of use`}>
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
