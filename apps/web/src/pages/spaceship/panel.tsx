import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Autopilot } from "#features/spaceship/cockpit/autopilot.tsx";
import { TargetCard } from "#features/spaceship/cockpit/target-card.tsx";
import { VrButton } from "#features/spaceship/cockpit/vr-button.tsx";
import { Computer } from "#features/spaceship/computer.tsx";
import { listTour } from "#features/spaceship/describe-planet.ts";
import { stepThrough } from "#features/spaceship/flight/targets.ts";
import type { Galaxy, Planet } from "#features/spaceship/galaxy/galaxy.ts";
import type { Ship } from "#features/spaceship/scene/open-ship.ts";
import { sessionQuery } from "#platform/queries/session-query.ts";
import { useStore } from "#platform/store.ts";
import { say } from "#platform/words/say.ts";
import { Button } from "#ui/button/button.tsx";
import styles from "./panel.module.css";
import { useCourseByLeo } from "./use-course-by-leo.ts";

type Props = {
  galaxy: Galaxy;
  isMap: boolean;
  /** Null on the star map, and until it has loaded. */
  ship: Ship | null;
  onLand: (planet: Planet) => void;
  onCourse: (titleId: string) => void;
  onSignal: () => void;
};

/** The control panel below the window. Children begin with the autopilot. */
export function Panel({ galaxy, isMap, ship, onLand, onCourse, onSignal }: Props) {
  const { data: session } = useQuery(sessionQuery);
  const [choice, setAutomatic] = useState<boolean | null>(null);
  const isAutomatic = choice ?? session?.profile?.role === "child";
  const leo = useCourseByLeo(onCourse);

  if (ship && isAutomatic)
    return (
      <FlownByAutopilot
        galaxy={galaxy}
        ship={ship}
        onLand={onLand}
        takesFocus={choice === true}
        onManual={() => {
          setAutomatic(false);
          focusDeck();
        }}
      />
    );
  return (
    <div className={styles.panel} data-map={isMap}>
      <Computer {...leo} onAsk={leo.ask} onChoose={onCourse} />
      {ship && <TargetCard ship={ship} onLand={onLand} />}
      {!ship && !isMap && <div className={styles.loading} />}
      <div className={styles.acts}>
        <Button variant="glass" onClick={onSignal}>
          {say`Unknown signal`}
        </Button>
        {ship && <VrButton ship={ship} />}
        {!isMap && (
          <Button variant="glass" disabled={!ship} onClick={() => setAutomatic(true)}>
            {say`Autopilot`}
          </Button>
        )}
      </div>
    </div>
  );
}

type AutopilotProps = {
  galaxy: Galaxy;
  ship: Ship;
  takesFocus: boolean;
  onLand: (planet: Planet) => void;
  onManual: () => void;
};

/** The button that was pressed is about to go; the window takes its focus. */
function focusDeck(): void {
  document.querySelector<HTMLElement>("[data-deck]")?.focus({ preventScroll: true });
}

function FlownByAutopilot({ galaxy, ship, takesFocus, onLand, onManual }: AutopilotProps) {
  const { target } = useStore(ship.state);
  return (
    <Autopilot
      name={target?.title.title ?? null}
      takesFocus={takesFocus}
      onNext={() => {
        const next = stepThrough(listTour(galaxy), target ?? undefined, 1);
        if (next) void ship.flyTo(next);
      }}
      onLand={() => target && onLand(target)}
      onManual={onManual}
    />
  );
}
