import { Chapter } from "#pages/logo-test/chapter.tsx";
import { Specimen } from "#pages/logo-test/specimen.tsx";
import { Specimens } from "#pages/logo-test/specimens.tsx";
import { routes } from "#platform/routes.ts";
import { ButtonLink } from "#ui/button/button-link.tsx";
import { Button, type ButtonLook } from "#ui/button/button.tsx";
import { RowButton } from "#ui/button/row-button.tsx";
import { IconButton } from "#ui/icon-button/icon-button.tsx";

const looks: { look: ButtonLook; name: string; words: string; verb: string }[] = [
  { look: "gold", name: "Gold", words: "The one thing to do here. One on a screen.", verb: "Play" },
  {
    look: "glass",
    name: "Glass",
    words: "The other things to do, over pictures too.",
    verb: "Details",
  },
  { look: "plain", name: "Plain", words: "The lesser way out.", verb: "Not now" },
  {
    look: "alarm",
    name: "Alarm",
    words: "What cannot be undone; it is always asked about.",
    verb: "Delete",
  },
];

export function ButtonsChapter() {
  return (
    <Chapter
      id="buttons"
      heading="Buttons"
      words="A verb, and nothing but what it does. 48 pixels tall for thumbs, on a television taller. They rise to a pointer and give way under a finger."
    >
      {looks.map(({ look, name, words, verb }) => (
        <Specimens key={look} heading={name} words={words} column="8.5rem">
          <Specimen name="At rest">
            <Button look={look}>{verb}</Button>
          </Specimen>
          <Specimen name="Pointed at" shows="hover">
            <Button look={look}>{verb}</Button>
          </Specimen>
          <Specimen name="Focused" shows="focus">
            <Button look={look}>{verb}</Button>
          </Specimen>
          <Specimen name="Pressed" shows="pressed">
            <Button look={look}>{verb}</Button>
          </Specimen>
          <Specimen name="Under way">
            <Button look={look} aria-busy>
              {verb}
            </Button>
          </Specimen>
          <Specimen name="Out of use">
            <Button look={look} disabled>
              {verb}
            </Button>
          </Specimen>
        </Specimens>
      ))}
      <Specimens heading="With a drawing, and as a link">
        <Specimen name="Drawing first">
          <Button look="gold" icon="play">
            Play
          </Button>
        </Specimen>
        <Specimen name="A link looks the same">
          <ButtonLink look="glass" href={routes.pricing} icon="calendar">
            See plans
          </ButtonLink>
        </Specimen>
        <Specimen name="At the end of a row">
          <RowButton aria-label="Change: how a row’s button looks">Change</RowButton>
        </Specimen>
      </Specimens>
      <Specimens
        heading="Drawings alone"
        words="For what everybody knows; the name shows when it is pointed at."
        column="7rem"
      >
        <Specimen name="At rest">
          <IconButton icon="plus" label="Add" />
        </Specimen>
        <Specimen name="Pointed at" shows="hover">
          <IconButton icon="plus" label="Add" />
        </Specimen>
        <Specimen name="Focused" shows="focus">
          <IconButton icon="plus" label="Add" />
        </Specimen>
        <Specimen name="Pressed" shows="pressed">
          <IconButton icon="plus" label="Add" />
        </Specimen>
        <Specimen name="Out of use">
          <IconButton icon="plus" label="Add" disabled />
        </Specimen>
      </Specimens>
    </Chapter>
  );
}
