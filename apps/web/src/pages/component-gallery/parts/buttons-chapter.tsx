import { Chapter } from "#pages/component-gallery/chapter.tsx";
import { Specimen } from "#pages/component-gallery/specimen.tsx";
import { Specimens } from "#pages/component-gallery/specimens.tsx";
import { routes } from "#platform/routes.ts";
import { say } from "#platform/words/say.ts";
import { ButtonLink } from "#ui/button/button-link.tsx";
import { Button, type ButtonVariant } from "#ui/button/button.tsx";
import { RowButton } from "#ui/button/row-button.tsx";
import { IconButton } from "#ui/icon-button/icon-button.tsx";

const variants = (): {
  variant: ButtonVariant;
  name: string;
  description: string;
  verb: string;
}[] => [
  {
    variant: "gold",
    name: say`Gold`,
    description: say`The one thing to do here. One on a screen.`,
    verb: say`Play`,
  },
  {
    variant: "glass",
    name: say`Glass`,
    description: say`The other things to do, over pictures too.`,
    verb: say`Details`,
  },
  { variant: "plain", name: say`Plain`, description: say`The lesser way out.`, verb: say`Not now` },
  {
    variant: "alarm",
    name: say`Alarm`,
    description: say`What cannot be undone; it is always asked about.`,
    verb: say`Delete`,
  },
];

export function ButtonsChapter() {
  return (
    <Chapter
      id="buttons"
      heading={say`Buttons`}
      description={say`A verb, and nothing but what it does. 48 pixels tall for thumbs, on a television taller. They rise to a pointer and give way under a finger.`}
    >
      {variants().map(({ variant, name, description, verb }) => (
        <Specimens key={variant} heading={name} description={description} column="8.5rem">
          <Specimen name={say`At rest`}>
            <Button variant={variant}>{verb}</Button>
          </Specimen>
          <Specimen name={say`Pointed at`} state="hover">
            <Button variant={variant}>{verb}</Button>
          </Specimen>
          <Specimen name={say`Focused`} state="focus">
            <Button variant={variant}>{verb}</Button>
          </Specimen>
          <Specimen name={say`Pressed`} state="pressed">
            <Button variant={variant}>{verb}</Button>
          </Specimen>
          <Specimen name={say`Under way`}>
            <Button variant={variant} aria-busy>
              {verb}
            </Button>
          </Specimen>
          <Specimen name={say`Out of use`}>
            <Button variant={variant} disabled>
              {verb}
            </Button>
          </Specimen>
        </Specimens>
      ))}
      <Specimens heading={say`With a drawing, and as a link`}>
        <Specimen name={say`Drawing first`}>
          <Button variant="gold" icon="play">
            {say`Play`}
          </Button>
        </Specimen>
        <Specimen name={say`A link looks the same`}>
          <ButtonLink variant="glass" href={routes.pricing} icon="calendar">
            {say`See plans`}
          </ButtonLink>
        </Specimen>
        <Specimen name={say`At the end of a row`}>
          <RowButton aria-label={say`Change: how a row’s button looks`}>{say`Change`}</RowButton>
        </Specimen>
      </Specimens>
      <Specimens
        heading={say`Drawings alone`}
        description={say`For what everybody knows; the name shows when it is pointed at.`}
        column="7rem"
      >
        <Specimen name={say`At rest`}>
          <IconButton icon="plus" label={say`Add`} />
        </Specimen>
        <Specimen name={say`Pointed at`} state="hover">
          <IconButton icon="plus" label={say`Add`} />
        </Specimen>
        <Specimen name={say`Focused`} state="focus">
          <IconButton icon="plus" label={say`Add`} />
        </Specimen>
        <Specimen name={say`Pressed`} state="pressed">
          <IconButton icon="plus" label={say`Add`} />
        </Specimen>
        <Specimen name={say`Out of use`}>
          <IconButton icon="plus" label={say`Add`} disabled />
        </Specimen>
      </Specimens>
    </Chapter>
  );
}
