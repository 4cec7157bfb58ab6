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
      description={say`A layer holds the focus until you close it with its X, Escape, Back or a tap outside.`}
    >
      <Specimens
        heading={say`Over the page`}
        description={say`Questions are small, films are wide, and page panels slide in from the edge (from the bottom on phones).`}
      >
        <Specimen name={say`Asks for confirmation`}>
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
        <Specimen name={say`Menu actions`}>
          <Menu
            items={[
              { name: say`Add to my list`, icon: "plus", onChoose: tell(say`On your list`) },
              {
                name: say`Watch from the start`,
                icon: "retry",
                onChoose: tell(say`From the start`),
              },
              { name: say`Download`, isDisabled: true, onChoose: tell(say`Downloaded`) },
              { name: say`Remove`, icon: "erase", isAlarming: true, onChoose: tell(say`Removed`) },
            ]}
          >
            <IconButton icon="menu" label={say`Actions`} />
          </Menu>
        </Specimen>
      </Specimens>
      <Specimens
        heading={say`Toasts and tooltips`}
        description={say`Toasts show one at a time for 5 seconds (F8 moves to them). Tooltips show after 0.7 s.`}
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
        <Specimen name={say`It failed`}>
          <Button
            variant="glass"
            onClick={() =>
              void showToast({
                title: say`That didn’t work`,
                description: say`Can’t reach the server. Check your connection and try again.`,
                variant: "alarm",
              })
            }
          >
            {say`Alarm`}
          </Button>
        </Specimen>
        <Specimen name={say`Hover or focus`}>
          <Button variant="plain" icon="info" data-tooltip={say`Opens the plans page`}>
            {say`Hint`}
          </Button>
        </Specimen>
      </Specimens>
      {layer && <LayerSample layer={layer} onClose={() => setLayer(null)} />}
    </Chapter>
  );
}
