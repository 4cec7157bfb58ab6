import { useState } from "react";
import { Chapter } from "#pages/logo-test/chapter.tsx";
import { Specimen } from "#pages/logo-test/specimen.tsx";
import { Specimens } from "#pages/logo-test/specimens.tsx";
import { Button } from "#ui/button/button.tsx";
import { IconButton } from "#ui/icon-button/icon-button.tsx";
import { Menu } from "#ui/menu/menu.tsx";
import { showToast } from "#ui/toast/toasts.ts";
import { LayerSample, type Layer } from "./layer-sample.tsx";

export function LayersChapter() {
  const [layer, setLayer] = useState<Layer | null>(null);
  const say = (title: string) => () => void showToast({ title });

  return (
    <Chapter
      id="layers"
      heading="Layers"
      words="What lies over a page keeps the focus until it is closed, by its cross, by Escape, by the Back key or by a press beside it, and gives it back."
    >
      <Specimens
        heading="Over the page"
        words="A question is small, a film is wide, and what belongs to the page comes from its edge: from the foot on a phone."
      >
        <Specimen name="Asks before an act">
          <Button look="glass" onClick={() => setLayer("act")}>
            Question
          </Button>
        </Specimen>
        <Specimen name="Middle of the page">
          <Button look="glass" onClick={() => setLayer("dialog")}>
            Dialog
          </Button>
        </Specimen>
        <Specimen name="At the edge">
          <Button look="glass" onClick={() => setLayer("sheet")}>
            Sheet
          </Button>
        </Specimen>
        <Specimen name="Acts without a button">
          <Menu
            items={[
              { name: "Add to my list", icon: "plus", onChoose: say("On your list") },
              { name: "Watch from the start", icon: "retry", onChoose: say("From the start") },
              { name: "Keep for offline", isDisabled: true, onChoose: say("Kept") },
              { name: "Remove", icon: "erase", isAlarming: true, onChoose: say("Removed") },
            ]}
          >
            <IconButton icon="menu" label="Acts" />
          </Menu>
        </Specimen>
      </Specimens>
      <Specimens
        heading="Beside what is done"
        words="One note at a time, gone after five seconds, F8 goes to it; a hint after 0.7 of a second."
      >
        <Specimen name="It worked">
          <Button
            look="glass"
            onClick={() =>
              void showToast({ title: "Profile created!", description: "Welcome, Ada." })
            }
          >
            Note
          </Button>
        </Specimen>
        <Specimen name="It did not">
          <Button
            look="glass"
            onClick={() =>
              void showToast({
                title: "That did not work",
                description: "The server could not be asked. Check the connection, then try again.",
                look: "alarm",
              })
            }
          >
            Alarm
          </Button>
        </Specimen>
        <Specimen name="Point at it, or focus it">
          <Button look="plain" icon="info" data-tooltip="Fetches the page of plans">
            Hint
          </Button>
        </Specimen>
      </Specimens>
      {layer && <LayerSample layer={layer} onClose={() => setLayer(null)} />}
    </Chapter>
  );
}
