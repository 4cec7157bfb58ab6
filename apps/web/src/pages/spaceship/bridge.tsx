import { lazy, Suspense, useState } from "react";
import { useLocation, useSearchParams } from "wouter";
import { Cockpit } from "#features/spaceship/cockpit/cockpit.tsx";
import type { DeckAct } from "#features/spaceship/cockpit/use-deck-keys.ts";
import { findSignal, localDay } from "#features/spaceship/galaxy/find-signal.ts";
import type { Galaxy, Planet } from "#features/spaceship/galaxy/galaxy.ts";
import type { Found, Ship } from "#features/spaceship/scene/open-ship.ts";
import { useProfileId } from "#platform/queries/use-profile-id.ts";
import { routes } from "#platform/routes.ts";
import { say } from "#platform/words/say.ts";
import { Message } from "#ui/message/message.tsx";
import { ButtonLink } from "#ui/button/button-link.tsx";
import { Spinner } from "#ui/spinner/spinner.tsx";
import styles from "./bridge.module.css";
import { MapView } from "./map-view.tsx";
import { Panel } from "./panel.tsx";
import { ShipLog } from "./ship-log.tsx";
import { TopBar } from "./top-bar.tsx";
import { useExitKey } from "./use-exit-key.ts";
import { useGalaxy } from "./use-galaxy.ts";
import { useLandings } from "./use-landings.ts";

const TitleDialog = lazy(() =>
  import("#pages/home/title-dialog.tsx").then((module) => ({ default: module.TitleDialog })),
);

/** The galaxy, flown or read as a map, with what belongs to both. */
export function Bridge() {
  const galaxy = useGalaxy();
  if (!galaxy) return <Spinner />;
  if (galaxy.planets.length === 0)
    return (
      <Message
        heading={say`No planets yet`}
        actions={
          <ButtonLink variant="gold" href={routes.home}>
            {say`All films`}
          </ButtonLink>
        }
      >
        {say`This profile has no films to fly to.`}
      </Message>
    );
  return <Flight key={galaxy.planets.map(({ id }) => id).join(" ")} known={galaxy} />;
}

/** The galaxy stays as it is while the ship flies, unless other titles exist for the profile. */
function Flight({ known }: { known: Galaxy }) {
  const [galaxy] = useState(known);
  const [, navigate] = useLocation();
  const [search, setSearch] = useSearchParams();
  const profileId = useProfileId();
  const [view, setView] = useState<"cockpit" | "map">("cockpit");
  const [hasFailed, setFailed] = useState(false);
  const [isLogOpen, setLogOpen] = useState(false);
  const landedId = search.get("planet");
  const landed = galaxy.planets.find(({ id }) => id === landedId) ?? null;
  // The cockpit opens before the film that was last landed on.
  const [visited, setVisited] = useState(landed);
  const isMap = view === "map" || hasFailed;

  useExitKey(() => navigate(routes.home));

  const recordLanding = useLandings(galaxy);
  const open = (planet: Planet) => {
    recordLanding(planet);
    setLogOpen(false);
    setVisited(planet);
    setSearch({ planet: planet.id });
  };
  const land = (planet: Planet, ship: Ship | null) => {
    if (!ship) return open(planet);
    const { target, isParked, isInVr } = ship.state.get();
    if (isParked && target === planet) {
      ship.leaveVr();
      return open(planet);
    }
    // A headset doesn't show the film's details, so that arriving there isn't landing yet.
    void ship.flyTo(planet).then((hasArrived) => hasArrived && !isInVr && open(planet));
  };
  const landById = (id: string, ship: Ship | null) => {
    const planet = galaxy.planets.find((one) => one.id === id);
    if (planet) land(planet, ship);
  };
  const followSignal = (ship: Ship | null) => {
    const planet = findSignal(galaxy.planets, profileId ?? null, localDay(new Date()));
    if (planet) land(planet, ship);
  };
  const act = (kind: DeckAct, ship: Ship) => {
    const { target, place } = ship.state.get();
    if (kind === "land" && target) land(target, ship);
    if (kind === "next") ship.turnTo(1);
    if (kind === "previous") ship.turnTo(-1);
    if (kind === "nextSystem") {
      const index = place ? galaxy.systems.indexOf(place) : -1;
      const system = galaxy.systems[(index + 1) % galaxy.systems.length];
      if (system) void ship.visit(system);
    }
    if (kind === "map") setView("map");
    if (kind === "signal") followSignal(ship);
    if (kind === "leo") document.querySelector<HTMLElement>("[data-computer]")?.focus();
  };
  const find = (found: Found, ship: Ship) => {
    if (found.kind === "system") void ship.visit(found.system);
    else if (found.kind === "signal") followSignal(ship);
    else land(found.planet, ship);
  };

  const top = (
    <TopBar
      isMap={isMap}
      canFly={!hasFailed}
      onView={() => setView(isMap ? "cockpit" : "map")}
      onLog={() => setLogOpen(true)}
    />
  );
  const panel = (ship: Ship | null) => (
    <Panel
      galaxy={galaxy}
      isMap={isMap}
      ship={ship}
      onLand={(planet) => land(planet, ship)}
      onCourse={(id) => landById(id, ship)}
      onSignal={() => followSignal(ship)}
    />
  );

  return (
    <section aria-labelledby="ship-name">
      <h1 id="ship-name" className={styles.name}>
        {say`Spaceship`}
      </h1>
      {isMap ? (
        <MapView
          galaxy={galaxy}
          start={visited}
          hasFailed={hasFailed}
          top={top}
          panel={panel(null)}
          onOpen={open}
        />
      ) : (
        <Cockpit
          galaxy={galaxy}
          start={visited}
          isCovered={landed !== null || isLogOpen}
          onAct={act}
          onFound={find}
          onFailure={() => setFailed(true)}
          top={top}
          panel={panel}
        />
      )}
      {isLogOpen && <ShipLog onOpen={open} galaxy={galaxy} onClose={() => setLogOpen(false)} />}
      {landed && (
        <Suspense fallback={null}>
          <TitleDialog titleId={landed.id} onClose={() => setSearch({})} />
        </Suspense>
      )}
    </section>
  );
}
