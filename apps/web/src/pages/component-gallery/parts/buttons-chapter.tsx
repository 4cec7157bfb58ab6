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
    description: say`The main action. One per screen.`,
    verb: say`Play`,
  },
  {
    variant: "glass",
    name: say`Glass`,
    description: say`Secondary actions, also over pictures.`,
    verb: say`Details`,
  },
  {
    variant: "plain",
    name: say`Plain`,
    description: say`Low-emphasis actions.`,
    verb: say`Not now`,
  },
  {
    variant: "alarm",
    name: say`Alarm`,
    description: say`Can’t be undone. Always asks for confirmation.`,
    verb: say`Delete`,
  },
];

export function ButtonsChapter() {
  return (
    <Chapter
      id="buttons"
      heading={say`Buttons`}
      description={say`A verb that says what happens. 48 pixels tall, taller on TV. They lift on hover and sink when pressed.`}
    >
      {variants().map(({ variant, name, description, verb }) => (
        <Specimens key={variant} heading={name} description={description} column="8.5rem">
          <Specimen name={say`Default`}>
            <Button variant={variant}>{verb}</Button>
          </Specimen>
          <Specimen name={say`Hovered`} state="hover">
            <Button variant={variant}>{verb}</Button>
          </Specimen>
          <Specimen name={say`Focused`} state="focus">
            <Button variant={variant}>{verb}</Button>
          </Specimen>
          <Specimen name={say`Pressed`} state="pressed">
            <Button variant={variant}>{verb}</Button>
          </Specimen>
          <Specimen name={say`Loading`}>
            <Button variant={variant} aria-busy>
              {verb}
            </Button>
          </Specimen>
          <Specimen name={say`Disabled`}>
            <Button variant={variant} disabled>
              {verb}
            </Button>
          </Specimen>
        </Specimens>
      ))}
      <Specimens heading={say`With an icon, and as a link`}>
        <Specimen name={say`Icon first`}>
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
          <RowButton aria-label={say`Change folder`}>{say`Change`}</RowButton>
        </Specimen>
      </Specimens>
      <Specimens
        heading={say`Icon only`}
        description={say`For familiar actions. The name shows on hover.`}
        column="7rem"
      >
        <Specimen name={say`Default`}>
          <IconButton icon="plus" label={say`Add`} />
        </Specimen>
        <Specimen name={say`Hovered`} state="hover">
          <IconButton icon="plus" label={say`Add`} />
        </Specimen>
        <Specimen name={say`Focused`} state="focus">
          <IconButton icon="plus" label={say`Add`} />
        </Specimen>
        <Specimen name={say`Pressed`} state="pressed">
          <IconButton icon="plus" label={say`Add`} />
        </Specimen>
        <Specimen name={say`Disabled`}>
          <IconButton icon="plus" label={say`Add`} disabled />
        </Specimen>
      </Specimens>
    </Chapter>
  );
}
