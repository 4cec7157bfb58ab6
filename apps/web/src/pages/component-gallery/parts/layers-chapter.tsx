import { useState } from "react";
import { Chapter } from "#pages/component-gallery/chapter.tsx";
import { Specimen } from "#pages/component-gallery/specimen.tsx";
import { Specimens } from "#pages/component-gallery/specimens.tsx";
import { say } from "#platform/words/say.ts";
import { Button } from "#ui/button/button.tsx";
import { IconButton } from "#ui/icon-button/icon-button.tsx";
import { Menu } from "#ui/menu/menu.tsx";
import { showToast } from "#ui/toast/toasts.ts";
import { LayerSample, type Layer } from "./layer-sample.tsx";

export function LayersChapter() {
  const [layer, setLayer] = useState<Layer | null>(null);
  const tell = (title: string) => () => void showToast({ title });

  return (
    <Chapter
      id="layers"
      heading={say`Layers`}
      description={say`What lies over a page keeps the focus until it is closed, by its cross, by Escape, by the Back key or by a press beside it, and gives it back.`}
    >
      <Specimens
        heading={say`Over the page`}
        description={say`A question is small, a film is wide, and what belongs to the page comes from its edge: from the foot on a phone.`}
      >
        <Specimen name={say`Asks before an act`}>
          <Button variant="glass" onClick={() => setLayer("act")}>
            {say`Question`}
          </Button>
        </Specimen>
        <Specimen name={say`Middle of the page`}>
          <Button variant="glass" onClick={() => setLayer("dialog")}>
            {say`Dialog`}
          </Button>
        </Specimen>
        <Specimen name={say`At the edge`}>
          <Button variant="glass" onClick={() => setLayer("sheet")}>
            {say`Sheet`}
          </Button>
        </Specimen>
        <Specimen name={say`Acts without a button`}>
          <Menu
            items={[
              { name: say`Add to my list`, icon: "plus", onChoose: tell(say`On your list`) },
              {
                name: say`Watch from the start`,
                icon: "retry",
                onChoose: tell(say`From the start`),
              },
              { name: say`Keep for offline`, isDisabled: true, onChoose: tell(say`Kept`) },
              { name: say`Remove`, icon: "erase", isAlarming: true, onChoose: tell(say`Removed`) },
            ]}
          >
            <IconButton icon="menu" label={say`Acts`} />
          </Menu>
        </Specimen>
      </Specimens>
      <Specimens
        heading={say`Beside what is done`}
        description={say`One note at a time, gone after five seconds, F8 goes to it; a hint after 0.7 of a second.`}
      >
        <Specimen name={say`It worked`}>
          <Button
            variant="glass"
            onClick={() =>
              void showToast({ title: say`Profile created!`, description: say`Welcome, Ada.` })
            }
          >
            {say`Note`}
          </Button>
        </Specimen>
        <Specimen name={say`It did not`}>
          <Button
            variant="glass"
            onClick={() =>
              void showToast({
                title: say`That did not work`,
                description: say`The server could not be asked. Check the connection, then try again.`,
                variant: "alarm",
              })
            }
          >
            {say`Alarm`}
          </Button>
        </Specimen>
        <Specimen name={say`Point at it, or focus it`}>
          <Button variant="plain" icon="info" data-tooltip={say`Fetches the page of plans`}>
            {say`Hint`}
          </Button>
        </Specimen>
      </Specimens>
      {layer && <LayerSample layer={layer} onClose={() => setLayer(null)} />}
    </Chapter>
  );
}
