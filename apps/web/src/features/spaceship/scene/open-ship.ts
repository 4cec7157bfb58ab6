import {
  followCourse,
  overlook,
  parkAt,
  planCourse,
  type Course,
} from "#features/spaceship/flight/course.ts";
import { combine, steerByPad, steerByStick } from "#features/spaceship/flight/read-controls.ts";
import {
  type Flight,
  fly,
  type Obstacle,
  type Pose,
  restAt,
  type Steering,
} from "#features/spaceship/flight/flight.ts";
import { govern, qualityOf, startGovernor } from "#features/spaceship/flight/governor.ts";
import { findAlong, findTarget, stepThrough } from "#features/spaceship/flight/targets.ts";
import type { Galaxy, Planet, System } from "#features/spaceship/galaxy/galaxy.ts";
import { lengthOf, subtract } from "#features/spaceship/galaxy/vector.ts";
import { openStore, type Store } from "#platform/store.ts";
import type { Frame } from "./cockpit.ts";
import type { Ray } from "./hands.ts";
import { type Box, openLabels } from "./labels.ts";
import { listLabels } from "./list-labels.ts";
import { openScene, type SceneInfo } from "./open-scene.ts";

type ShipState = {
  target: Planet | null;
  /** The system that the ship is in, or flies to. */
  place: System | null;
  isUnderway: boolean;
  /** The ship stands before its target. */
  isParked: boolean;
  /** The galaxy is shown in a headset. */
  isInVr: boolean;
};

/** What lies under a pointer. */
export type Found =
  | { kind: "planet"; planet: Planet }
  | { kind: "system"; system: System }
  | { kind: "signal" };

export type Ship = {
  state: Store<ShipState>;
  /** Flies to a planet; resolves true on arrival, false if something else came up. */
  flyTo: (planet: Planet) => Promise<boolean>;
  visit: (system: System) => Promise<boolean>;
  /** The next or previous planet of this system. */
  turnTo: (by: 1 | -1) => void;
  steer: (source: "keys" | "touch", steering: Steering) => void;
  findAt: (x: number, y: number) => Found | null;
  setPaused: (isPaused: boolean) => void;
  /** The parts of the canvas that the cockpit covers, and what lies over its window. */
  fit: (frame: Frame, covered: readonly Box[]) => void;
  enterVr: (session: XRSession) => Promise<void>;
  leaveVr: () => void;
  info: () => SceneInfo & { level: number; frames: number };
  destroy: () => void;
};

type Settings = {
  canvas: HTMLCanvasElement;
  labels: HTMLElement;
  galaxy: Galaxy;
  names: Parameters<typeof listLabels>[3] & { vrHelp: string };
  /** Reduced motion: the ship cuts to where it goes, and nothing moves by itself. */
  isStill: boolean;
  start: Planet | null;
  /** The game pad that flies now, if any. */
  readPad: () => Parameters<typeof steerByPad>[0] | null;
  onPadButton: (button: number) => void;
  /** A controller of a headset selected something. */
  onSelect: (found: Found) => void;
  onLost: () => void;
};

const longestStep = 0.05;
const signalSize: Obstacle = { position: [0, 0, 0], radius: 14 };

/** The flight deck: flies, follows courses and draws, one frame after the other. */
export function openShip(settings: Settings): Ship | null {
  const { canvas, galaxy, isStill } = settings;
  const scene = openScene(canvas, galaxy, settings.names.vrHelp);
  if (!scene) return null;
  const { headset } = scene;
  const labels = openLabels(settings.labels);
  const state = openStore<ShipState>({
    target: null,
    place: null,
    isUnderway: false,
    isParked: false,
    isInVr: false,
  });
  const obstacles: Obstacle[] = [
    ...galaxy.planets,
    ...galaxy.systems.map(({ position }) => ({ position, radius: 3 })),
  ];
  const sources = new Map<string, Steering>();
  let flight: Flight = restAt(settings.start ? parkBefore(settings.start) : lookOut(canvas));
  let chosen: Planet | null = settings.start;
  let course: (Course & { begun: number; end: (hasArrived: boolean) => void }) | null = null;
  let frame: Frame = { top: 0, bottom: 0, side: 0, corner: 0 };
  let covered: readonly Box[] = [];
  let governor = startGovernor(scene);
  let last = performance.now();
  let held: ReadonlySet<number> = new Set();
  let isPaused = false;
  let frames = 0;

  const set = (change: Partial<ShipState>) => {
    const now = state.get();
    const entries = Object.entries(change) as [keyof ShipState, ShipState[keyof ShipState]][];
    if (entries.some(([key, value]) => now[key] !== value)) state.set({ ...now, ...change });
  };

  const goTo = (to: Pose, target: Planet | null, place: System | null): Promise<boolean> => {
    course?.end(false);
    course = null;
    chosen = target;
    // In a headset, a flight that nobody steers would make people sick.
    if (isStill || headset.isOn()) {
      flight = restAt(headset.isOn() ? { ...to, pitch: 0 } : to);
      set({ target, place, isUnderway: false, isParked: target !== null });
      return Promise.resolve(true);
    }
    set({ target, place, isUnderway: true, isParked: false });
    return new Promise((resolve) => {
      course = { ...planCourse(flight, to), begun: performance.now(), end: resolve };
    });
  };

  const steerNow = (): Steering => {
    const pad = settings.readPad();
    const down = new Set(
      pad ? pad.buttons.flatMap(({ pressed }, index) => (pressed ? [index] : [])) : [],
    );
    for (const button of down) if (!held.has(button)) settings.onPadButton(button);
    held = down;
    return combine([
      ...sources.values(),
      ...(pad ? [steerByPad(pad)] : []),
      ...headset.sticks().map(({ x, y }) => steerByStick(x, y)),
    ]);
  };

  const advance = (now: number, seconds: number): number => {
    const steering = steerNow();
    const isSteered = steering.turn !== 0 || steering.thrust !== 0 || steering.climb !== 0;
    if (course && !isSteered) {
      const share = Math.min(1, (now - course.begun) / (course.seconds * 1000));
      const { warp, ...pose } = followCourse(course, share);
      flight = restAt(pose);
      if (share === 1) {
        const { end } = course;
        course = null;
        set({ isUnderway: false, isParked: chosen !== null });
        end(true);
      }
      return warp;
    }
    if (course) {
      // Steering ends a course.
      course.end(false);
      course = null;
      chosen = null;
      set({ isUnderway: false });
    }
    if (isSteered) {
      chosen = null;
      set({ isParked: false });
    }
    flight = fly(flight, steering, seconds, obstacles);
    const place = findPlace(galaxy, flight);
    if (headset.isOn()) {
      const target = findPointed() ?? chosen;
      set({ target, place, isParked: target !== null && target === chosen });
    } else set({ target: chosen ?? findTarget(flight, galaxy.planets), place });
    return 0;
  };

  const tick = (now: number) => {
    const since = now - last;
    last = now;
    frames += 1;
    const { level } = governor;
    if (!headset.isOn()) governor = govern(governor, since);
    if (governor.level !== level) scene.setQuality(qualityOf(governor));
    const warp = advance(now, Math.min(longestStep, since / 1000));
    const { target } = state.get();
    scene.mark(target);
    scene.draw(flight, warp, isStill ? 0 : now / 1000);
    const pixels = canvas.clientHeight / 1.01;
    labels.show(
      warp > 0.2 || headset.isOn()
        ? []
        : listLabels(galaxy, flight, target, settings.names, pixels),
      scene.project,
      {
        left: frame.side,
        top: frame.top,
        right: canvas.clientWidth - frame.side,
        bottom: canvas.clientHeight - frame.bottom,
      },
      covered,
    );
  };

  const lose = (event: Event) => {
    event.preventDefault();
    settings.onLost();
  };
  const begin = () => {
    last = performance.now();
    scene.setLoop(isPaused ? null : tick);
  };
  scene.setQuality(qualityOf(governor));
  canvas.addEventListener("webglcontextlost", lose);
  if (settings.start) set({ target: settings.start, isParked: true });
  begin();

  return {
    state,
    flyTo: (planet) => goTo(parkBefore(planet), planet, systemOf(galaxy, planet)),
    visit: (system) => goTo(overlook(system), null, system),
    turnTo: (by) => {
      const { place, target } = state.get();
      const system = (target && systemOf(galaxy, target)) ?? place ?? nearestSystem(galaxy, flight);
      const planets = system?.orbits.flatMap((orbit) => orbit.planets) ?? [];
      const planet = stepThrough(planets, target ?? undefined, by);
      if (planet) void goTo(parkBefore(planet), planet, system ?? null);
    },
    steer: (source, steering) => sources.set(source, steering),
    findAt: (x, y) => find({ from: flight.position, direction: scene.directionAt(x, y) }),
    enterVr: async (session) => {
      if (course) {
        course.end(false);
        course = null;
        chosen = null;
        set({ isUnderway: false });
      }
      await headset.enter(session, {
        onSelect: (ray) => {
          const found = find(ray);
          if (found) settings.onSelect(found);
        },
        onEnd: () => {
          if (chosen) flight = restAt(parkBefore(chosen));
          scene.resize(frame);
          set({ isInVr: false });
        },
      });
      flight = restAt({ ...flight, pitch: 0 });
      set({ isInVr: true });
    },
    leaveVr: headset.leave,
    setPaused: (paused) => {
      isPaused = paused;
      begin();
    },
    fit: (next, boxes) => {
      frame = next;
      covered = boxes;
      scene.resize(next);
    },
    info: () => ({ ...scene.info(), level: governor.level, frames }),
    destroy: () => {
      canvas.removeEventListener("webglcontextlost", lose);
      course?.end(false);
      labels.destroy();
      scene.destroy();
    },
  };

  /** Farther away where the window is narrow. */
  function parkBefore(planet: Planet): Pose {
    const sun = systemOf(galaxy, planet)?.position ?? [0, 0, 0];
    return parkAt(planet, sun, isNarrow(canvas) ? 6.2 : 4.4);
  }

  function findPointed(): Planet | null {
    for (const ray of headset.rays()) {
      const found = find(ray);
      if (found?.kind === "planet") return found.planet;
    }
    return null;
  }

  function find({ from, direction }: Ray): Found | null {
    const near = galaxy.planets.filter((planet) => distanceTo(planet) < 130);
    const planet = findAlong(from, direction, near);
    if (planet) return { kind: "planet", planet };
    const around = galaxy.systems.map((system) => ({
      position: system.position,
      radius: 22,
      found: { kind: "system", system } as const,
    }));
    const center = { ...signalSize, found: { kind: "signal" } as const };
    return (
      findAlong<Obstacle & { found: Found }>(from, direction, [...around, center])?.found ?? null
    );
  }

  function distanceTo({ position }: Obstacle): number {
    return lengthOf(subtract(position, flight.position));
  }
}

function systemOf({ systems }: Galaxy, { title }: Planet): System | null {
  return systems.find(({ genre }) => genre === title.genre) ?? null;
}

/** From here all systems lie ahead: from higher up where the window is narrow. */
function lookOut(canvas: HTMLElement): Pose {
  const angle = isNarrow(canvas) ? 0.95 : 0.42;
  const distance = isNarrow(canvas) ? 920 : 430;
  return {
    position: [0, Math.sin(angle) * distance, Math.cos(angle) * distance],
    yaw: 0,
    // The touch stick lies over the lower left of a narrow window.
    pitch: isNarrow(canvas) ? -angle - 0.075 : -angle,
  };
}

function isNarrow({ clientWidth, clientHeight }: HTMLElement): boolean {
  return clientWidth < clientHeight;
}

/** The system that the ship is in; null between systems. */
function findPlace(galaxy: Galaxy, flight: Pose): System | null {
  const near = nearestSystem(galaxy, flight);
  const isNear = near && lengthOf(subtract(near.position, flight.position)) < near.radius * 2.4;
  return isNear ? near : null;
}

function nearestSystem({ systems }: Galaxy, { position }: Pose): System | null {
  const distance = (system: System) => lengthOf(subtract(system.position, position));
  return systems.toSorted((a, b) => distance(a) - distance(b))[0] ?? null;
}
