import { type KeyboardEvent, useRef } from "react";
import { say } from "#platform/words/say.ts";
import { Button } from "#ui/button/button.tsx";
import { CornerButton } from "./pause/corner-button.tsx";
import overlay from "./overlay.module.css";
import { useFirstFocus } from "./use-first-focus.ts";
import type { useRaceMenu } from "./race/use-race-menu.ts";

type Props = { menu: ReturnType<typeof useRaceMenu>; onLeave: () => void };

/** The way out of a running race: a button for pointers, which opens the menu of the other controls. */
export function RaceExit({ menu, onLeave }: Props) {
  if (menu.isOpen) return <RaceMenu onStay={menu.close} onLeave={onLeave} />;
  return <CornerButton icon="close" label={say`Leave race`} onClick={menu.toggle} />;
}

function RaceMenu({ onStay, onLeave }: { onStay: () => void; onLeave: () => void }) {
  const menu = useRef<HTMLElement>(null);
  useFirstFocus(menu);
  const stayOnBack = (event: KeyboardEvent) => {
    if (event.key !== "Escape") return;
    event.preventDefault();
    event.stopPropagation();
    onStay();
  };
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Back in the menu
    <section
      className={overlay.overlay}
      ref={menu}
      data-modal
      aria-label={say`Race menu`}
      onKeyDown={stayOnBack}
    >
      <div className={overlay.card}>
        <h2 className={overlay.heading}>{say`Leave the race?`}</h2>
        <p className={overlay.note}>{say`The race continues.`}</p>
        <div className={overlay.actions}>
          <Button variant="gold" icon="play" onClick={onStay}>
            {say`Keep racing`}
          </Button>
          <Button variant="glass" onClick={onLeave}>
            {say`Leave race`}
          </Button>
        </div>
      </div>
    </section>
  );
}
