import { Chapter } from "#pages/logo-test/chapter.tsx";
import { Specimen } from "#pages/logo-test/specimen.tsx";
import { Specimens } from "#pages/logo-test/specimens.tsx";
import { routes } from "#platform/routes.ts";
import { say } from "#platform/words/say.ts";
import { ButtonLink } from "#ui/button/button-link.tsx";
import { Button, type ButtonLook } from "#ui/button/button.tsx";
import { RowButton } from "#ui/button/row-button.tsx";
import { IconButton } from "#ui/icon-button/icon-button.tsx";

const looks = (): { look: ButtonLook; name: string; words: string; verb: string }[] => [
  {
    look: "gold",
    name: say`Gold`,
    words: say`The one thing to do here. One on a screen.`,
    verb: say`Play`,
  },
  {
    look: "glass",
    name: say`Glass`,
    words: say`The other things to do, over pictures too.`,
    verb: say`Details`,
  },
  { look: "plain", name: say`Plain`, words: say`The lesser way out.`, verb: say`Not now` },
  {
    look: "alarm",
    name: say`Alarm`,
    words: say`What cannot be undone; it is always asked about.`,
    verb: say`Delete`,
  },
];

export function ButtonsChapter() {
  return (
    <Chapter
      id="buttons"
      heading={say`Buttons`}
      words={say`A verb, and nothing but what it does. 48 pixels tall for thumbs, on a television taller. They rise to a pointer and give way under a finger.`}
    >
      {looks().map(({ look, name, words, verb }) => (
        <Specimens key={look} heading={name} words={words} column="8.5rem">
          <Specimen name={say`At rest`}>
            <Button look={look}>{verb}</Button>
          </Specimen>
          <Specimen name={say`Pointed at`} shows="hover">
            <Button look={look}>{verb}</Button>
          </Specimen>
          <Specimen name={say`Focused`} shows="focus">
            <Button look={look}>{verb}</Button>
          </Specimen>
          <Specimen name={say`Pressed`} shows="pressed">
            <Button look={look}>{verb}</Button>
          </Specimen>
          <Specimen name={say`Under way`}>
            <Button look={look} aria-busy>
              {verb}
            </Button>
          </Specimen>
          <Specimen name={say`Out of use`}>
            <Button look={look} disabled>
              {verb}
            </Button>
          </Specimen>
        </Specimens>
      ))}
      <Specimens heading={say`With a drawing, and as a link`}>
        <Specimen name={say`Drawing first`}>
          <Button look="gold" icon="play">
            {say`Play`}
          </Button>
        </Specimen>
        <Specimen name={say`A link looks the same`}>
          <ButtonLink look="glass" href={routes.pricing} icon="calendar">
            {say`See plans`}
          </ButtonLink>
        </Specimen>
        <Specimen name={say`At the end of a row`}>
          <RowButton aria-label={say`Change: how a row’s button looks`}>{say`Change`}</RowButton>
        </Specimen>
      </Specimens>
      <Specimens
        heading={say`Drawings alone`}
        words={say`For what everybody knows; the name shows when it is pointed at.`}
        column="7rem"
      >
        <Specimen name={say`At rest`}>
          <IconButton icon="plus" label={say`Add`} />
        </Specimen>
        <Specimen name={say`Pointed at`} shows="hover">
          <IconButton icon="plus" label={say`Add`} />
        </Specimen>
        <Specimen name={say`Focused`} shows="focus">
          <IconButton icon="plus" label={say`Add`} />
        </Specimen>
        <Specimen name={say`Pressed`} shows="pressed">
          <IconButton icon="plus" label={say`Add`} />
        </Specimen>
        <Specimen name={say`Out of use`}>
          <IconButton icon="plus" label={say`Add`} disabled />
        </Specimen>
      </Specimens>
    </Chapter>
  );
}
