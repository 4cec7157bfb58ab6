import { useState } from "react";
import { Chapter } from "#pages/logo-test/chapter.tsx";
import { Specimen } from "#pages/logo-test/specimen.tsx";
import { Specimens } from "#pages/logo-test/specimens.tsx";
import { Field } from "#ui/field/field.tsx";
import { PasswordField } from "#ui/field/password-field.tsx";
import { Select } from "#ui/select/select.tsx";

const genres = [
  { value: "sci-fi", name: "Sci-Fi" },
  { value: "fantasy", name: "Fantasy" },
  { value: "anime", name: "Anime" },
  { value: "adventure", name: "Adventure" },
  { value: "originals", name: "Originals", isDisabled: true },
] as const;

export function FieldsChapter() {
  const [name, setName] = useState("");
  const [filled, setFilled] = useState("Ada Gold");
  const [wrong, setWrong] = useState("ada@gold");
  const [password, setPassword] = useState("a lamp in the valley");
  const [genre, setGenre] = useState<(typeof genres)[number]["value"] | null>("fantasy");
  const [none, setNone] = useState<(typeof genres)[number]["value"] | null>(null);

  return (
    <Chapter
      id="fields"
      heading="Fields"
      words="The name above, help below, and where something is wrong the help says what to do about it."
    >
      <Specimens heading="A line of text" column="16rem">
        <Specimen name="Empty">
          <Field
            label="Name"
            placeholder="As the family calls you"
            value={name}
            onChange={setName}
          />
        </Specimen>
        <Specimen name="Focused" shows="within" on="[data-wrong] > div">
          <Field label="Name" value={filled} onChange={setFilled} />
        </Specimen>
        <Specimen name="With a hint">
          <Field
            label="Name"
            hint="Everybody in the house sees it."
            value={filled}
            onChange={setFilled}
          />
        </Specimen>
        <Specimen name="Wrong">
          <Field
            label="E-mail"
            problem="This address has no ending, such as .com."
            value={wrong}
            onChange={setWrong}
          />
        </Specimen>
        <Specimen name="Out of use">
          <Field label="Household" value="The Gold Family" disabled onChange={setFilled} />
        </Specimen>
        <Specimen name="Secret">
          <PasswordField
            label="Password"
            autoComplete="off"
            value={password}
            onChange={setPassword}
          />
        </Specimen>
      </Specimens>
      <Specimens
        heading="One of many"
        words="A remote control walks past it, and into its list when it is pressed."
        column="16rem"
      >
        <Specimen name="Nothing chosen">
          <Select
            label="Genre"
            placeholder="Any"
            choices={genres}
            chosen={none}
            onChoose={setNone}
          />
        </Specimen>
        <Specimen name="Chosen">
          <Select label="Genre" choices={genres} chosen={genre} onChoose={setGenre} />
        </Specimen>
        <Specimen name="Pointed at" shows="hover">
          <Select label="Genre" choices={genres} chosen={genre} onChoose={setGenre} />
        </Specimen>
        <Specimen name="Focused" shows="focus">
          <Select label="Genre" choices={genres} chosen={genre} onChoose={setGenre} />
        </Specimen>
        <Specimen name="Wrong">
          <Select
            label="Genre"
            placeholder="Any"
            problem="Choose where the film belongs."
            choices={genres}
            chosen={none}
            onChoose={setNone}
          />
        </Specimen>
        <Specimen name="Out of use">
          <Select label="Genre" choices={genres} chosen={genre} isDisabled onChoose={setGenre} />
        </Specimen>
      </Specimens>
    </Chapter>
  );
}
