import {
  AdditiveBlending,
  Color,
  Group,
  InstancedBufferAttribute,
  InstancedBufferGeometry,
  Mesh,
  PlaneGeometry,
  ShaderMaterial,
  type Texture,
} from "three";
import type { Galaxy, Planet } from "#features/spaceship/galaxy/galaxy.ts";
import type { Atlas } from "./atlas.ts";
import { discFragment, glowFragment, planetVertex } from "./planet-shaders.ts";

export type Planets = {
  group: Group;
  /** Puts the golden ring around a planet. */
  mark: (index: number | null) => void;
  /** Shows a sharp poster on one planet; null for none. */
  showPoster: (index: number | null, poster: Texture | null) => void;
  move: (seconds: number) => void;
};

/** All planets in two draw calls: spheres drawn on squares that face the ship, then their light. */
export function createPlanets({ systems, planets }: Galaxy, atlas: Atlas): Planets {
  const geometry = new InstancedBufferGeometry();
  const square = new PlaneGeometry(2, 2);
  geometry.index = square.index;
  geometry.setAttribute("position", square.getAttribute("position"));
  geometry.instanceCount = planets.length;

  const suns = new Map(
    systems.flatMap(({ orbits, position, colors }) =>
      orbits.flatMap((orbit) =>
        orbit.planets.map((planet) => [planet, { position, colors }] as const),
      ),
    ),
  );
  const perPlanet = (name: string, size: number, of: (planet: Planet, index: number) => number[]) =>
    geometry.setAttribute(
      name,
      new InstancedBufferAttribute(new Float32Array(planets.flatMap(of)), size),
    );
  perPlanet("center", 3, ({ position }) => [...position]);
  perPlanet("sun", 3, (planet) => [...(suns.get(planet)?.position ?? [0, 0, 0])]);
  perPlanet("look", 4, ({ radius, fit, progress }, index) => [radius, fit, progress ?? -1, index]);
  perPlanet("cell", 2, (_planet, index) => atlas.cellOf(index));
  perPlanet("tint", 3, (planet) => {
    const color = new Color(suns.get(planet)?.colors[0] ?? "#f7c85a");
    return [color.r, color.g, color.b];
  });

  const uniforms = {
    time: { value: 0 },
    atlas: { value: atlas.texture },
    cellSide: { value: atlas.cell },
    marked: { value: -1 },
    posterOf: { value: -1 },
    poster: { value: atlas.texture },
  };
  const discs = new Mesh(
    geometry,
    new ShaderMaterial({ uniforms, vertexShader: planetVertex, fragmentShader: discFragment }),
  );
  const glows = new Mesh(
    geometry,
    new ShaderMaterial({
      uniforms,
      vertexShader: planetVertex,
      fragmentShader: glowFragment,
      transparent: true,
      depthWrite: false,
      blending: AdditiveBlending,
    }),
  );
  discs.frustumCulled = glows.frustumCulled = false;
  glows.renderOrder = 2;
  const group = new Group();
  group.add(discs, glows);
  return {
    group,
    mark: (index) => {
      uniforms.marked.value = index ?? -1;
    },
    showPoster: (index, poster) => {
      uniforms.posterOf.value = poster ? (index ?? -1) : -1;
      uniforms.poster.value = poster ?? atlas.texture;
    },
    move: (seconds) => {
      uniforms.time.value = seconds;
    },
  };
}
